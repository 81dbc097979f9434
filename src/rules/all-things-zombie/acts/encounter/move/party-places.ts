/** Places of the party’s figures left on the table, as far as it knows them (ATZ-118). */
import type { Spot } from '../../../../core/play.ts';
import { isOnTable } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { everybody } from '../standing/fighters.ts';
import { isAstray, placeOf, standsAt } from '../standing/stands-at.ts';

export interface PartyPlace {
  readonly spot: Spot;
  /** In a building, or a vehicle that stands about; otherwise where the first move ended. */
  readonly inside: boolean;
  readonly count: number;
}

const LEFT: readonly Condition[] = ['dead', 'captured', 'carried', 'ran-away', 'off-table'];

export function partyPlaces(now: SeenCampaign, encounter: SeenEncounter): readonly PartyPlace[] {
  const places = new Map<string | null, PartyPlace>();
  for (const one of everybody(now, encounter)) {
    if (one.figure === null || LEFT.includes(one.fighter.condition)) continue;
    const within = placeOf(encounter, one);
    if (within === null && isAstray(one)) continue;
    const at = standsAt(encounter, one);
    if (at === null) continue;
    const place = within !== null && isOnTable(encounter.table, within) ? within : null;
    const count = (places.get(place)?.count ?? 0) + 1;
    places.set(place, { spot: at.spot, inside: place !== null, count });
  }
  return [...places.values()];
}
