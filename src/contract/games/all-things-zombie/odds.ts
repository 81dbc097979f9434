/** The rules whose exact odds can be asked for, with what each wants to know. */
import { z } from 'zod';
import type { ODDS } from '../../../rules/all-things-zombie/odds.ts';
import { AFTER_INPUTS } from './odds/after.ts';
import { CHALLENGE_INPUTS } from './odds/challenge.ts';
import { GAINS_INPUTS } from './odds/gains.ts';
import { KINDS_INPUTS } from './odds/kinds.ts';
import { MEET_INPUTS } from './odds/meet.ts';
import { PLACE_INPUTS } from './odds/place.ts';
import { REACTION_INPUTS } from './odds/reaction.ts';
import { number, Target } from './odds/shared.ts';
import { TURN_INPUTS } from './odds/turn.ts';

const MOST_DICE = 12;

/** A rule of the game without its input here doesn't compile, nor does an input that its play can't take. */
export const ODDS_INPUTS = {
  'atz.pass': z.strictObject({ rep: Target, dice: number('dice', 1, MOST_DICE) }),
  ...REACTION_INPUTS,
  ...KINDS_INPUTS,
  ...PLACE_INPUTS,
  ...MEET_INPUTS,
  ...GAINS_INPUTS,
  ...CHALLENGE_INPUTS,
  ...AFTER_INPUTS,
  ...TURN_INPUTS,
} as const satisfies { readonly [R in keyof typeof ODDS]: z.ZodType<TakenBy<(typeof ODDS)[R]['play']>> };

/** What a play takes; one without an input is asked with an empty object. */
type TakenBy<P extends (...input: never) => unknown> =
  Parameters<P> extends [infer I, ...unknown[]] ? I : object;

export type OddsRule = keyof typeof ODDS_INPUTS;
/** What the rule's play is given: parsed, what was left out filled in. */
export type OddsInput<R extends OddsRule> = z.output<(typeof ODDS_INPUTS)[R]>;

/** The names of what a rule asks for, with `?` behind those that may be left out. */
export function inputNames(rule: OddsRule): readonly string[] {
  const shape: Readonly<Record<string, z.ZodType>> = ODDS_INPUTS[rule].shape;
  return Object.entries(shape).map(([name, value]) =>
    value.safeParse(undefined).success ? `${name}?` : name,
  );
}
