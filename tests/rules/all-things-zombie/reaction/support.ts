import { expect } from 'vitest';
import type { z } from 'zod';
import { ODDS_INPUTS } from '../../../../src/contract/games/all-things-zombie/odds.ts';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { REACTION_ODDS } from '../../../../src/rules/all-things-zombie/reaction/odds.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Share } from '../../../../src/rules/core/odds-shares.ts';
import type { Answer, Play } from '../../../../src/rules/core/play.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { scripted } from '../../../support/rules/scripted.ts';

export const ASKING = PLAYER_ASKING;
export const EVERY_REP = [1, 2, 3, 4, 5, 6, 7] as const;

export type RuleWithOdds = keyof typeof REACTION_ODDS;
export type InputOf<R extends RuleWithOdds> = z.input<(typeof ODDS_INPUTS)[R]>;

/** Plays with these answers, which must be used up exactly. */
export function played<T>(play: Play<T, never>, ...answers: readonly Answer[]): T {
  const script = scripted(answers);
  const done = drive(play, script);
  if (done.kind !== 'finished') throw new Error(`${done.kind}: ${JSON.stringify(done)}`);
  script.assertUsedUp();
  return done.value;
}

/** Numbers of rolls that pass 2, 1 and 0 dice, of all rolls, counted one by one. */
export function passesOf(dice: number, target: number): readonly [number, number, number] {
  const tally: [number, number, number] = [0, 0, 0];
  for (const faces of everyRoll(dice)) {
    const passed = Math.min(2, faces.filter((face) => face <= target).length);
    tally[2 - passed] = (tally[2 - passed] ?? 0) + 1;
  }
  return tally;
}

/** The words at 2, 1 and 0 dice passed. */
export type Words = readonly [string, string, string];

export function expectedOdds(dice: number, target: number, words: Words): Record<string, Share> {
  const expected: Record<string, Share> = {};
  const counts = passesOf(dice, target);
  for (const [at, word] of words.entries()) {
    const n = BigInt(counts[at] ?? 0);
    if (n > 0n) expected[word] = { n: (expected[word]?.n ?? 0n) + n, of: BigInt(6 ** dice) };
  }
  return expected;
}

export function countedOdds<R extends RuleWithOdds>(rule: R, input: InputOf<R>): Record<string, Share> {
  const parsed = ODDS_INPUTS[rule].parse(input);
  const { outcomes, play } = REACTION_ODDS[rule];
  const run = play as (input: unknown) => Play<string, never>;
  const counted = odds(() => run(parsed), String, { order: outcomes });
  for (const [name] of counted.outcomes) expect(outcomes).toContain(name);
  return Object.fromEntries(counted.outcomes);
}

/** Holds a rule's odds at every Rep against a count of all rolls of so many dice at Rep plus `shift`. */
export function expectAtEveryRep<R extends RuleWithOdds>(
  rule: R,
  around: Omit<InputOf<R>, 'rep'>,
  { dice = 2, shift = 0, words }: { dice?: number; shift?: number; words: Words },
): void {
  for (const rep of EVERY_REP) {
    const counted = countedOdds(rule, { rep, ...around } as InputOf<R>);
    expect(counted, `Rep ${rep}`).toEqual(expectedOdds(dice, rep + shift, words));
  }
}
