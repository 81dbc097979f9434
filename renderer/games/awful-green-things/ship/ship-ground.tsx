/** The ship without anybody in her: hull, floors, furniture, walls, hatches and ways out. The board and the print share it. */
import { memo, type ReactNode, useId } from 'react';
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
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

/** Furniture of the rooms, as thin lines under everything; in the units of the plan at full size. */
const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const oval = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
/** A bunk with its pillow at the head. */
const bunk = (x: number, y: number): string => `${rect(x, y, 18, 32)}M${x} ${y + 8}h18`;
const row = (draw: (x: number, y: number) => string, y: number, ...xs: readonly number[]): string =>
  xs.map((x) => draw(x, y)).join('');
/** A desk with a screen let into it. */
const desk = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height) + rect(x + 4, y + 3, width - 8, height - 6);
/** A shelf with its compartments. */
const shelf = (x: number, y: number, width: number, height: number, parts: number): string =>
  rect(x, y, width, height) +
  Array.from({ length: parts - 1 }, (_, at) => `M${x + ((at + 1) * width) / parts} ${y}v${height}`).join('');
const tank = (y: number): string => `${oval(784, y, 20) + oval(784, y, 11)}M764 ${y}h-24M752 ${y - 4}v8`;

const FURNITURE: Readonly<Partial<Record<AreaId, string>>> = {
  // A dish that looks ahead.
  'sensor-1': 'M18 276Q30 296 18 316M18 296h14M40 240v20M50 240v20',
  'crew-quarters-1': row(bunk, 226, 68, 92),
  'captains-cabin': `${bunk(170, 104)}${rect(102, 146, 26, 14)}${oval(138, 153, 5)}`,
  // Consoles along the screen.
  'bridge-1': `M202 70v62M208 70v62M202 84h6M202 101h6M202 118h6${oval(224, 101, 6)}`,
  'cargo-hold': `${rect(386, 48, 44, 26)}M386 61h44M408 48v26${rect(440, 48, 54, 30)}M467 48v30${rect(386, 96, 30, 24)}${rect(466, 92, 34, 30)}M466 107h34M483 92v30`,
  'bridge-2': `M572 60v70M566 60v70M566 78h6M566 95h6M566 112h6${oval(550, 95, 6)}`,
  'crew-quarters-2': row(bunk, 116, 612, 636).replaceAll('v32', 'v28'),
  // The pool table, with its pockets.
  'pool-room': `${rect(614, 52, 36, 28)}${rect(617, 55, 30, 22)}${oval(617, 55, 1.6)}${oval(647, 55, 1.6)}${oval(617, 77, 1.6)}${oval(647, 77, 1.6)}${oval(632, 66, 1.4)}`,
  'fuel-pod-1': tank(50),
  // Three engines, and the desk they are minded from.
  'engine-room': [240, 282, 324]
    .map((y) => `${rect(782, y, 30, 28)}M812 ${y + 6}l5-5v26l-5-5M788 ${y}v28M794 ${y}v28`)
    .join('')
    .concat(rect(728, 424, 62, 46), 'M728 447h62M748 424v46M770 424v46'),
  'fuel-pod-2': tank(544),
  'crew-quarters-3': row(bunk, 494, 612, 636),
  'sensor-2': 'M558 534Q575 518 592 534M575 526v16',
  // A small boat, a broad one, a round one.
  'scout-bay': 'M490 545c0-44 46-44 46 0ZM502 545v8h22v-8M513 513v32',
  'cockboat-bay': 'M438 478c24 0 32 14 32 34v40h-64v-40c0-20 8-34 32-34ZM406 536h64M422 500h32v20h-32Z',
  'saucer-bay': oval(256, 514, 40, 27) + oval(256, 514, 26, 17) + oval(256, 514, 12, 8),
  'probe-launch': 'M116 450l22 22 8-8-22-22ZM134 436l22 22 8-8-22-22Z',
  'probe-control': `${shelf(68, 378, 56, 20, 4)}${desk(96, 352, 28, 14)}`,
  computer: `${shelf(138, 228, 52, 14, 5)}${shelf(138, 250, 52, 14, 5)}M138 216h52`,
  'officers-quarters': row(bunk, 230, 202, 226),
  wardroom: `${oval(283, 216, 14)}${[0, 1, 2, 3, 4, 5].map((at) => oval(283 + 21 * Math.cos((at * Math.PI) / 3), 216 + 21 * Math.sin((at * Math.PI) / 3), 3.5)).join('')}`,
  galley: `${rect(378, 256, 50, 9)}${oval(386, 260.5, 2.6)}${oval(396, 260.5, 2.6)}M410 256v9${rect(418, 166, 10, 44)}`,
  'ships-store': `${shelf(472, 166, 30, 18, 3)}M472 175h30`,
  'mess-deck': `${rect(500, 226, 36, 12)}${rect(500, 248, 36, 12)}M504 222h28M504 242h28M504 264h28`,
  'science-lab': `${desk(556, 252, 40, 14)}${oval(640, 256, 9)}${oval(640, 256, 4)}${rect(606, 252, 16, 12)}`,
  'aft-machine-shop': `${rect(722, 268, 24, 18)}${oval(734, 277, 5)}${rect(722, 362, 50, 9)}M738 362v9M754 362v9${oval(762, 240, 8)}`,
  'crew-quarters-4': `${rect(540, 420, 22, 18)}M548 420v18${rect(628, 420, 22, 18)}M642 420v18${rect(584, 424, 22, 14)}M592 424v14`,
  'hospital-ward': row((x, y) => `${rect(x, y, 15, 30)}M${x} ${y + 8}h15`, 348, 594, 615, 636),
  'sick-bay': `${rect(462, 412, 26, 26)}M462 420h26${oval(510, 358, 7)}M510 354v8M506 358h8`,
  'damage-control': `${desk(322, 428, 40, 12)}${rect(384, 344, 10, 54)}M384 358h10M384 371h10M384 384h10`,
  'machine-shop': `${rect(270, 344, 36, 20)}${oval(280, 354, 5)}${rect(212, 430, 40, 10)}M226 430v10M238 430v10${rect(268, 420, 36, 18)}M268 429h36`,
  'life-support': `${oval(168, 384, 17)}${oval(168, 384, 6)}M168 367v34M151 384h34`,
};

/** An area as far as it is drawn. */
export interface Ground extends Named {
  readonly kind: 'room' | 'passage';
}

interface ShipGroundProps {
  readonly plan: Plan;
  readonly areas: readonly Ground[];
  readonly connections: readonly Connection[];
  /** Drawing between the sky and the hull. */
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
