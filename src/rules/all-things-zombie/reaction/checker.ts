import { choice, flag, list, optional } from '../../core/fields.ts';
import type { DrunkardState } from '../attributes.ts';
import { circumstances, given } from '../data/circumstances.ts';
import { ATTRIBUTES, type AttributeId, REPS } from '../types.ts';

/** Somebody with attributes; `drunk` is the row of the drunkard's table that holds for this Encounter. */
export interface Person {
  readonly attributes?: readonly AttributeId[] | undefined;
  readonly drunk?: DrunkardState | undefined;
}

/** Figure that takes a check. What is left out is not the case. */
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

/** The figure itself as odds ask for it: all but Free Will, which decides after the dice. */
export const WHO = {
  rep: choice(REPS, 4),
  attributes: optional({ ...list(choice(ATTRIBUTES), 0, ATTRIBUTES.length), once: true }),
  ...circumstances('leader'),
  hero: optional(flag),
  ...circumstances('shaken'),
  drunk: optional(choice([1, 2, 3, 4, 5, 6])),
} as const;

/** A checker as odds are asked for it. */
export const whoOf = (checker: Checker) => given(WHO, checker);
