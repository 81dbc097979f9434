/** Fields that the odds of several chapters share. */
import { choice, number, optional } from '../core/fields.ts';
import { AREAS, BUILDINGS, REPS, WINNERS } from './types.ts';

/** A Rep after modifiers; 6 and above always pass, 0 and below never do. Nobody has so many modifiers. */
export const TARGET = number(-20, 20, { usual: 4 });
export const MODIFIER = number(-20, 20, { usual: 0 });
export const REP = choice(REPS, 4);

export const AREA = choice(AREAS);
export const PHASE = choice([1, 2, 3]);
/** Winner of the war at O+20; left out before that. */
export const WINNER = optional(choice(WINNERS));
/** Null stands for a vehicle or a trailer. */
export const BUILDING = { ...choice(BUILDINGS), nullable: true } as const;
