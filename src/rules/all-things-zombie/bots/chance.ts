/** Chance as bots take it, from a stream of its own. */
import type { DiceBox } from '../../core/dice.ts';
import type { Stream } from '../../core/play.ts';

export interface Chance {
  /** True `n` times of `of`. */
  readonly of: (n: number, of: number) => boolean;
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number;
  readonly one: <T>(from: readonly T[]) => T;
}

export const BOTS: Stream = 'bots';

export function chanceOf(box: DiceBox): Chance {
  const below = (n: number) => box.below(n, BOTS);
  return {
    below,
    of: (n, of) => below(of) < n,
    one: <T>(from: readonly T[]): T => {
      const picked = from[below(Math.max(1, from.length))];
      if (picked === undefined) throw new Error('a bot was offered nothing');
      return picked;
    },
  };
}
