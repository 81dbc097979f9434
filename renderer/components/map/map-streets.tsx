/** Streets on a map: all pavements, then all kerbs, then all carriageways, so that no kerb closes a street where another comes in. */
import type { ReactNode } from 'react';
import type { Paved } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, type View } from './geometry.ts';
import styles from './map.module.css';
import type { MapPlan } from './map-plan.ts';
import { inset, pathOf, rungs } from './outlines.ts';
import { pavedPath } from './paved.ts';
import { aside, path, smooth, wayFrom } from './polylines.ts';
import { KERB } from './street-plan.ts';

interface MapStreetsProps {
  /** Squares and turning circles. */
  readonly paved: readonly Paved[];
  readonly plan: MapPlan;
  readonly view: View;
  /** Wraps what is drawn of a part. */
  readonly part: (id: string, child: ReactNode) => ReactNode;
}

export function MapStreets({ paved: open, plan: { streets, middles }, view, part }: MapStreetsProps) {
  const { roads, corners, bars, barWidth } = streets;
  const paved = roads.filter((road) => road.paved);
  const outlines = (kind: Paved['kind']) =>
    open.filter((one) => one.kind === kind).map(({ outline }) => cornersOnMap(view, outline));
  const [squares, circles] = [outlines('square'), outlines('turning-circle')];
  const grounds = open.map((one) => pavedPath(one, view));
  // On a country road there is no pavement, round a turning circle either.
  const rim = paved.length > 0 ? PAVEMENT * view.scale : 0;
  return (
    <>
      <g className={styles.untouched}>
        <path
          className={styles.rim}
          d={[...roads.map((road) => pathOf(road.corners)), ...grounds].join('')}
        />
        <path
          className={styles.mapStreetsPavement}
          d={[...paved.map((road) => pathOf(road.corners)), ...grounds].join('')}
        />
        <path className={styles.slabs} d={squares.map((corners) => slabsOn(corners, view)).join('')} />
        <path className={styles.circle} d={circles.map((corners) => smooth(inset(corners, rim))).join('')} />
        {roads.map(({ name, line, half }) => (
          <path key={name} className={styles.kerb} d={path(line)} strokeWidth={2 * half + 2 * KERB} />
        ))}
        <path
          className={styles.turn}
          d={[
            ...corners.map(({ ground }) => ground),
            // No kerb of a street goes on inside a circle that the street leads into.
            ...circles.map((corners) => smooth(inset(corners, rim + KERB))),
          ].join('')}
        />
      </g>
      {roads.map(({ name, line, half, corners: outline, paved: walked }, at) => (
        <g key={name}>
          {part(
            `s${at + 1}`,
            <>
              <path className={styles.touch} d={pathOf(outline)} />
              <path
                className={walked ? styles.road : styles.lane}
                d={walked ? path(line) : pathOf(outline)}
                strokeWidth={walked ? 2 * half : undefined}
              />
            </>,
          )}
        </g>
      ))}
      <g className={styles.untouched}>
        <path className={styles.round} d={corners.map(({ kerb }) => kerb).join('')} />
        <path className={styles.mapStreetsZebra} d={bars.map(path).join('')} strokeWidth={barWidth} />
        <path className={styles.centre} d={middles.map(path).join('')} strokeDasharray={dashes(view)} />
      </g>
    </>
  );
}

/** Tenths of an inch: the pavement round a turning circle, and the slabs of a square. */
const PAVEMENT = 20;
const SLABS = 12;

/** Slabs all over, as far as the square reaches. */
function slabsOn(corners: readonly Spot[], { scale }: View): string {
  const [first, second] = corners;
  if (first === undefined || second === undefined) return '';
  const way = wayFrom(first, second);
  return rungs(corners, way, SLABS * scale) + rungs(corners, aside(way), SLABS * scale);
}

/** Two inches and a half, and as much between, wherever there is room for it. */
const dashes = ({ scale }: View): string => `${Math.max(12, 25 * scale)} ${Math.max(9, 18 * scale)}`;
