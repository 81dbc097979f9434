/** Night, weather and fire on the table. */
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { sightHere } from '../../../../../rules/all-things-zombie/acts/encounter/fire/conditions.ts';
import { firesHere } from '../../../../../rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { conditionsText } from '../../../../../rules/all-things-zombie/text/conditions.ts';
import { EDGE_WORDS } from '../../../../../rules/all-things-zombie/text/encounter.ts';

export function surroundings(encounter: SeenEncounter): Pick<UnderWay, 'conditions' | 'fires' | 'downwind'> {
  const { night = false, weather = false } = encounter.conditions ?? {};
  const inches = sightHere(encounter, {})?.inches ?? null;
  const woods = sightHere(encounter, { woods: true })?.inches ?? null;
  return {
    conditions: { night, weather, inches, words: conditionsText({ night, weather, inches, woods }) },
    fires: firesHere(encounter).burning.map(({ id, where, grown }) => ({ id, where, grown })),
    downwind: encounter.table === null ? null : EDGE_WORDS[encounter.table.wind],
  };
}
