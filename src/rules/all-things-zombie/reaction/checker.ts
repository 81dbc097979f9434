import type { DrunkardState } from '../attributes.ts';
import type { AttributeId } from '../types.ts';

/** Somebody with attributes; `drunk` is the row of the drunkard's table that holds for this Encounter. */
export interface Person {
  readonly attributes?: readonly AttributeId[] | undefined;
  readonly drunk?: DrunkardState | undefined;
}

/** Who takes a check. What is left out is not the case. */
export interface Checker extends Person {
  /** Reputation before modifiers, 1 to 7. */
  readonly rep: number;
  readonly leader?: boolean | undefined;
  /** Became a hero earlier in this battle. */
  readonly hero?: boolean | undefined;
  /** Recovered on the Sanity Table, and not activated since. */
  readonly shaken?: boolean | undefined;
  /** Has Free Will: a Star, or a Grunt granted it. */
  readonly freeWill?: boolean | undefined;
}

/** Somebody of the checker's side and how far away, in inches. */
export interface Friend extends Person {
  readonly inches: number;
}

/** Whom the check is about. */
export interface Opponent extends Person {
  /** Moves towards the checker, and so is feared if it is a Psycho. */
  readonly rushing?: boolean | undefined;
}
