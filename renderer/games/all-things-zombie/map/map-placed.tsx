import { useMemo } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { type Half, signBox } from '../../../components/map/aside.ts';
import { boxOnMap, onMap, type View } from '../../../components/map/geometry.ts';
import { grounds, joined, kerbs, things } from '../../../components/map/hindrances.ts';
import { type MapLabel, widthOfText } from '../../../components/map/labels.ts';
import { boxOf } from '../../../components/map/oriented.ts';
import { streetPlan } from '../../../components/map/street-plan.ts';
import marks from './map-marks.module.css';
import styles from './map-placed.module.css';
import { lineBox, ringLabel } from './ring-label.ts';
import { signWord } from './sign-word.ts';
import type { TableView } from './table-view.ts';
import { words as said } from './text/map-placed.ts';

export type PlacedOnMap = UnderWay['placed'][number];

/** Half a sign, in pixels: it does not grow with the map. */
const HALF = 9;
const SIGN: Half = { across: HALF, down: HALF };

const PLACED_WORDS = {
  prison: said.prison,
  runners: said.runners,
  chasers: said.chasers,
} as const satisfies Record<PlacedOnMap['what'], string>;

/** What a map is told of them: the signs that stand there, and the rings of their vehicles, drawn on the ground. */
export function placedSigns(placed: readonly PlacedOnMap[]) {
  const rings = placed.flatMap(({ spot, getaway }) => (getaway === null ? [] : [{ spot, reach: getaway }]));
  return {
    signs: placed.map(({ spot }) => spot),
    rings,
    beneath: (view: View) =>
      rings.map(({ spot, reach }) => {
        const { x, y } = onMap(view, spot);
        return (
          <circle
            key={`${spot.x} ${spot.y}`}
            className={styles.getaway}
            aria-hidden
            cx={x}
            cy={y}
            r={reach * view.scale}
          />
        );
      }),
  };
}

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
  const { west, south, east, north } = view.window;
  const words = labels.map(boxOf);
  const within = boxOnMap(view, view.window);
  const hasRings = placed.some(({ getaway }) => getaway !== null);
  // Most battles have none: what their words would lie on needn’t be known then.
  const ground = useMemo(() => {
    if (!hasRings) return undefined;
    const same = { window: { west, south, east, north }, scale };
    return joined(things(table, same), grounds(table, same), kerbs(streetPlan(table, same)));
  }, [hasRings, table, west, south, east, north, scale]);
  return (
    <g className={marks.marks} aria-hidden>
      {placed.map(({ what, spot, getaway }) => {
        const { x, y } = onMap(view, spot);
        const at = onMap(view, {
          x: inside(spot.x, table.width, scale),
          y: inside(spot.y, table.depth, scale),
        });
        const word = signWord(at, HALF, PLACED_WORDS[what], words, within);
        const taken = [...words, signBox(at, SIGN), lineBox(word, widthOfText(PLACED_WORDS[what]))];
        const ring = getaway !== null && { middle: { x, y }, radius: getaway * scale };
        const vehicles = `vehicles, ${(getaway ?? 0) / 10}″`;
        const label = ring && ringLabel(ring, vehicles, taken, within, ground);
        return (
          <g key={what}>
            {label && (
              <text textAnchor="middle" transform={`translate(${label.x} ${label.y})`} dy="0.35em">
                {vehicles}
              </text>
            )}
            <g transform={`translate(${at.x} ${at.y})`}>
              <Sign what={what} />
            </g>
            <text textAnchor="middle" transform={`translate(${word.x} ${word.y})`} dy="0.35em">
              {PLACED_WORDS[what]}
            </text>
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
