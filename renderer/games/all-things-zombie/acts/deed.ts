/** An act of an Encounter as the screens send it. */

import type { Input } from '../../../../src/contract/contract.ts';
import type { EncounterAct } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import type { AskedFirst } from '../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { TimedName } from '../../../../src/contract/games/all-things-zombie/untimely.ts';

export type Deed = Input<'encounter.act'>['act'];
export type DeedName = EncounterAct['do'];
/** Deed that the turn may not let somebody do now, and that the player may have done all the same, with a reason. */
export type Timed = Extract<Deed, { readonly do: TimedName }>;
/** Declares what can't be taken back at the table, and so is asked for once. */
export type Declaration = Extract<Deed, { readonly do: AskedFirst }>;
