/** The test that every game here shares: how many of the dice pass. */

import {
  type Basis,
  type OddsAsk,
  type Play,
  type Reading,
  type RuleId,
  roll,
  type Seat,
  type Stream,
} from './play.ts';

/** Dice that count at most: the best two, however many are rolled. */
export const COUNTED_DICE = 2;
const BEST = { count: COUNTED_DICE, best: 'low' } as const;

export interface PassAsk {
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly stream: Stream;
  /** Number of dice rolled, 0 or more; 0 asks nothing and passes none. */
  readonly dice: number;
  /** A die passes with this face or less: 6 and more always, 0 and less never. */
  readonly target: number;
  /** More cuts, where the rule reads more off the dice than passes (1 tells a one from the rest). */
  readonly cuts?: readonly number[];
  readonly odds?: OddsAsk | undefined;
  /** Owner of the dice, the same as in a question. */
  readonly of?: string | undefined;
  readonly against?: readonly string[] | undefined;
  readonly basis?: Basis | undefined;
}

export interface Passed {
  /** All faces, in the order rolled. */
  readonly faces: readonly number[];
  /** The faces that counted, the best first. */
  readonly kept: readonly number[];
  readonly target: number;
  readonly passes: 0 | 1 | 2;
}

/** Counts faces against a target: the lowest two of them, each passing with the target or less. */
export function passedWith(faces: readonly number[], target: number): Passed {
  if (faces.length === 0) return { faces, kept: [], target, passes: 0 };
  let best = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const face of faces) {
    if (face < best) {
      second = best;
      best = face;
    } else if (face < second) second = face;
  }
  const kept = faces.length === 1 ? [best] : [best, second];
  return { faces, kept, target, passes: second <= target ? 2 : best <= target ? 1 : 0 };
}

// biome-ignore lint/correctness/useYield: without dice there is nothing to ask
function* noDice(target: number): Play<Passed, never> {
  return passedWith([], target);
}

export function pass({
  rule,
  seat,
  stream,
  dice,
  target,
  cuts,
  odds,
  of,
  against,
  basis,
}: PassAsk): Play<Passed, never> {
  if (!Number.isInteger(dice) || dice < 0) throw new Error(`${rule} rolls ${dice} dice`);
  if (dice === 0) return noDice(target);
  const reading: Reading = { by: 'classes', cuts: cuts ? [target, ...cuts] : [target], keep: BEST };
  return roll({ rule, seat, stream, dice, reading, target, odds, of, against, basis }, passedWith, target);
}
