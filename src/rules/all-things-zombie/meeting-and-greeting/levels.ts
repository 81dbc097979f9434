/** How likely zombies and survivors are to be about, by area and phase (section: Activity Tables). */
import type { Phase } from '../calendar.ts';
import type { Area } from '../types.ts';

/** Who won when the campaign entered O+20; null before that. */
export type Winner = 'zombies' | 'survivors';

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

/** Zombie Activity Level of the area, before any building or floor changes it. */
export function zal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return winner === 'survivors' ? LOSERS_LEVEL : ZOMBIE_ACTIVITY[area][phase];
}

/** Survivor Activity Level of the area, before any building or floor changes it. */
export function sal(area: Area, phase: Phase, winner: Winner | null = null): number {
  return winner === 'zombies' ? LOSERS_LEVEL : SURVIVOR_ACTIVITY[area][phase];
}
