/** Exploring: entering buildings and opening vehicles, and whoever is in there. */
import { number } from '../../../../core/fields.ts';
import { boundsOf, type Polygon } from '../../../../core/geometry/polygon.ts';
import { type Asking, askingOf } from '../../../asking.ts';
import type { Shop } from '../../../battlefield/shops.ts';
import { vehicleRow } from '../../../battlefield/vehicles.ts';
import { activity, isAlwaysEmpty } from '../../../meeting-and-greeting/activity.ts';
import type { Room } from '../../../meeting-and-greeting/survivors.ts';
import { onslaught, zombiesInBuilding } from '../../../meeting-and-greeting/zombies.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { BuildingId, VehicleId } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, FIGHTERS, SPOT } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { allOfOurs, oursHere } from '../checks/around.ts';
import { comesAmong } from '../move/comes-among.ts';
import { areDoorsTooNarrow, GOING_IN_TIMES, goneIn, mayGoIn } from '../move/going-in.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed, namesOf } from '../standing/fighters.ts';
import { isStrangerOf } from '../standing/met.ts';
import { type MetInside, meetPeople } from '../standing/people.ts';
import { floorOf } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { allTimely, ENTERING_TIMES } from '../turn/timely.ts';
import { arrive, takenUp } from '../zombies/zombies.ts';
import { goesWayIn, isWithinMove, wayIn } from './way-in.ts';

export const ENTER = declared({
  fields: {
    spot: SPOT,
    /** 0 is the ground floor. */
    floor: number(0, 9),
    /** Figures of the party, and friends of it, that go in, up or open it. */
    figures: FIGHTERS,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['no-table', 'no-such-spot', 'no-such-floor', 'parted-amiably', 'been-there', 'not-here'] as const),
    ...(['nobody-goes', 'named-twice', 'not-of-ours', 'out-of-action', 'doors-too-narrow'] as const),
    ...ENTERING_TIMES,
    ...GOING_IN_TIMES,
    'beyond-door',
  ],
});

const NOBODY: MetInside = { group: null, places: [] };

/**
 * Has figures enter a place: who is there, how many, and what zombies do first; dealing with people is an act of its own. People who act
 * together with the party may go in as its own figures do, since the book tells of “figures” and “groups”.
 */
export function* enter(
  now: SeenCampaign,
  { spot, floor, figures: ids, anyway }: InputOf<typeof ENTER>,
): ActOf<typeof ENTER> {
  const encounter = encounterAt(now, ENTER.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.table === null) return no('no-table');
  const place = placeNamed(encounter.table, spot);
  if (place === undefined) return no('no-such-spot');
  if (!Number.isInteger(floor) || floor < 0 || floor >= place.floors) return no('no-such-floor');
  if (encounter.closed.includes(spot)) return no('parted-amiably');
  if (ids.length === 0) return no('nobody-goes');
  if (new Set(ids).size < ids.length) return no('named-twice');
  const ours = allOfOurs(now, encounter, ids);
  if (typeof ours === 'string') return no(ours);
  if (!ours.every(({ fighter }) => isAble(fighter))) return no('out-of-action');
  const at = { spot, floor };
  const going = ours.filter((one) => !isThere(encounter, one, at));
  if (going.length === 0) return no('been-there');
  if (areDoorsTooNarrow(encounter, going, at)) return no('doors-too-narrow');
  const ways = going.flatMap((one) => wayIn(now, encounter, one, at) ?? []);
  const far = ways.find((one) => !isWithinMove(one));
  const late = yield* allTimely(
    now,
    going,
    (one) => mayGoIn(now, encounter, one, at) ?? (far?.one === one ? 'beyond-door' : undefined),
    { anyway },
  );
  if (late === 'beyond-door' && far?.tenths !== undefined)
    return refuse({ code: late, name: far.one.name, tenths: far.tenths, left: far.left });
  if (late !== undefined) return no(late);
  yield* goneIn(encounter, going, at);
  for (const one of ways) yield* goesWayIn(now, one);
  const went = ours.map(({ fighter }) => fighter.who);
  const came = going.map(({ fighter }) => fighter.who);
  const { type, shop } = place;
  const wentIn = { place: type, spot, ...(shop !== undefined && { shop }), floor, ...namesOf(going) };
  if (isKnown(now, encounter, at)) {
    // From outside or from another floor.
    for (const who of came) yield* goesIn(now, who, spot, floor);
    yield* comesAmong(now, came, spot);
    return done('enter', wentIn);
  }
  const { area, phase } = encounter;
  const { building } = place;
  const where = { area, phase, building, upstairs: floor > 0, winner: now.winner };
  const asking = askingOf(spot);
  const met = isAlwaysEmpty(type) ? 'nobody' : (yield* activity(asking, where)).met;
  const inside = met === 'zombies' || met === 'both' ? (yield* zombiesInBuilding(asking, where)).zombies : 0;
  const zombies = Math.min(inside, place.holds);
  const { group, places } =
    met === 'survivors' || met === 'both'
      ? yield* meetPeople(now, encounter, spot, { most: place.holds - zombies, room: place.room })
      : NOBODY;
  if (zombies > 0) yield* takenUp(now);
  const visit = { spot, building, floor, met, zombies, group, figures: went, places };
  yield* tell({ type: 'place-entered', visit });
  const members = now.contacts.find(({ id }) => id === group)?.members ?? [];
  const strangers = group === null ? [] : members.map((_, at) => strangerId(group, at));
  yield* areInside(now, [...went, ...strangers], spot);
  if (zombies > 0) yield* fallUpon(now, asking, zombies, at, ours);
  yield* comesAmong(now, came, spot);
  return done('enter', { ...wentIn, ...(zombies === 0 && group === null && { nobody: true }) });
}

