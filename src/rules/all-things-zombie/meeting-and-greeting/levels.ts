/** How likely zombies and survivors are to be about, by area and phase (section: Activity Tables). */
import type { RowId } from '../../core/table.ts';
import type { Phase } from '../calendar.ts';
import type { Area } from '../types.ts';

/** Who won when the campaign entered O+20; null before that. */
export type Winner = 'zombies' | 'survivors';

/** Zombie or Survivor Activity Level, with the row it stands in. */
export interface Level {
  readonly level: number;
  readonly row: RowId;
}

type Levels = Readonly<Record<Area, Readonly<Record<Phase, number>>>>;

export const ZOMBIE_ACTIVITY = {
  urban: { 1: 6, 2: 4, 3: 3 },
  outskirts: { 1: 5, 2: 3, 3: 2 },
  rural: { 1: 1, 2: 2, 3: 1 },
} as const satisfies Levels;

export const SURVIVOR_ACTIVITY = {
  urban: { 1: 4, 2: 1, 3: 2 },
  outskirts: { 1: 3, 2: 2, 3: 3 },
  rural: { 1: 2, 2: 3, 3: 3 },
} as const satisfies Levels;

/** What the losers of the whole war are left with, everywhere and for good (section: Who Won). */
const LOSERS_LEVEL = 1;

/** The row that the level of an area stands in. */
function levelRow(table: string, area: Area, phase: Phase, lost: boolean): RowId {
  return lost ? `${table}/lost` : `${table}/${area}-${phase}`;
}

/** The same as `zal`, with its row. */
export function zombieLevel(area: Area, phase: Phase, winner: Winner | null = null): Level {
  const row = levelRow('atz.activity.zombies', area, phase, winner === 'survivors');
  return { level: zal(area, phase, winner), row };
}

/** The same as `sal`, with its row. */
export function survivorLevel(area: Area, phase: Phase, winner: Winner | null = null): Level {
  const row = levelRow('atz.activity.survivors', area, phase, winner === 'zombies');
  return { level: sal(area, phase, winner), row };
}

/** Zombie Activity Level of the area, before any building or floor changes it. */
export function zal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return winner === 'survivors' ? LOSERS_LEVEL : ZOMBIE_ACTIVITY[area][phase];
}

/** Survivor Activity Level of the area, before any building or floor changes it. */
export function sal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return winner === 'zombies' ? LOSERS_LEVEL : SURVIVOR_ACTIVITY[area][phase];
}
