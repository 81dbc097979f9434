/** Where somebody is heard: in the place he is in, or with the party, as far as the table knows (ATZ-118). */
import { boundsOf } from '../../../core/geometry/polygon.ts';
import { insideOf } from '../../movement/place.ts';
import type { ShotsMarker } from '../../state/turn.ts';
import type { SeenEncounter } from './act.ts';
import { type Fighting, sideOf } from './fighters.ts';
import { partyAt } from './placed.ts';

/** Null where nobody knows; the way he faces is the party’s, as it came on. */
export function standsAt(
  encounter: SeenEncounter,
  found: Pick<Fighting, 'figure' | 'fighter'>,
): ShotsMarker['from'] {
  const { table, partyAt: party } = encounter;
  const facing = partyAt(encounter)?.facing;
  if (table === null || facing === undefined) return null;
  const within = placeOf(encounter, found);
  if (within === null) return found.figure === null || party === undefined ? null : { spot: party, facing };
  const place = [...table.buildings, ...table.vehicles].find(({ id }) => id === within);
  // A vehicle that works has no place.
  if (place === undefined) return null;
  const { west, east, south, north } = boundsOf(place.outline);
  return { spot: { x: Math.floor((west + east + 1) / 2), y: Math.floor((south + north + 1) / 2) }, facing };
}

/** Those met are where they were met until they have moved out. */
function placeOf({ visits }: SeenEncounter, found: Pick<Fighting, 'figure' | 'fighter'>): string | null {
  const { fighter, figure } = found;
  if (figure !== null || fighter.inside !== undefined) return insideOf(fighter);
  return visits.find(({ group }) => group === sideOf(found))?.spot ?? null;
}
