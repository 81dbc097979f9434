/** The ship without anybody in her: hull, floors, furniture, walls, hatches and ways out. The board and the print share it. */
import { memo, type ReactNode, useId } from 'react';
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import { FURNITURE } from './furniture.ts';
import {
  type Connection,
  type Doorway,
  doorwaysOf,
  exitsOf,
  outlineOf,
  type Plan,
  pointsOf,
} from './geometry.ts';
import { LINE, labelOf, type Named } from './labels.ts';
import styles from './ship.module.css';

/** An area as far as it is drawn. */
export interface Ground extends Named {
  readonly kind: 'room' | 'passage';
}

interface ShipGroundProps {
  readonly plan: Plan;
  readonly areas: readonly Ground[];
  readonly connections: readonly Connection[];
  /** Between the sky and the hull. */
  readonly under?: ReactNode;
}

export const ShipGround = memo(function ShipGround({ plan, areas, connections, under }: ShipGroundProps) {
  const plate = useId();
  const outlines = areas.map((area) => ({ ...area, points: pointsOf(outlineOf(plan, area.id)) }));
  const doorways = doorwaysOf(plan, connections);
  return (
    <g aria-hidden>
      <defs>
        <pattern id={plate} width="8" height="8" patternUnits="userSpaceOnUse" className={styles.plate}>
          <path d="M0 8V0H8" />
        </pattern>
      </defs>
      <rect className={styles.space} width={plan.width} height={plan.height} />
      {under}
      {(['hull', 'plating'] as const).map((layer) => (
        <g key={layer}>
          {outlines.map(({ id, points }) => (
            <polygon key={id} className={styles[layer]} points={points} />
          ))}
        </g>
      ))}
      {outlines.map(({ id, kind, points }) => (
        <g key={id} data-floor={id}>
          <polygon className={kind === 'room' ? styles.room : styles.passage} points={points} />
          {kind === 'passage' && <polygon fill={`url(#${plate})`} points={points} />}
        </g>
      ))}
      <g
        className={styles.furniture}
        transform={`scale(${plan.scale}) translate(${plan.origin.x} ${plan.origin.y})`}
      >
        {areas.map(({ id }) => FURNITURE[id] !== undefined && <path key={id} d={FURNITURE[id]} />)}
      </g>
      {outlines.map(({ id, points }) => (
        <polygon key={id} className={styles.wall} points={points} />
      ))}
      {doorways.map((doorway) =>
        doorway.via === 'open' ? (
          <OpenWay key={doorway.between.join('-')} {...doorway} />
        ) : (
          <Hatch key={doorway.between.join('-')} {...doorway} />
        ),
      )}
      {exitsOf(plan).map(({ area, x, y, turned }) => (
        <WayOut key={area} area={area} x={x} y={y} turned={turned} />
      ))}
    </g>
  );
});

/** Long and thick as it is drawn over the wall. */
const HATCH = { length: 22, thick: 7 } as const;

function Hatch({ between, x, y, wall }: Doorway) {
  const length = Math.min(HATCH.length, wall.length - 2);
  return (
    <g
      className={styles.hatch}
      data-hatch={between.join('-')}
      transform={`translate(${x} ${y}) rotate(${wall.upright ? 90 : 0})`}
    >
      <rect x={-length / 2} y={-HATCH.thick / 2} width={length} height={HATCH.thick} />
      <path d={`M0 ${-HATCH.thick / 2}v${HATCH.thick}`} />
    </g>
  );
}

/** No wall but its ends: dots tell where one area becomes the next. */
function OpenWay({ between, wall: { from, to, upright } }: Doorway) {
  const [dx, dy] = upright ? [0, 1] : [1, 0];
  const line = (in_: number) => ({
    x1: from.x + dx * in_,
    y1: from.y + dy * in_,
    x2: to.x - dx * in_,
    y2: to.y - dy * in_,
  });
  return (
    <g data-open={between.join('-')}>
      <line className={styles.noWall} {...line(1)} />
      <line className={styles.open} {...line(3)} />
    </g>
  );
}

interface WayOutProps {
  readonly area?: AreaId;
  readonly x: number;
  readonly y: number;
  readonly turned: number;
}

/** An arrow through the hull. */
export const WayOut = ({ area, x, y, turned }: WayOutProps) => (
  <g className={styles.exit} data-exit={area} transform={`translate(${x} ${y}) rotate(${turned})`}>
    <rect x={-3} y={-9} width={10} height={18} />
    <path d="M-1.5-5.5 4.5 0-1.5 5.5Z" />
  </g>
);

interface NamesProps {
  readonly plan: Plan;
  readonly areas: readonly Ground[];
  /** True if areas show their numbers alone, where names have no room. */
  readonly isNumbered?: boolean;
}

/** Numbers and names, over the floor and under nobody. */
export const ShipNames = memo(function ShipNames({ plan, areas, isNumbered = false }: NamesProps) {
  return (
    <g aria-hidden>
      {areas.map((area) => {
        const { id, kind } = area;
        const { lines, x, y } = labelOf(plan, isNumbered ? { ...area, planName: '' } : area);
        const [first = '', ...more] = lines;
        const [number, ...name] = first.split(' ');
        return (
          <text key={id} className={styles.name} data-passage={kind === 'passage' || undefined}>
            <tspan className={styles.number} x={x} y={y + LINE - 2}>
              {number}
            </tspan>
            {name.length > 0 && <tspan> {name.join(' ')}</tspan>}
            {more.map((line, row) => (
              <tspan key={line} x={x} y={y + (row + 2) * LINE - 2}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
