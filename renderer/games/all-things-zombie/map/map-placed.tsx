import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import { onMap, type View } from '../../../components/map/geometry.ts';
import marks from './map-marks.module.css';
import styles from './map-placed.module.css';

export type PlacedOnMap = UnderWay['placed'][number];

/** Half a sign, in pixels: it does not grow with the map. */
const HALF = 9;

const PLACED_WORDS = {
  prison: 'Prison',
  runners: 'Runners',
  chasers: 'Chasers',
} as const satisfies Record<PlacedOnMap['what'], string>;

/** Where people stand at the start who don’t come on at the entry edge, and how far off their vehicles are. */
export function MapPlaced({
  placed,
  size,
  view,
}: {
  readonly placed: readonly PlacedOnMap[];
  readonly size: TableSize;
  readonly view: View;
}) {
  const { scale } = view;
  return (
    <g className={marks.marks} aria-hidden>
      {placed.map(({ what, spot, getaway }) => {
        const { x, y } = onMap(view, spot);
        const at = onMap(view, {
          x: inside(spot.x, size.width, scale),
          y: inside(spot.y, size.depth, scale),
        });
        const radius = (getaway ?? 0) * scale;
        const north = spot.y + (getaway ?? 0) < size.depth - (2 * HALF) / scale;
        return (
          <g key={what}>
            {getaway !== null && (
              <>
                <circle className={styles.getaway} cx={x} cy={y} r={radius} />
                <text
                  {...anchored(spot.x, size.width)}
                  transform={`translate(${at.x} ${north ? y - radius : y + radius})`}
                  dy={north ? '-0.5em' : '1.2em'}
                >
                  {`vehicles, ${getaway / 10}″`}
                </text>
              </>
            )}
            <g transform={`translate(${at.x} ${at.y})`}>
              <Sign what={what} />
              <text {...anchored(spot.x, size.width)} dy={spot.y < size.depth / 2 ? '-1.2em' : '2em'}>
                {PLACED_WORDS[what]}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

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
