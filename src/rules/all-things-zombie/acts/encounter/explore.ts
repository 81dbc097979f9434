/** Exploring: entering buildings and opening vehicles, the groups met there, searching, and the noise of it all. */

import type { Spot } from '../../../core/play.ts';
import { draw, roll } from '../../../core/play.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, type CampaignPlay, done, type Now } from '../../campaign/act.ts';
import type { Arriving } from '../../encounter/events.ts';
import { activity } from '../../meet/activity.ts';
import { type Facing, type Ground, zombieArrives } from '../../meet/placement.ts';
import { ARMY_ISSUE, awareness, isArmy, placeInRoom, survivorsInBuilding } from '../../meet/survivors.ts';
import { onslaught, reinforcement, zombiesInBuilding } from '../../meet/zombies.ts';
import {
  type Contact,
  type ContactId,
  contactId,
  mayReturn,
  RETURN_ON,
  type Stranger,
} from '../../people/contact.ts';
import { type EncounterTable, TABLE_SIZE } from '../../place/table.ts';
import { generateGrunt, giveName } from '../../recruiting.ts';
import type { BuildingId } from '../../types.ts';
import { no, participant, type SeenEncounter, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

export interface Entering {
  /** A building or a vehicle of the table. */
  readonly spot: string;
  /** 0 is the ground floor. */
  readonly floor: number;
  readonly figures: readonly string[];
}

/** Somebody goes in, up, or opens it: who is there, how many, and what they do first. */
export function* enter(now: Now, { spot, floor, figures: ids }: Entering): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage === 'after') return no('wrong-stage');
  if (encounter.table === null) return no('no-table');
  const place = placeNamed(encounter.table, spot);
  if (place === undefined) return no('no-such-spot');
  if (!Number.isInteger(floor) || floor < 0 || floor >= place.floors) return no('no-such-floor');
  if (encounter.closed.includes(spot)) return no('parted-amiably');
  if (encounter.visits.some((visit) => visit.spot === spot && visit.floor === floor)) return no('been-there');
  const figures = ids.map((id) => participant(now, id)).filter((figure) => figure !== undefined);
  if (figures.length < ids.length || figures.length === 0) return no('not-here');
  const where = {
    area: encounter.area,
    phase: encounter.phase,
    building: place.building,
    upstairs: floor > 0,
    winner: now.winner,
  };
  const { met } = yield* activity(ASKING, where);
  const zombies = met === 'zombies' || met === 'both' ? (yield* zombiesInBuilding(ASKING, where)).zombies : 0;
  const group = met === 'survivors' || met === 'both' ? yield* meetPeople(now, encounter) : null;
  yield* tell({
    type: 'place-entered',
    visit: { spot, building: place.building, floor, met, zombies, group },
  });
  if (zombies > 0) {
    const { charged, zombieFace, figureFace } = yield* onslaught(ASKING, zombies, figures);
    for (const one of charged) {
      const figure = figures.find(({ id }) => id === one.figure);
      if (figure === undefined) continue;
      const result = `${one.check === 'surprise' ? 'surprised' : 'charged'} by ${one.zombies}`;
      yield* tell({
        type: 'figure-tested',
        figure: figure.id,
        rule: 'atz.zombies-surprise',
        faces: [zombieFace, figureFace],
        target: one.score,
        result,
      });
    }
  }
  return done(`Enter ${place.title}`);
}

interface Place {
  readonly building: BuildingId | null;
  readonly floors: number;
  readonly title: string;
}

function placeNamed(table: SeenTable, id: string): Place | undefined {
  const building = table.buildings.find((one) => one.id === id);
  if (building)
    return { building: building.type, floors: building.storeys, title: building.type.replaceAll('-', ' ') };
  const vehicle = table.vehicles.find((one) => one.id === id);
  return vehicle && { building: null, floors: 1, title: vehicle.type.replaceAll('-', ' ') };
}
type SeenTable = Pick<NonNullable<SeenEncounter['table']>, 'buildings' | 'vehicles'>;

