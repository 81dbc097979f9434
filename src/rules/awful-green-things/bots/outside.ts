/**
 * The careful bot’s play outside the ship: it closes locks on what comes in, floats and throws, and comes home in boats that nobody clings
 * to.
 */
import type { AreaId } from '../data/areas.ts';
import { BOAT_IDS, type BoatId, boatRow } from '../data/boats.ts';
import { type CrewId, crewmanOf } from '../data/crew.ts';
import { monsterOf } from '../data/monsters.ts';
import { blastField } from '../outside/blast.ts';
import { mayLeaveBay } from '../outside/boats.ts';
import { boatAround, boatUnder, isArea, isSpace, type PlaceId } from '../outside/places.ts';
import { nestsIn, spaceOfBoat } from '../outside/sight.ts';
import { isSealed, vehicleBy, vehicleOf } from '../outside/units.ts';
import { skinOutside, stepsApart } from '../outside/ways.ts';
import { chanceOfTotal } from '../prospect.ts';
import { type CrewmanSeen, crewAt, crewBy, monstersAt, type Table } from '../state.ts';
import type { Worth } from './monsters.ts';
import { CHIT_WORTH, type CrewOutlook, MONSTER_WORTH } from './outlook.ts';

/** Green Things on the skin: what there is to do outside. */
const outside = ({ monsters }: Table): number => monsters.filter(({ at }) => !isArea(at)).length;

/** Bays with a boat that can still be taken home; outside the ship some are gone, or shut. */
export const baysLeft = (state: Table, bays: readonly AreaId[]): readonly AreaId[] =>
  state.outside === undefined ? bays : boatsInBays(state).map((boat) => boatRow(boat).result.bay);

const boatsInBays = (state: Table): readonly BoatId[] =>
  state.boats.filter(({ id, left }) => left === null && mayLeaveBay(state, id)).map(({ id }) => id);

export const isOnBoat = (place: PlaceId): boolean => (boatAround(place) ?? boatUnder(place)) !== undefined;

/** Two or three are enough to keep a boat from going home. */
export const clingWorth: Worth = (id) => (id === 'baby' ? 1 : id === 'done' ? 0.5 : 0);

export function lockWorth(state: Table): Worth {
  return (id) => {
    const [what, exit = ''] = id.split(':');
    if (what === 'done') return 0.1;
    const skin = isArea(exit) ? skinOutside(exit) : undefined;
    const beside = skin === undefined ? 0 : monstersAt(state, skin).length;
    if (what === 'close') return beside > 1 ? beside : 0;
    return beside === 0 ? 0.2 : 0;
  };
}

/** The worth of the best that can be caught from there, floating. */
export function floatWorth(state: Table, outlook: CrewOutlook, { id }: CrewmanSeen, place: PlaceId): number {
  const vehicle = vehicleOf(state, id);
  if (vehicle === undefined || !isSpace(place)) return 0;
  const caught = nestsIn(state, place)
    .filter((nest) => outlook.monsters[nest] > 0)
    .flatMap((nest) => monstersAt(state, nest))
    .map(({ kind }) => {
      const chance = vehicle.kind === 'mover' ? 1 : chanceOfTotal(1, monsterOf(kind).constitution);
      return MONSTER_WORTH[kind] * chance;
    });
  return Math.max(0, ...caught);
}

export function enteringWorth(
  state: Table,
  lost: boolean,
  [what = '', crew = '', vehicle = '']: readonly string[],
): number {
  if (what === 'soot') return crew === 'on' ? 0.5 : -1;
  if (what === 'get-out') return lost || outside(state) === 0 ? 0.5 : -1;
  if (lost || outside(state) === 0) return -1;
  const isMover = vehicleBy(state, vehicle)?.kind === 'mover';
  return isMover ? 4 : 2 - crewmanOf(crew as CrewId).dice;
}

/** Cans of it known to kill, or not known: a blast may be tried. */
const blastWorth = ({ effects }: Table): number => (effects.fuel === null ? 1 : CHIT_WORTH[effects.fuel]);

const WORTH_A_BLAST = 3;

/** Worth of what a crewman and his boat may do instead of walking. */
export function outsideMoveWorth(
  state: Table,
  lost: boolean,
  [what, which = '']: readonly string[],
): number | undefined {
  switch (what) {
    case 'home':
      return lost ? 60 : -1;
    case 'rescue':
      return 30;
    case 'undock':
      return !lost && outside(state) >= WORTH_A_BLAST && blastWorth(state) > 0 ? 1 : -1;
    case 'fly':
      return lost || outside(state) >= WORTH_A_BLAST ? -1 : 2;
    case 'suit-up': {
      const { at } = crewBy(state, which);
      return at !== null && boatAround(at) !== undefined ? 3 : -1;
    }
    case 'jump':
      return -1;
    default:
      return undefined;
  }
}

/** The Mascot makes for its soot. */
export function sootWorth({ outside: out }: Table, { id }: CrewmanSeen, place: PlaceId): number {
  const at = out?.soot.at ?? null;
  return id !== 'mascot' || at === null ? 0 : -0.5 * stepsApart(place, at);
}

/** Back to the bay as soon as there is nothing left to do. */
export const flyWorth: Worth = (id) => (isArea(id) ? 2 : id === 'back' ? 0 : 1);

/** Worth of a blast at a place: monsters it would burn, less the crew who are there. */
export function blastStrikeWorth(state: Table, place: PlaceId): number {
  const field = blastField(place);
  const green = field.flatMap((at) => monstersAt(state, at)).length;
  const own = field.flatMap((at) => crewAt(state, at)).length;
  return green * blastWorth(state) * 0.4 - own * 5;
}

/** Nobody goes out through a hatch while others inside would die of it. */
export function hatchWorth(state: Table, place: PlaceId): number {
  const boat = BOAT_IDS.find((one: BoatId) => `on-${one}` === place || `in-${one}` === place);
  if (boat === undefined || spaceOfBoat(state, boat) === undefined) return 0;
  return crewAt(state, `in-${boat}`).some(({ id }) => !isSealed(state, id)) ? -50 : 0;
}
