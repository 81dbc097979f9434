/** The test that every game here shares: how many of the dice pass. */

import { type Play, type RuleId, roll, type Seat, type Stream } from './play.ts';

/** However many dice are rolled, only the best two count. */
export const COUNTED_DICE = 2;

export interface PassAsk {
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly stream: Stream;
  /** How many dice are rolled, 0 or more; 0 asks nothing and passes none. */
  readonly dice: number;
  /** A die passes with this face or less: 6 and more always, 0 and less never. */
  readonly target: number;
  /** More cuts, where the rule reads more off the dice than passes (1 tells a one from the rest). */
  readonly cuts?: readonly number[];
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
  const kept = faces.toSorted((a, b) => a - b).slice(0, COUNTED_DICE);
  const count = kept.filter((face) => face <= target).length;
  return { faces, kept, target, passes: count === 2 ? 2 : count === 1 ? 1 : 0 };
}

export function* pass({ dice, target, cuts = [], ...asked }: PassAsk): Play<Passed, never> {
  if (!Number.isInteger(dice) || dice < 0) throw new Error(`${asked.rule} rolls ${dice} dice`);
  if (dice === 0) return passedWith([], target);
  const faces = yield* roll({
    ...asked,
    dice,
    reading: { by: 'classes', cuts: [target, ...cuts], keep: { count: COUNTED_DICE, best: 'low' } },
  });
  return passedWith(faces, target);
}
