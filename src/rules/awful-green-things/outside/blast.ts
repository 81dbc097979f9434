/** Rocket blasts (Attacks from the Boats): what they reach, what they count as, and the boat that is gone by it. */
import { type Play, tell } from '../../core/play.ts';
import { BOAT_IDS, type BoatId } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import { outsideFigure } from '../data/outside.ts';
import type { AgtEvent } from '../events.ts';
import type { BlastId, CrewmanSeen, Table, WeaponId } from '../state.ts';
import { pilotsIn } from './boats.ts';
import { boatAround, isSkin, onBoat, type PlaceId, skinsUnder, spaceOver } from './places.ts';
import { cloudAt, hullsIn, spaceOfBoat } from './sight.ts';
import { openExits, WIDE } from './vehicle-ways.ts';

/** The Saucer has no rockets. */
const ROCKETS = { scout: 'scout-cans', cockboat: 'cockboat-cans' } as const;
const hasRockets = (boat: BoatId): boat is keyof typeof ROCKETS => boat !== 'saucer';

export const blastOf = (boat: BoatId): BlastId => `fuel-${boat}`;
/** The boat whose blast it is; undefined of a counter. */
export const boatOfBlast = (weapon: WeaponId): BoatId | undefined =>
  BOAT_IDS.find((boat) => blastOf(boat) === weapon);

export function blastBy(state: Table, crew: CrewId): BlastId | null {
  const at = state.crew.find(({ id }) => id === crew)?.at ?? null;
  const boat = at === null ? undefined : boatAround(at);
  return boat === undefined ? null : blastOf(boat);
}

/** Cans of fuel that a boat counts as. */
export function cansOf(boat: BoatId): number {
  return hasRockets(boat) ? outsideFigure(ROCKETS[boat]).result : 0;
}

/** All that goes up with it: all skin of the space area, or what it is aimed at alone. */
export const blastField = (at: PlaceId): readonly PlaceId[] =>
  isSkin(at) ? skinsUnder(spaceOver(at)) : [at];

/** Places that an attack with a cloud fills, of a can or of a boat. */
export const fieldOfUse = (state: Table, weapon: WeaponId, at: PlaceId): readonly PlaceId[] =>
  boatOfBlast(weapon) === undefined ? cloudAt(state, at) : blastField(at);

/** The skin of its space area, the hold or a bay that opens to it, the outside of another boat there. */
export function blastsOf(state: Table, { id, at }: CrewmanSeen): readonly PlaceId[] {
  const boat = at === null ? undefined : boatAround(at);
  const space = boat === undefined ? undefined : spaceOfBoat(state, boat);
  if (boat === undefined || space === undefined || !hasRockets(boat)) return [];
  if (!pilotsIn(state, boat).some((pilot) => pilot.id === id)) return [];
  return [
    ...skinsUnder(space),
    ...openExits(state, space).filter((area) => WIDE.includes(area)),
    ...hullsIn(state, space).filter((hull) => hull !== onBoat(boat)),
  ];
}

/** Somebody is there to be hit, and nothing of it has been fought over. */
export function blastFieldFree(state: Table, at: PlaceId): boolean {
  const field = blastField(at);
  if (field.some((place) => state.fought.includes(place))) return false;
  return state.monsters.some((monster) => field.includes(monster.at));
}

/** Lets a boat zoom off the board after its blast. */
export function* zoomsOff(state: Table, boat: BoatId, crew: CrewId): Play<void, AgtEvent> {
  const { result, row } = outsideFigure('blast-turns');
  const cans = hasRockets(boat) ? [outsideFigure(ROCKETS[boat]).row] : [];
  yield* tell<AgtEvent>({
    rule: 'agt.out.blast',
    rows: [row, ...cans],
    boat,
    crew,
    back: state.turn + result,
  });
}
