/**
 * Targets that can be hit from places outside (Movement Outside the Znutar; Attacks from the Boats; Rules Changes, Weapons): the mechanics
 * of lines of sight, tosses and blasts.
 */
import { BOAT_IDS, type BoatId } from '../data/boats.ts';
import { cloudOf } from '../data/plan.ts';
import type { WeaponFacts } from '../data/weapons.ts';
import type { Table } from '../state.ts';
import {
  boatAround,
  boatUnder,
  isArea,
  isSkin,
  isSpace,
  onBoat,
  type PlaceId,
  type SpaceId,
  skinsBeside,
  skinsUnder,
  spaceOver,
  spacesBeside,
} from './places.ts';

/** Space area that a boat is in; undefined in its bay and off the board. */
export function spaceOfBoat({ outside }: Table, boat: BoatId): SpaceId | undefined {
  const at = outside?.boats.find(({ id }) => id === boat)?.at;
  return at === undefined || at === null || at === 'bay' ? undefined : at;
}

/** The space area that a place belongs to: over the skin, round a boat; none inside the ship, adrift, and off the board. */
export function spaceOf(state: Table, place: PlaceId): SpaceId | undefined {
  if (isSpace(place)) return place;
  if (isSkin(place)) return spaceOver(place);
  const boat = boatUnder(place) ?? boatAround(place);
  return boat === undefined ? undefined : spaceOfBoat(state, boat);
}

/** The outsides of boats that are in a space area. */
export const hullsIn = (state: Table, space: SpaceId): readonly PlaceId[] =>
  BOAT_IDS.filter((boat) => spaceOfBoat(state, boat) === space).map(onBoat);

/** All places of a space area in which Green Things may be. */
export const nestsIn = (state: Table, space: SpaceId): readonly PlaceId[] => [
  ...skinsUnder(space),
  ...hullsIn(state, space),
];

/** From space: the skin and the boats of that space area, and boats in those next to it. */
function fromSpace(state: Table, space: SpaceId, reach: WeaponFacts['reach']): readonly PlaceId[] {
  const here = nestsIn(state, space);
  return reach === 'same' ? here : [...here, ...spacesBeside(space).flatMap((next) => hullsIn(state, next))];
}

/**
 * Places that a weapon can be aimed into from outside. A crewman who floats is in the same area as all of the skin under him; one who
 * clings to something reaches hand to hand no further than that.
 */
export function aimsOutside(state: Table, from: PlaceId, reach: WeaponFacts['reach']): readonly PlaceId[] {
  const space = spaceOf(state, from);
  if (reach === 'fixed' || space === undefined) return [];
  if (isSpace(from)) return fromSpace(state, from, reach);
  const boat = boatAround(from);
  if (boat !== undefined) return fromSpace(state, space, reach).filter((place) => place !== onBoat(boat));
  if (reach === 'same') return [from];
  if (!isSkin(from)) return [from, ...fromSpace(state, space, reach).filter((place) => place !== from)];
  const beside = skinsBeside(from);
  const seen = reach === 'next' ? [] : nestsIn(state, space);
  return [from, ...new Set([...beside, ...seen])].filter((place, at) => at === 0 || place !== from);
}

/**
 * Places that gas or a blast fills. Outside, fuel goes off over a whole space area: the skin, boats’ outsides and whoever floats; inside a
 * boat it stays there.
 */
export function cloudAt(state: Table, place: PlaceId): readonly PlaceId[] {
  if (isArea(place)) return cloudOf(place);
  const space = spaceOf(state, place);
  if (space === undefined || boatAround(place) !== undefined) return [place];
  return [...nestsIn(state, space), space];
}
