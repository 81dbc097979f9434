/** An act of an Encounter as the screens send it. */

import type { Input } from '../../../../src/contract/contract.ts';
import type { EncounterAct } from '../../../../src/contract/games/all-things-zombie/acts.ts';

export type Deed = Input<'encounter.act'>['act'];
export type DeedName = EncounterAct['do'];
