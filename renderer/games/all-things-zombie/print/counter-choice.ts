/** Choice of paper counters. */

/** Millimetres: the usual bases of miniatures. */
export const BASES = [20, 25, 28, 30, 32, 40] as const;
export type Base = (typeof BASES)[number];

export interface CounterChoice {
  readonly base: Base;
  readonly zombies: number;
  /** Hexagons without a Rep, for whoever is met. */
  readonly blanks: number;
  /** Number of badges of each status. */
  readonly badges: number;
}

export const MOST_ZOMBIES = 200;
export const MOST_OTHERS = 60;
export const MOST_BADGES = 20;

export const USUAL_COUNTERS: CounterChoice = { base: 25, zombies: 20, blanks: 6, badges: 2 };
