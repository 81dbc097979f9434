/** Buildings and vehicles of the table: who may be in there, and what can be looked for. */
import type {
  FloorView,
  PlaceView,
} from '../../../../../contract/games/all-things-zombie/encounter-view/places.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import {
  isTrailer,
  mayBeAt,
  searchRefusal,
} from '../../../../../rules/all-things-zombie/acts/encounter/people/search.ts';
import { enemiesLeft } from '../../../../../rules/all-things-zombie/acts/encounter/standing/people.ts';
import { PLAYER_ASKING } from '../../../../../rules/all-things-zombie/asking.ts';
import type { FigureId } from '../../../../../rules/all-things-zombie/ids.ts';
import {
  activity,
  activityTargets,
  MET,
  type Where,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import type { BuildingId } from '../../../../../rules/all-things-zombie/types.ts';
import { lootTarget } from '../../../../../rules/all-things-zombie/what-you-gain/loot.ts';
import { byCorrected, workedOut } from '../../../../../rules/core/in-force.ts';
import { odds } from '../../../../../rules/core/odds.ts';
import { plainOdds } from '../../../../../rules/core/odds-shares.ts';
import { searchers, searchersAt, searchItems } from './search-items.ts';

interface Spot {
  readonly spot: string;
  readonly type: string;
  readonly building: BuildingId | null;
  readonly floors: number;
}

export function placeViews(now: SeenCampaign, encounter: SeenEncounter): PlaceView[] {
  const { buildings = [], vehicles = [] } = encounter.table ?? {};
  const spots: Spot[] = [
    ...buildings.map(({ id, type, storeys }) => ({ spot: id, type, building: type, floors: storeys })),
    ...vehicles.map(({ id, type }) => ({ spot: id, type, building: null, floors: 1 })),
  ];
  const able = searchers(now, encounter);
  return spots.map((place) => {
    const here = able.filter((figure) => mayBeAt(encounter, figure, place.spot));
    const entered = encounter.visits.some(({ spot }) => spot === place.spot);
    return {
      spot: place.spot,
      title: titleOf(place.type),
      building: place.building,
      floors: floorsOf(now, encounter, place),
      closed: encounter.closed.includes(place.spot),
      enemiesLeft: enemiesLeft(now, encounter, place.spot),
      items: itemsOf(now, encounter, place, here),
      searchers: entered ? searchersAt(now, encounter, place.spot, here) : [],
    };
  });
}

export const titleOf = (type: string): string => worded(type);

function floorsOf(now: SeenCampaign, encounter: SeenEncounter, place: Spot): FloorView[] {
  const { area, phase, visits } = encounter;
  return Array.from({ length: place.floors }, (_, floor) => {
    const where = { area, phase, building: place.building, upstairs: floor > 0, winner: now.winner };
    const targets = byCorrected(() => activityTargets(where));
    return {
      floor,
      entered: visits.some((visit) => visit.spot === place.spot && visit.floor === floor),
      ...targets.value,
      corrected: targets.corrected.length > 0,
      odds: chances(where),
    };
  });
}

/** By what the dice are held against, which is all that they come to rests on. */
const counted = workedOut(() => new Map<string, FloorView['odds']>());

/** A table has many houses, it is shown after each act, and to count takes longer than the act: once for each set of corrections. */
function chances(where: Where): FloorView['odds'] {
  const { value, corrected } = byCorrected(() => activityTargets(where));
  const key = `${value.zombies}/${value.survivors}/${corrected.length > 0}`;
  const known = counted();
  const found = known.get(key) ?? chanceOfMeeting(where);
  known.set(key, found);
  return found;
}

function* meeting(where: Where) {
  return (yield* activity(PLAYER_ASKING, where)).met;
}

function chanceOfMeeting(where: Where): FloorView['odds'] {
  const all = byCorrected(() => plainOdds(odds(() => meeting(where), String, { order: MET })));
  const { exact, outcomes } = all.value;
  return {
    rule: 'atz.activity',
    exact,
    corrected: all.corrected.length > 0,
    outcomes: outcomes.map(([name, share]) => ({ name, ...share })),
  };
}

function itemsOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { spot, building }: Spot,
  able: readonly FigureId[],
): PlaceView['items'] {
  const { area, phase } = encounter;
  if (building === null && !isTrailer(encounter, spot)) return [];
  return searchItems(
    encounter,
    able,
    (item) => lootTarget({ area, phase, building }, item).target,
    (item, figure) => searchRefusal(now, encounter, { spot, figure, item }),
  );
}
