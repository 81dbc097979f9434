/** Points that a boat may bring home, and how likely each is: as many rows as the foot of the chart has room for. */
import type { SpreadShare } from '../../../core/game-text.ts';
import type { Ending } from '../../epilogue/journey.ts';

/** Rows above the one of no points at all. */
const MOST_ROWS = 5;
/** Points to a row; one where each has a row of its own. */
const WIDTHS = [1, 5, 10, 20, 50, 100, 1000] as const;

interface Points {
  readonly worth: number;
  readonly share: number;
  readonly wins: boolean;
}

/** Each number of points once, the most first. */
function byPoints(endings: readonly Ending[], wins: (ending: Ending) => boolean): readonly Points[] {
  const alike = Map.groupBy(endings, ({ worth }) => worth);
  return [...alike]
    .map(([worth, some]) => ({
      worth,
      share: some.reduce((sum, { share }) => sum + share, 0),
      wins: some.some(wins),
    }))
    .toSorted((one, other) => other.worth - one.worth);
}

/** No row holds both points that win and points that don’t. */
const rowsOf = (points: readonly Points[], width: number): readonly (readonly Points[])[] => [
  ...Map.groupBy(points, ({ worth, wins }) => `${wins} ${Math.floor(worth / width)}`).values(),
];

function rowOf(points: readonly Points[]): SpreadShare {
  const [most, least] = [points[0], points.at(-1)];
  const value = most === least ? `${most?.worth ?? 0}` : `${least?.worth}–${most?.worth}`;
  return {
    value,
    share: points.reduce((sum, { share }) => sum + share, 0),
    wins: points.every(({ wins }) => wins),
  };
}

/** `wins`: whether a boat that ends so beats the Green Things. */
export function spreadOf(
  endings: readonly Ending[],
  wins: (ending: Ending) => boolean,
): readonly SpreadShare[] {
  const points = byPoints(endings, wins);
  const some = points.filter(({ worth }) => worth > 0);
  const none = points.filter(({ worth }) => worth === 0);
  const width = WIDTHS.find((wide) => rowsOf(some, wide).length <= MOST_ROWS) ?? 1000;
  return [...rowsOf(some, width), ...(none.length > 0 ? [none] : [])].map(rowOf);
}
