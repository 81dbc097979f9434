import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Box, boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import marks from './map-marks.module.css';
import styles from './map-placed.module.css';
import { ringLabel } from './ring-label.ts';
import type { TableView } from './table-view.ts';
import { words as said } from './text/map-placed.ts';

export type PlacedOnMap = UnderWay['placed'][number];

/** Half a sign, in pixels: it does not grow with the map. */
const HALF = 9;

const PLACED_WORDS = {
  prison: said.prison,
  runners: said.runners,
  chasers: said.chasers,
} as const satisfies Record<PlacedOnMap['what'], string>;

/** Where people stand at the start who don’t come on at the entry edge, and how far off their vehicles are. */
export function MapPlaced({
  placed,
  table,
  view,
  labels,
}: {
  readonly placed: readonly PlacedOnMap[];
  readonly table: TableView;
  readonly view: View;
  readonly labels: readonly MapLabel[];
}) {
  const { scale } = view;
  const words = labels.map(boxOf);
  return (
    <g className={marks.marks} aria-hidden>
      {placed.map(({ what, spot, getaway }) => {
        const { x, y } = onMap(view, spot);
        const at = onMap(view, {
          x: inside(spot.x, table.width, scale),
          y: inside(spot.y, table.depth, scale),
        });
        const radius = (getaway ?? 0) * scale;
        const vehicles = `vehicles, ${(getaway ?? 0) / 10}″`;
        const taken = [...words, signBox(at)];
        const label = ringLabel({ middle: { x, y }, radius }, vehicles, taken, boxOnMap(view, view.window));
        return (
          <g key={what}>
            {getaway !== null && (
              <>
                <circle className={styles.getaway} cx={x} cy={y} r={radius} />
                <text textAnchor="middle" transform={`translate(${label.x} ${label.y})`} dy="0.35em">
                  {vehicles}
                </text>
              </>
            )}
            <g transform={`translate(${at.x} ${at.y})`}>
              <Sign what={what} />
              <text {...anchored(spot.x, table.width)} dy={spot.y < table.depth / 2 ? '-1.2em' : '2em'}>
                {PLACED_WORDS[what]}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The sign, and its word above or below. */
const signBox = ({ x, y }: Spot): Box => ({
  x: x - 2 * HALF,
  y: y - 3 * HALF,
  width: 4 * HALF,
  height: 6 * HALF,
});

/** At an edge the sign stays on the table; tenths of an inch. */
function inside(at: number, length: number, scale: number): number {
  const half = (HALF + 2) / scale;
  return Math.min(Math.max(at, half), length - half);
}

/** Nearer to an edge than this, words stand off it; tenths of an inch. */
const NEAR = 60;

function anchored(at: number, width: number) {
  if (at < NEAR) return { textAnchor: 'start', x: -HALF } as const;
  return at > width - NEAR
    ? ({ textAnchor: 'end', x: HALF } as const)
    : ({ textAnchor: 'middle', x: 0 } as const);
}

/** Bars for the prison, a chevron pointing away for whoever is chased, two for whoever chases. */
function Sign({ what }: Pick<PlacedOnMap, 'what'>) {
  return (
    <>
      <rect className={styles.sign} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      <path className={styles.mark} d={MARKS[what]} />
    </>
  );
}

const MARKS = {
  prison: 'M-4 -9V9M0 -9V9M4 -9V9',
  runners: 'M-4 4L0 -4L4 4',
  chasers: 'M-4 5L0 -1L4 5M-4 0L0 -6L4 0',
} as const satisfies Record<PlacedOnMap['what'], string>;
