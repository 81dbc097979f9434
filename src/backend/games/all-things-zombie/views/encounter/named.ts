/** Names of pieces of a battle, as its views write them. */
import { fighterNamed } from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { zombiesNamed } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { type Called, calledOn } from '../../../../../rules/all-things-zombie/text/spots.ts';
import { letterOf } from '../../../../../rules/all-things-zombie/text/zombies.ts';

/** Words for what stands on the table by its id. */
export const calledHere = ({ encounter }: SeenCampaign): Called =>
  calledOn(encounter?.table ?? null, encounter?.working);

/** Name of a person on the table, `zombie B`, or whatever else it is by its id. */
export function nameHere(now: SeenCampaign, piece: string): string {
  const { encounter } = now;
  const zombies = encounter && zombiesNamed(encounter, piece);
  if (zombies) return `zombie ${letterOf(zombies.id)}`;
  return (encounter && fighterNamed(now, encounter, piece)?.name) ?? piece;
}
