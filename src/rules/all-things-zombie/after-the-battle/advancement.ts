/** Improving Rep: Reputation Advancement Points, how they are earned and lost, and when they lift a figure. */
import { rowOf } from '../../core/table.ts';
import { RAP_TO_ADVANCE } from '../data/reps.ts';
import type { Rep } from '../types.ts';
import { raised } from './rep-change.ts';

export const SHOT_AT = ['charging-zombie', 'other-zombie', 'armed-human', 'helpless-human'] as const;
/** Targets somebody may shoot at; `armed-human` can return fire. */
export type ShotAt = (typeof SHOT_AT)[number];

/** Says whether shooting at this target counts towards a successful Encounter; melee always does. */
export function countsAsFighting(at: ShotAt): boolean {
  return at === 'charging-zombie' || at === 'armed-human';
}

export interface Conduct {
  readonly fought: boolean;
  readonly ranAway: boolean;
  /** True also if it rejoined the fight afterwards. */
  readonly outOfTheFight: boolean;
  readonly killed: boolean;
  readonly captured: boolean;
  readonly cheatedDeath: boolean;
}

export const RAP_REFUSALS = [
  'already-earned',
  'dead',
  'captured',
  'cheated-death',
  'ran-away',
  'out-of-the-fight',
  'did-not-fight',
] as const;
/** Reason for which an Encounter brings a figure no point. */
export type RapRefusal = (typeof RAP_REFUSALS)[number];

/**
 * Returns the reason for which the Encounter earns the figure no point, undefined if it completed the Encounter with success. One point an
 * Encounter. That the captured and those who cheated death have not completed it is ours.
 */
export function mayEarnRap(conduct: Conduct, alreadyEarned = false): RapRefusal | undefined {
  if (alreadyEarned) return 'already-earned';
  if (conduct.cheatedDeath) return 'cheated-death';
  if (conduct.killed) return 'dead';
  if (conduct.captured) return 'captured';
  if (conduct.ranAway) return 'ran-away';
  if (conduct.outOfTheFight) return 'out-of-the-fight';
  return conduct.fought ? undefined : 'did-not-fight';
}

/** Running away loses all points, rallied or not (ATZ-55, ATZ-84); so does Larger Than Life. */
export function losesRap({
  ranAway,
  largerThanLife,
}: {
  readonly ranAway: boolean;
  readonly largerThanLife: boolean;
}): boolean {
  return ranAway || largerThanLife;
}

/** Points that lift this Rep by one; null at the top. The row is that of the present Rep (ATZ-84). */
export function rapNeeded(rep: Rep): number | null {
  return rowOf(RAP_TO_ADVANCE, `${rep}`).result;
}

export interface Advanced {
  readonly rep: Rep;
  readonly rap: number;
}

/** The figure one Rep higher and without points, or undefined while it has too few. */
export function advanced(rep: Rep, rap: number): Advanced | undefined {
  const needed = rapNeeded(rep);
  return needed !== null && rap >= needed ? { rep: raised(rep), rap: 0 } : undefined;
}
