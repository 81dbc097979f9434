/** Places of pieces as far as what is known says them: the room, the doorway, the entry edge, beside whom they fight (ATZ-78, 118, 155). */
import { type Direction, directionTo, opposite, stepped } from '../../../../core/geometry/direction.ts';
import { along, distance, distanceToSegment } from '../../../../core/geometry/distance.ts';
import { boundsOf, edgeOf } from '../../../../core/geometry/polygon.ts';
import { gapOf } from '../../../../core/geometry/table-top.ts';
import type { Spot } from '../../../../core/play.ts';
import type { EncounterTable, PlacedBuilding } from '../../../battlefield/table.ts';
import { contactsOf } from '../../../board/contact.ts';
import type { Ground } from '../../../board/ground.ts';
import { BASE, HALF_BASE, type Place } from '../../../board/place.ts';
import { type Body, hasRoom, nearestRoom } from '../../../board/room.ts';
import type { Role } from '../../../encounters/kind.ts';
import { directionOf, facingOf } from '../../../meeting-and-greeting/facing.ts';
import { LOCATION_IDS, placesAround } from '../../../meeting-and-greeting/placement.ts';
import type { InRoom } from '../../../meeting-and-greeting/survivors.ts';
import type { PieceId, Placed } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { whomOf, type Zombies } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import { groundFor } from '../places/ground-here.ts';
import { reachOf, stands } from '../places/pieces.ts';
import { placeHere } from '../places/seen-from.ts';
import { everybody, type Fighting, sideOf } from '../standing/fighters.ts';
import { type PLACED, partyAt, placedOn } from '../standing/placed.ts';
import { floorOf, placeOf as withinOf } from '../standing/stands-at.ts';
import { vehiclesHere } from '../standing/vehicles-in-play.ts';
import { zombiesHere } from '../zombies/zombies.ts';

/**
 * Places for everybody who has none among these, in turn: vehicles, the party, people met, zombies, who are wanted beside whom they touch.
 * Whoever finds no room on a crowded table is left without, and so is a zombie of a group that isn’t parted yet.
 */
export function placesFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  table: EncounterTable,
  there: readonly Placed[],
): readonly Placed[] {
  // Most acts bring nobody on, and need no ground.
  let ground: Ground | undefined;
  const found: Placed[] = [...there];
  const bodies: Body[] = there
    .filter(({ piece }) => stands(now, encounter, piece))
    .map(({ piece, at }) => ({ at, reach: reachOf(encounter, piece) }));
  const placeOf = (piece: string) => found.find((one) => one.piece === piece)?.at;
  const put = (piece: PieceId, wanted: Place) => {
    if (placeOf(piece) !== undefined) return;
    const reach = reachOf(encounter, piece);
    ground ??= groundFor(table);
    const at = nearestRoom(ground, bodies, wanted, reach);
    if (at === undefined) return;
    found.push({ piece, at });
    bodies.push({ at, reach });
  };
  const party = partyAt(encounter, encounter.partyAt);
  const home = outdoors(party?.spot ?? { x: 0, y: 0 }, directionOf(party?.facing ?? 'n'));
  for (const { id } of vehiclesHere(encounter)) put(id, home);
  for (const one of everybody(now, encounter))
    if (stands(now, encounter, one.fighter.who)) put(one.fighter.who, personAt(encounter, table, home, one));
  for (const group of zombiesHere(encounter)) {
    if (group.count === 1) put(group.id, besideVictim(group) ?? zombieAt(table, home, group));
  }
  return found.slice(there.length);

  /** In contact and in sight, but for one that has come unseen. */
  function besideVictim({ doing }: Zombies): Place | undefined {
    const at = placeOf(whomOf(doing) ?? '');
    if (at === undefined) return undefined;
    ground ??= groundFor(table);
    const on = ground;
    const isUnseen = doing.by === 'charging' && doing.unseen;
    const side = stepped(at.spot, isUnseen ? opposite(at.facing) : at.facing, 2 * BASE);
    const spot = contactsOf({ at, reach: HALF_BASE }, side).find((one) =>
      hasRoom(on, bodies, { ...at, spot: one }),
    );
    return spot === undefined ? at : { spot, facing: directionTo(spot, at.spot), level: at.level };
  }
}

const outdoors = (spot: Spot, facing: Direction): Place => ({ spot, facing, level: null });

/** The way from a spot to another; where the two are one, as it was. */
const towards = (from: Spot, to: Spot, facing: Direction): Direction =>
  from.x === to.x && from.y === to.y ? facing : directionTo(from, to);

