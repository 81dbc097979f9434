/** A battle by itself between two forces that were bought by points (section: Points). */
import type { FighterId } from './turn.ts';

export const FORCES = ['own', 'other'] as const;
/** The player's side, and the one it fights. */
export type Force = (typeof FORCES)[number];

/** A figure of either force, and what was paid for it. */
export interface Bought {
  readonly who: FighterId;
  readonly points: number;
}

/** Losses of one force by the end: the number it began with, the number lost, and the points those had cost. */
export interface Losses {
  readonly figures: number;
  readonly lost: number;
  readonly points: number;
}

export interface OneOffResult {
  /** Null where neither has won. */
  readonly winner: Force | null;
  readonly own: Losses;
  readonly other: Losses;
}

export interface OneOff {
  /** Agreed on for each side. */
  readonly points: number;
  /** Figures in the order they were bought. */
  readonly bought: readonly Bought[];
  /** Left out until it is over; nothing comes after it. */
  readonly result?: OneOffResult;
}
