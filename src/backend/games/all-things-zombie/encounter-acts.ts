/** An act of an Encounter as it is sent, and the play of the rules that it is. */
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import type { Act } from '../../../rules/all-things-zombie/acts/act.ts';
import type { ActInput } from '../../../rules/all-things-zombie/acts/acts.ts';
import { type PlayedId, playOf } from '../../../rules/all-things-zombie/acts/plays.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';

/** `encounter.hear-marker`, as the log keeps it. */
export const commandOf = ({ do: name }: EncounterAct): PlayedId => `encounter.${name}`;

/** The rest of an act is what its own play wants: the contract has parsed it by the act's declaration. */
export function playing(act: EncounterAct): (now: SeenCampaign) => Act {
  const { do: _, ...input } = act;
  return playOf(commandOf(act), input as ActInput<PlayedId>);
}