interface Floor {
  readonly spot: string;
  readonly floor: number;
}

/** True if somebody able is on that floor: where he joined his own people, or went or was met as it was last entered. */
function isThere(encounter: SeenEncounter, one: Fighting, { spot, floor }: Floor): boolean {
  const { fighter } = one;
  if (insideOf(fighter) !== spot || !isAble(fighter)) return false;
  // A move by the stairs has led him off it since.
  if (floorOf(encounter, one) !== floor) return false;
  if (fighter.floor !== undefined) return fighter.floor === floor;
  const last = encounter.visits.findLast(
    ({ group, figures = [] }) =>
      figures.some((one) => one === fighter.who) || (group !== null && isStrangerOf(fighter.who, group)),
  );
  return last?.spot === spot && last.floor === floor;
}

/**
 * True if a floor needs no test of who is there. Whoever enters from elsewhere tests each time; not whoever joins their own people, nor, by
 * a house rule, anybody on a floor that was tested before in the Encounter (ATZ-110).
 */
function isKnown(now: SeenCampaign, encounter: SeenEncounter, at: Floor): boolean {
  const { visits } = encounter;
  const been = visits.some(({ spot, floor }) => spot === at.spot && floor === at.floor);
  return (
    been &&
    (now.houseRules.floorsTestedOnce === true ||
      oursHere(now, encounter).some((one) => isThere(encounter, one, at)))
  );
}

/** Sets down as inside both those who came in and those who were there. */
function* areInside(now: SeenCampaign, all: readonly string[], spot: string): CampaignPlay<void> {
  for (const who of all) {
    const found = now.encounter && fighterNamed(now, now.encounter, who);
    const isThere = found && insideOf(found.fighter) === spot && found.fighter.floor === undefined;
    if (found && !isThere) yield* goesIn(now, who, spot);
  }
}

/** `joined` is the floor on which it joined its own people; of others their visit says it. */
function* goesIn(now: SeenCampaign, who: string, spot: string, joined?: number): CampaignPlay<void> {
  const found = now.encounter && fighterNamed(now, now.encounter, who);
  if (!found) return;
  const { prone: _, floor: __, ...fighter } = found.fighter;
  const to = { ...fighter, inside: spot, ...(joined !== undefined && { floor: joined }) };
  yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
}

/** Has all zombies charge at once; each figure’s history tells whom they surprise. */
function* fallUpon(
  now: SeenCampaign,
  asking: Asking,
  zombies: number,
  inside: NonNullable<Zombies['inside']>,
  all: readonly Fighting[],
): CampaignPlay<void> {
  const entering = all.map(({ fighter, rep }) => ({ id: fighter.who, rep }));
  const { charged, zombieFace, figureFace, zombieScore } = yield* onslaught(asking, zombies, entering);
  for (const { figure: id, check, zombies: several } of charged) {
    const one = all.find(({ fighter }) => fighter.who === id);
    if (one === undefined) throw new Error(`zombies charge ${id}, who is not there`);
    yield* tellTest(one, {
      rule: 'atz.zombies-surprise',
      faces: [zombieFace, figureFace],
      target: zombieScore,
      result: { of: 'zombies', surprised: check === 'surprise', zombies: several },
    });
    yield* arrive(now, {
      count: several,
      whence: 'inside',
      location: null,
      spot: null,
      inDoorway: false,
      inside,
      doing: { by: 'charging', at: one.fighter.who, unseen: check === 'surprise' },
    });
  }
}

interface Place {
  readonly building: BuildingId | null;
  readonly floors: number;
  readonly type: BuildingId | VehicleId;
  readonly shop?: Shop;
  readonly room: Room;
  /** Most that the place can hold, zombies and people together: of a pickup the cab, of a building no bound. */
  readonly holds: number;
}

function holdsOf(vehicle: VehicleId | undefined): number {
  if (vehicle === undefined) return Number.POSITIVE_INFINITY;
  const { holds } = vehicleRow(vehicle);
  return (vehicle === 'pickup-truck' ? holds.slice(0, 1) : holds).reduce((sum, one) => sum + one, 0);
}

export function placeNamed(
  { buildings, vehicles }: NonNullable<SeenEncounter['table']>,
  id: string,
): Place | undefined {
  const building = buildings.find((one) => one.id === id);
  const vehicle = vehicles.find((one) => one.id === id);
  const type = building?.type ?? vehicle?.type;
  if (type === undefined) return undefined;
  return {
    building: building?.type ?? null,
    floors: building?.storeys ?? 1,
    type,
    ...(building?.shop !== undefined && { shop: building.shop }),
    holds: holdsOf(vehicle?.type),
    room: roomOf(building ?? vehicle),
  };
}

/** Walls run round from the south; by whichever door the party came in, where there are doors in several, the room is taken to be as deep as it is wide. */
function roomOf(place: Walled | undefined): Room {
  const { west, south, east, north } = boundsOf(place?.outline ?? []);
  const across = within(east - west);
  const up = within(north - south);
  const isUp = (place?.doors ?? []).map(({ wall }) => wall % 2 === 0);
  if (isUp.every((one) => one)) return { deep: up, wide: across };
  if (!isUp.some((one) => one)) return { deep: across, wide: up };
  return { deep: Math.min(up, across), wide: Math.min(up, across) };
}

interface Walled {
  readonly outline: Polygon;
  readonly doors?: readonly { readonly wall: number }[];
}

/** Whole inches from a wall at which somebody stands before the other one. */
const within = (tenths: number) => Math.max(1, Math.ceil(tenths / 10) - 1);
