/** Acts that the turn may not let somebody do now, and that the player may have done all the same, with a reason. */
import { ACTS } from '../../../rules/all-things-zombie/acts/acts.ts';
import { UNTIMELY } from '../../../rules/all-things-zombie/state/untimely.ts';
import type { EncounterAct } from './acts.ts';

/** Says whether the turn is why an act was refused. */
export const isUntimely = (why: string): boolean => Object.hasOwn(UNTIMELY, why);

type Name = EncounterAct['do'];

/** Acts that take the reason, in their field `anyway`. */
export type TimedName = {
  [D in Name]: (typeof ACTS)[`encounter.${D}`]['fields'] extends { readonly anyway: unknown } ? D : never;
}[Name];

export const isTimed = (name: Name): name is TimedName => 'anyway' in ACTS[`encounter.${name}`].fields;
