/** Levels of activity by area and phase: how likely zombies and survivors are to be about (section: Activity Tables). */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import type { Phase } from '../calendar.ts';
import type { Area, Winner } from '../types.ts';

/** Zombie or Survivor Activity Level, with the row it stands in. */
export interface Level {
  readonly level: number;
  readonly row: RowId;
}

type LevelRow = `${Area}-${Phase}` | 'lost';

/** Level left to the losers of the whole war, everywhere and for good (section: Who Won). */
const LOST = { result: 1 };
const FIGURES = { result: number(1, 9) };

export const ZOMBIE_ACTIVITY = {
  id: 'atz.activity.zombies',
  section: 'Activity Tables',
  figures: FIGURES,
  rows: {
    'urban-1': { result: 6 },
    'urban-2': { result: 4 },
    'urban-3': { result: 3 },
    'outskirts-1': { result: 5 },
    'outskirts-2': { result: 3 },
    'outskirts-3': { result: 2 },
    'rural-1': { result: 1 },
    'rural-2': { result: 2 },
    'rural-3': { result: 1 },
    lost: LOST,
  },
} as const satisfies KeyedTable<LevelRow, number>;

export const SURVIVOR_ACTIVITY = {
  id: 'atz.activity.survivors',
  section: 'Activity Tables',
  figures: FIGURES,
  rows: {
    'urban-1': { result: 4 },
    'urban-2': { result: 1 },
    'urban-3': { result: 2 },
    'outskirts-1': { result: 3 },
    'outskirts-2': { result: 2 },
    'outskirts-3': { result: 3 },
    'rural-1': { result: 2 },
    'rural-2': { result: 3 },
    'rural-3': { result: 3 },
    lost: LOST,
  },
} as const satisfies KeyedTable<LevelRow, number>;

function levelIn(table: KeyedTable<LevelRow, number>, area: Area, phase: Phase, lost: boolean): Level {
  const { result: level, row } = rowOf(table, lost ? 'lost' : `${area}-${phase}`);
  return { level, row };
}

/** The same as `zal`, with its row. */
export function zombieLevel(area: Area, phase: Phase, winner: Winner | null = null): Level {
  return levelIn(ZOMBIE_ACTIVITY, area, phase, winner === 'survivors');
}

/** The same as `sal`, with its row. */
export function survivorLevel(area: Area, phase: Phase, winner: Winner | null = null): Level {
  return levelIn(SURVIVOR_ACTIVITY, area, phase, winner === 'zombies');
}

/** Zombie Activity Level of the area, before any building or floor changes it. */
export function zal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return zombieLevel(area, phase, winner).level;
}

/** Survivor Activity Level of the area, before any building or floor changes it. */
export function sal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return survivorLevel(area, phase, winner).level;
}
