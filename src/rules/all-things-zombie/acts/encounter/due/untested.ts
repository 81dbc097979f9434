/** Tests still owed by figures that have gone into a place by a move: who is in there (section: Testing for Activity). */
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { placeNamed } from '../people/explore.ts';
import { due, type Proposal } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, namesOf } from '../standing/fighters.ts';
import { floorOf } from '../standing/stands-at.ts';
import { mayEnter } from '../turn/timely.ts';

/** Tests due of places where nobody has been; of the others the table knows who was there before. */
export function untestedDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  const { table, visits, closed } = encounter;
  if (table === null) return [];
  const gone = Map.groupBy(
    all.filter(
      (one) => one.figure !== null && isAble(one.fighter) && mayEnter(now, encounter, one) === undefined,
    ),
    ({ fighter }) => insideOf(fighter),
  );
  return [...gone].flatMap(([spot, inside]) => {
    if (spot === null || closed.includes(spot) || visits.some((one) => one.spot === spot)) return [];
    const place = placeNamed(table, spot);
    if (place === undefined) return [];
    const { type, shop, floors } = place;
    // A move by door and stairs in one has led them up; on the roof nobody is met.
    const floor = Math.min(...inside.map((one) => floorOf(encounter, one)));
    if (floor >= floors) return [];
    return [
      due('enter', 'atz.activity.zombies', spot, {
        place: type,
        spot,
        ...(shop !== undefined && { shop }),
        ...(floor > 0 && { floor }),
        ...namesOf(inside.filter((one) => floorOf(encounter, one) === floor)),
      }),
    ];
  });
}
