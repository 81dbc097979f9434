/** Section: Line of Sight. How far anybody sees by night, in foul weather and in woods. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';

/** Conditions over the whole table; what is left out is not the case. */
export interface Conditions {
  readonly night?: true;
  /** Fog, heavy rain and the like. */
  readonly weather?: true;
}

/** Visibility of one target, as the players see it. */
export interface Spotted {
  /** True in woods, or beyond them. */
  readonly woods?: boolean | undefined;
  /** In a well-lit place, where night doesn’t count. */
  readonly lit?: boolean | undefined;
}

const SIGHTS = ['night', 'woods', 'woods-by-night', 'weather', 'weather-by-night'] as const;
type Sight = (typeof SIGHTS)[number];

/** Inches; where several hold, the shortest. */
export const LINE_OF_SIGHT = {
  id: 'atz.line-of-sight',
  section: 'Line of Sight',
  figures: { result: number(1, 48) },
  rows: {
    night: { result: 12 },
    woods: { result: 12 },
    'woods-by-night': { result: 6 },
    weather: { result: 12 },
    'weather-by-night': { result: 6 },
  },
} as const satisfies KeyedTable<Sight, number>;

/** Inches, and the row that says so; undefined where nothing but what stands in the way ends the view. */
export function sightOf(
  { night: isNight, weather }: Conditions,
  { woods, lit }: Spotted,
): { readonly inches: number; readonly row: RowId } | undefined {
  const night = isNight === true && lit !== true;
  const bears: readonly Sight[] = [
    ...(night ? (['night'] as const) : []),
    ...(woods ? ([night ? 'woods-by-night' : 'woods'] as const) : []),
    ...(weather ? ([night ? 'weather-by-night' : 'weather'] as const) : []),
  ];
  return bears
    .map((one) => {
      const { result: inches, row } = rowOf<Sight, number>(LINE_OF_SIGHT, one);
      return { inches, row };
    })
    .toSorted((a, b) => a.inches - b.inches)[0];
}
