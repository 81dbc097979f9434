/** An act of an Encounter as the screens send it. */
import type { EncounterAct } from '../../../src/contract/acts.ts';
import type { Input } from '../../../src/contract/contract.ts';

export type Deed = Input<'encounter.act'>['act'];
export type DeedName = EncounterAct['do'];
