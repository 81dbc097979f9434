import type { Field } from './fields.ts';
import { odds } from './odds.ts';
import { type PlainOdds, plainOdds } from './odds-shares.ts';
import type { Play, RuleId } from './play.ts';

/** Question that dice decide: the names of all outcomes, in the order they are shown, and the play that ends in one. */
interface Counted<I> {
  readonly outcomes: readonly string[];
  readonly play: (input: I) => Play<string, never>;
  /** Counts them where the ways of its play can't be walked one by one: it may go in circles, or they are too many. */
  readonly count?: (input: I) => PlainOdds;
}

/** Another thing that the same dice decide; open for some inputs only. */
export interface Beside<I> extends Counted<I> {
  readonly isOpen: (input: I) => boolean;
  /** All of it, as its dice fall at a table, where `play` counts only what is its own. */
  readonly played?: (input: I) => Play<string, never>;
}

/** A rule whose exact odds can be asked for: what it does with an input, and what its outcomes are called. */
export interface OddsRule<I> extends Counted<I> {
  /** Set where the rule lets the player choose among options: the odds take each alike. */
  readonly choices?: 'even';
  /** Sentence for input that can’t be counted though each field by itself is right: says what would be. */
  readonly refusal?: (input: I) => string | undefined;
  /** Input that it is asked with, where it can be asked for away from a game: `holdout odds`. */
  readonly takes?: Field;
  /** The decisions that they take for granted where the input leaves them open, by name. */
  readonly decided?: (input: I) => Readonly<Record<string, string>>;
  /** The rule of the index under which they can be asked for, where none has their name. */
  readonly under?: RuleId;
  /** True if it is counted beside the options of a question, not for dice that a question asks for. */
  readonly ofOptions?: true;
  /** Odds of others that hang on the same dice, by name. */
  readonly beside?: Readonly<Record<string, Beside<I>>>;
}

/** All that a game can count, by the rule that its questions name. */
export type OddsRules = Readonly<Record<RuleId, OddsRule<never>>>;

/** The odds of one input: counted as the rule says, else by its play. */
export function counted<I>({ play, outcomes: order, choices, count }: OddsRule<I>, input: I): PlainOdds {
  if (count !== undefined) return count(input);
  return plainOdds(odds(() => play(input), String, { order, ...(choices === undefined ? {} : { choices }) }));
}
