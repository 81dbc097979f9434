/** Points of an Encounter (How Do You Win?). */
import type { Phase } from '../calendar.ts';
import { zal } from '../meeting-and-greeting/levels.ts';
import type { Area, Winner } from '../types.ts';

/** For each zombie killed, and for each Innocent rescued, times the zombie activity of the area. */
export const SCORE = { zombie: 5, innocent: 100 } as const;

export interface Deeds {
  readonly zombies: number;
  readonly innocents: number;
  readonly area: Area;
  readonly phase: Phase;
  readonly winner?: Winner | null | undefined;
}

/** Adds up the score of the whole party together. */
export function partyScore({ zombies, innocents, area, phase, winner = null }: Deeds): number {
  return zombies * SCORE.zombie + innocents * SCORE.innocent * zal(area, phase, winner);
}

/** Returns the player’s score. `combinedRep`: of all who set out, the dead among them; 1 or more. Rounded down (ATZ-86). */
export function playerScore(party: number, combinedRep: number): number {
  if (combinedRep < 1) throw new Error(`a party of combined Rep ${combinedRep} scored ${party}`);
  return Math.floor(party / combinedRep);
}