/** The survivors of a building: somebody met before where the house rule has it, else new ones out of the deck. */
function* meetPeople(now: Now, encounter: SeenEncounter): CampaignPlay<ContactId | null> {
  const { survivors } = yield* survivorsInBuilding(ASKING, { ...encounter, winner: now.winner });
  if (survivors === 0) return null;
  const old = now.houseRules.peopleComeBack ? yield* somebodyAgain(now, encounter) : null;
  if (old !== null) return old;
  const army = yield* isArmy(ASKING, now.winner);
  const members: Stranger[] = [];
  for (let n = 0; n < survivors; n += 1) members.push(yield* stranger(now, army));
  const id = contactId(now.count.contacts + 1);
  const contact: Contact = {
    id,
    members,
    area: encounter.area,
    met: now.calendar.now,
    seen: now.calendar.now,
    times: 0,
    standing: 'strangers',
    whereabouts: 'about',
  };
  yield* tell({ type: 'group-met', contact });
  for (const { rep } of members) {
    yield* awareness(ASKING, rep, encounter.shots > 0);
    yield* placeInRoom(ASKING);
  }
  return id;
}

function* somebodyAgain(now: Now, { area }: SeenEncounter): CampaignPlay<ContactId | null> {
  const about = mayReturn(now.contacts, area);
  if (about.length === 0) return null;
  const [face = 0] = yield* roll({
    ...ASKING,
    rule: 'atz.people-come-back',
    dice: 1,
    reading: { by: 'classes', cuts: [RETURN_ON - 1] },
  });
  if (face < RETURN_ON) return null;
  const id = yield* draw({
    ...ASKING,
    rule: 'atz.people-come-back',
    from: about.map((contact) => contact.id),
  });
  return about.find((contact) => contact.id === id)?.id ?? null;
}

/** A Joker makes an Innocent: unarmed, to be brought to safety (ATZ-7). */
function* stranger(now: Now, army: boolean): CampaignPlay<Stranger> {
  const { rep, attribute, weapons, protected: armour, origin } = yield* generateGrunt(now);
  const innocent = origin.card === 'JK' && !army;
  return {
    name: yield* giveName(now),
    rep,
    attributes: [attribute],
    protected: army || armour,
    weapons: army ? [ARMY_ISSUE.weapon] : weapons,
    innocent,
    alive: true,
  };
}

export interface Noise {
  /** Dice fired this turn that count as shots (ATZ-92). */
  readonly shots: number;
  /** Where they were fired from, in tenths of an inch, and the way the shooter faces; null where it isn't known. */
  readonly from: { readonly spot: Spot; readonly facing: Facing } | null;
}

/** The end of a turn: a die for each shot, and a place for each zombie it brings. */
export function* hearShots(now: Now, { shots, from }: Noise): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage === 'after') return no('wrong-stage');
  if (!Number.isInteger(shots) || shots < 0) return no('counts-below-zero');
  const { zombies } = yield* reinforcement(ASKING, encounter.area, shots);
  const arrivals: Arriving[] = [];
  for (let n = 0; n < zombies; n += 1) arrivals.push(yield* arriving(encounter.table, from));
  yield* tell({ type: 'shots-fired', shots, arrivals });
  return done(zombies === 1 ? 'One zombie hears it' : `${zombies} zombies hear it`);
}

function* arriving(table: SeenEncounter['table'], from: Noise['from']): CampaignPlay<Arriving> {
  const ground = table === null ? OPEN : groundOf(table as EncounterTable);
  const at = from ?? CENTRE;
  const { location, spot, inDoorway } = yield* zombieArrives(ASKING, ground, at.spot, at.facing);
  return { location, spot: from === null ? null : spot, inDoorway: from !== null && inDoorway };
}

const BOUNDS = { west: 0, south: 0, east: TABLE_SIZE, north: TABLE_SIZE };
const OPEN: Ground = { bounds: BOUNDS, buildings: [] };
/** Where nobody says who shot from where, only the direction is diced for. */
const CENTRE = { spot: { x: TABLE_SIZE / 2, y: TABLE_SIZE / 2 }, facing: 'n' } as const;

function groundOf({ buildings }: EncounterTable): Ground {
  return {
    bounds: BOUNDS,
    buildings: buildings.map(({ footprint, doors }) => ({ footprint, doorways: doors.map(({ at }) => at) })),
  };
}
