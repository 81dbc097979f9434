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
import {
  activity,
  activityTargets,
  isAlwaysEmpty,
  MET,
  type Where,
} from '../../../../../rules/all-things-zombie/meeting-and-greeting/activity.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import type { FighterId } from '../../../../../rules/all-things-zombie/state/turn.ts';
import { worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import {
  type BuildingId,
  ITEMS,
  type ItemId,
  type VehicleId,
} from '../../../../../rules/all-things-zombie/types.ts';
import { lootTarget } from '../../../../../rules/all-things-zombie/what-you-gain/loot.ts';
import { type ByCorrected, byCorrected, workedOut } from '../../../../../rules/core/in-force.ts';
import { odds } from '../../../../../rules/core/odds.ts';
import { plainOdds } from '../../../../../rules/core/odds-shares.ts';
import { searchers, searchersAt, searchItems } from './search-items.ts';

interface Spot {
  readonly spot: string;
  readonly type: BuildingId | VehicleId;
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
    return {
      floor,
      entered: visits.some((visit) => visit.spot === place.spot && visit.floor === floor),
      ...(isAlwaysEmpty(place.type) ? MEETS_NOBODY : meetingOn(where)),
    };
  });
}

type Meeting = Pick<FloorView, 'zombies' | 'survivors' | 'corrected' | 'odds'>;

/** Looks up once what many places of a table have alike, which is shown after each act: by a key, under the figures in force. */
function lookedUpOnce<A, T>(keyOf: (of: A) => string, look: (of: A) => T): (of: A) => T {
  const known = workedOut(() => new Map<string, T>());
  return (of) => {
    const all = known();
    const key = keyOf(of);
    const found = all.get(key) ?? look(of);
    all.set(key, found);
    return found;
  };
}

const targetsOn = (where: Where) => byCorrected(() => activityTargets(where));

/** Odds of whom one meets, by what the dice are held against, which is all that they rest on: to count them takes longer than an act. */
const chances = lookedUpOnce((where: Where) => JSON.stringify(targetsOn(where)), chanceOfMeeting);

const meetingOn = lookedUpOnce(JSON.stringify, (where: Where): Meeting => {
  const { value, corrected } = targetsOn(where);
  return { ...value, corrected: corrected.length > 0, odds: chances(where) };
});

/** Meeting of a place that nobody is in: no dice. */
const MEETS_NOBODY: Meeting = {
  zombies: 0,
  survivors: 0,
  corrected: false,
  odds: {
    rule: 'atz.activity',
    exact: true,
    corrected: false,
    outcomes: [{ name: 'nobody', n: 1, of: 1 }],
  },
};

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
  able: readonly FighterId[],
): PlaceView['items'] {
  const { area, phase } = encounter;
  if (building === null && !isTrailer(encounter, spot)) return [];
  const targets = lootIn({ area, phase, building });
  return searchItems(
    encounter,
    able,
    (item) => targets[item],
    (item, figure) => searchRefusal(now, encounter, { spot, figure, item }),
  );
}

type Loot = Readonly<Record<ItemId, ByCorrected<number | null>>>;

const lootIn = lookedUpOnce(
  JSON.stringify,
  (where: Parameters<typeof lootTarget>[0]): Loot =>
    Object.fromEntries(
      ITEMS.map((item) => [item, byCorrected(() => lootTarget(where, item).target)]),
    ) as Loot,
);
