/** Odds worked out beside the rules: every roll written out, and what the book says of each. */
import { oddsOf } from '../../../src/backend/games/all-things-zombie/odds.ts';
import type { OddsRule } from '../../../src/contract/games/all-things-zombie/odds.ts';
import { everyRoll } from '../../support/rules/every-roll.ts';

/** Chances in whole numbers; only their proportion counts. */
export type Weights = Readonly<Record<string, number>>;

/** Counts how many of all rolls of so many dice lead to each name. */
export function counted(dice: number, nameOf: (...faces: number[]) => string): Weights {
  const weights: Record<string, number> = {};
  for (const faces of everyRoll(dice)) {
    const name = nameOf(...faces);
    weights[name] = (weights[name] ?? 0) + 1;
  }
  return weights;
}

/** Dice at the target or less; of three and more the best two count. */
export function passes(faces: readonly number[], target: number): number {
  return Math.min(2, faces.filter((face) => face <= target).length);
}

/** The word for two, one or no dice. */
export function word(passed: number, two: string, one: string, none: string): string {
  if (passed === 2) return two;
  return passed === 1 ? one : none;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Each chance as a reduced fraction, what can't happen left out. */
export function fractions(weights: Weights): Readonly<Record<string, string>> {
  const of = Object.values(weights).reduce((sum, n) => sum + n, 0);
  const possible = Object.entries(weights).filter(([, n]) => n > 0);
  return Object.fromEntries(
    possible.map(([name, n]) => [name, `${n / divisor(n, of)}/${of / divisor(n, of)}`]),
  );
}

/** Holdout's answer in the same form. */
export function told(rule: OddsRule, input: unknown): Readonly<Record<string, string>> {
  const { rounded, outcomes } = oddsOf(rule, input);
  if (rounded) throw new Error(`${rule} was rounded`);
  for (const { of } of outcomes)
    if (of !== outcomes[0]?.of) throw new Error(`${rule} has several denominators`);
  const all = outcomes.reduce((sum, { n }) => sum + n, 0);
  if (all !== outcomes[0]?.of) throw new Error(`${rule} adds up to ${all} of ${outcomes[0]?.of}`);
  return fractions(Object.fromEntries(outcomes.map(({ name, n }) => [name, n])));
}
