/** The Encounter of a campaign: how it stands, the odds of an act, and the act itself. */
import { z } from 'zod';
import { EncounterAct } from '../acts.ts';
import { at, command, dice, query, which } from '../call.ts';
import { Chance } from '../chance.ts';
import { EncounterActed, EncounterView } from '../encounter-view.ts';

export const encounterCalls = {
  'encounter.get': query(z.strictObject(which), EncounterView),
  /** Exact, before the first dice of the act; null where it rolls none, or none whose odds can be counted. */
  'encounter.chance': query(
    z.strictObject({ ...which, act: EncounterAct }),
    z.object({ odds: Chance.nullable() }),
  ),
  'encounter.act': command(z.strictObject({ ...at, dice, act: EncounterAct }), EncounterActed),
};
