import type { Play, RuleId } from './play.ts';

/** A rule whose exact odds can be asked for: what it does with an input, and what its outcomes are called. */
export interface OddsRule<I> {
  /** Names of all outcomes, in the order they are shown; `play` ends in one of them. */
  readonly outcomes: readonly string[];
  readonly play: (input: I) => Play<string, never>;
  /** Set where the rule lets the player choose among options: the odds take each alike. */
  readonly choices?: 'even';
}

/** All that a game can count, by the rule that its questions name. */
export type OddsRules = Readonly<Record<RuleId, OddsRule<never>>>;