function personAt(encounter: SeenEncounter, table: EncounterTable, home: Place, one: Fighting): Place {
  const within = withinOf(encounter, one);
  const was = placeHere(encounter, one.fighter.who);
  // Beside where he was, as whoever comes back.
  if (was?.level && was.level.building === within) return was;
  const building = table.buildings.find(({ id }) => id === within);
  if (building !== undefined) {
    const inRoom = roomPlace(encounter, one);
    const spot =
      inRoom === undefined
        ? middleOfHouse(building)
        : inBuilding(building, inRoom, wallEntered(encounter, building, one));
    return { spot, facing: home.facing, level: { building: building.id, floor: floorOf(encounter, one) } };
  }
  // And as whoever gets out of a vehicle, or is put down.
  if (was?.level === null) return was;
  if (one.figure !== null) return home;
  const at = sideStarts(encounter, one) ?? metAt(encounter, table, one) ?? home.spot;
  return outdoors(at, towards(at, home.spot, home.facing));
}

/** Place in a room, by the dice, of one of those met there, for as long as he hasn’t gone elsewhere. */
function roomPlace({ visits }: SeenEncounter, one: Fighting): InRoom | undefined {
  if (one.figure !== null || one.fighter.inside !== undefined) return undefined;
  const nth = Number(one.fighter.who.split('/')[1]);
  return visits.find(({ group }) => group === sideOf(one))?.places[nth];
}

/** The wall by whose door whoever met him there has come in: that of the door nearest to where they are; unknown, of the first door. */
function wallEntered(encounter: SeenEncounter, { outline, doors }: PlacedBuilding, one: Fighting): number {
  const { figures = [] } = encounter.visits.find(({ group }) => group === sideOf(one)) ?? {};
  const [at] = figures.flatMap((who) => placeHere(encounter, who) ?? []);
  const far = (door: PlacedBuilding['doors'][number]) =>
    at === undefined ? 0 : distanceToSegment(at.spot, gapOf(outline, door));
  return doors.toSorted((a, b) => far(a) - far(b))[0]?.wall ?? 0;
}

/** A place in whole inches on the grid of a room, by a wall of it. */
function inBuilding({ outline }: PlacedBuilding, { inward, fromLeft }: InRoom, by: number): Spot {
  const wall = edgeOf(outline, by);
  const beside = along(wall, fromLeft * 10);
  const length = distance(wall.from, wall.to);
  // The inside lies to the left of a wall.
  const inner = { x: wall.from.y - wall.to.y, y: wall.to.x - wall.from.x };
  return {
    x: beside.x + Math.floor((inner.x * inward * 10) / length + 0.5),
    y: beside.y + Math.floor((inner.y * inward * 10) / length + 0.5),
  };
}

function middleOfHouse({ outline }: Pick<PlacedBuilding, 'outline'>): Spot {
  const { west, east, south, north } = boundsOf(outline);
  return { x: Math.floor((west + east) / 2), y: Math.floor((south + north) / 2) };
}

/** Sides of a raid and a pursuit begin apart; those of an escape at the prison. */
const STARTS: Readonly<Partial<Record<Role, (typeof PLACED)[number]>>> = {
  raider: 'raiders',
  defender: 'defenders',
  runner: 'runners',
  chaser: 'chasers',
};

function sideStarts(encounter: SeenEncounter, one: Fighting): Spot | undefined {
  const side = encounter.others?.find(({ group }) => group === sideOf(one));
  if (side === undefined) return undefined;
  const what = STARTS[side.role] ?? 'prison';
  return placedOn(encounter).find((place) => place.what === what)?.spot;
}

/** People who have come out stand before the building they were met in. */
function metAt(
  { visits }: SeenEncounter,
  { buildings, vehicles }: EncounterTable,
  one: Fighting,
): Spot | undefined {
  const met = visits.find(({ group }) => group === sideOf(one))?.spot;
  const place = [...buildings, ...vehicles].find(({ id }) => id === met);
  return place && middleOfHouse(place);
}

/** Spot where a zombie came on; otherwise as far from the party, on that side of it, as zombies come on. */
function zombieAt(table: EncounterTable, home: Place, { spot, inside, location }: Zombies): Place {
  const building = table.buildings.find(({ id }) => id === inside?.spot);
  if (inside !== null && building !== undefined) {
    const middle = middleOfHouse(building);
    return { spot: middle, facing: home.facing, level: { building: building.id, floor: inside.floor } };
  }
  const aside = placesAround(facingOf(home.facing))[LOCATION_IDS.indexOf(location ?? 'front')] ?? {
    x: 0,
    y: 0,
  };
  const at = spot ?? { x: home.spot.x + aside.x, y: home.spot.y + aside.y };
  return outdoors(at, towards(at, home.spot, home.facing));
}
