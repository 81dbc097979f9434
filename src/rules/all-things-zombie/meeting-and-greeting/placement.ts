/** Places where a zombie drawn by gunfire comes on (section: Zombie Placement Due to Gunfire). Tenths of an inch. */

import { choice } from '../../core/fields.ts';
import { stepped } from '../../core/geometry/direction.ts';
import { along, squared } from '../../core/geometry/distance.ts';
import { contains, type Polygon, touches } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import { type Play, roll, type Spot } from '../../core/play.ts';
import { lookUp, type RangeTable } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { directionOf, FACINGS, type Facing } from './facing.ts';

/** Zombies come on this far from where the shot was fired. */
export const DISTANCE = 120;
/** Eighths of a turn clockwise from where the figure faces. There is nothing at either side. */
export const LOCATIONS = [
  { id: 'left-front', turn: 7 },
  { id: 'front', turn: 0 },
  { id: 'right-front', turn: 1 },
  { id: 'left-rear', turn: 5 },
  { id: 'rear', turn: 4 },
  { id: 'right-rear', turn: 3 },
] as const;
export type Location = (typeof LOCATIONS)[number];
export type LocationId = Location['id'];

export const LOCATION_IDS = LOCATIONS.map(({ id }) => id) as [LocationId, ...LocationId[]];

/** Location to which a die brings a zombie. */
export const PLACEMENT = {
  id: 'atz.zombie-placement',
  section: 'Zombie Placement Due to Gunfire',
  figures: { result: choice(LOCATION_IDS) },
  rows: LOCATIONS.map(({ id }, at) => ({ from: at + 1, to: at + 1, result: id })),
} as const satisfies RangeTable<LocationId>;

const CLOCKWISE: readonly Location[] = [...LOCATIONS].toSorted((a, b) => a.turn - b.turn);

export interface Ground {
  /** Where a zombie stands that is to come on at a spot: there, or just in from the rim; undefined off the table, and where nobody can stand. */
  readonly standing: (spot: Spot) => Spot | undefined;
  readonly buildings: readonly { readonly outline: Polygon; readonly doorways: readonly Spot[] }[];
}

export interface Arrival {
  readonly face: number;
  readonly location: LocationId;
  readonly spot: Spot;
  /** Waits in a doorway, to come out when zombies are next active. */
  readonly inDoorway: boolean;
}

/**
 * Places one zombie. At the table’s edge, and where rocks or water let nobody stand, the next location clockwise is taken; a building on
 * the way holds it back.
 */
export function* zombieArrives(
  asking: Asking,
  ground: Ground,
  from: Spot,
  facing: Facing,
): Play<Arrival, never> {
  const { face, location } = yield* dicedLocation(asking);
  return { face, ...arrival(ground, from, facing, location) };
}

/** Rolls for the location at which a zombie comes on if nothing is in the way. */
export function* dicedLocation(asking: Asking): Play<Pick<Arrival, 'face' | 'location'>, never> {
  const [face = 1] = yield* roll({
    ...asking,
    rule: PLACEMENT.id,
    dice: 1,
    reading: { by: 'faces' },
    odds: { rule: PLACEMENT.id, input: {} },
  });
  const found = lookUp<LocationId>(PLACEMENT, face);
  if (found === undefined) throw new Error(`the placement leaves out a ${face}`);
  return { face, location: read(found).result };
}

function arrival(
  { standing, buildings }: Ground,
  from: Spot,
  facing: Facing,
  diced: LocationId,
): Omit<Arrival, 'face'> {
  const rolled = LOCATIONS.find(({ id }) => id === diced) ?? LOCATIONS[0];
  const start = CLOCKWISE.indexOf(rolled);
  for (let step = 0; step < CLOCKWISE.length; step += 1) {
    const location = CLOCKWISE[(start + step) % CLOCKWISE.length] ?? rolled;
    const spot = spotAt(from, facing, location.turn);
    const doorway = doorwayOnTheWay(buildings, from, spot);
    if (doorway !== undefined) return { location: location.id, spot: doorway, inDoorway: true };
    const place = standing(spot);
    if (place !== undefined) return { location: location.id, spot: place, inDoorway: false };
  }
  // Nowhere around is there a place to stand: the zombie stands where the shot was fired.
  return { location: rolled.id, spot: from, inDoorway: false };
}

function spotAt(from: Spot, facing: Facing, turn: number): Spot {
  const way = FACINGS[(FACINGS.indexOf(facing) + turn) % FACINGS.length] ?? facing;
  return stepped(from, directionOf(way), DISTANCE);
}

/** Way from whoever is heard to each of the places where zombies come on, in the order of the table. */
export const placesAround = (facing: Facing): readonly Spot[] =>
  LOCATIONS.map(({ turn }) => spotAt({ x: 0, y: 0 }, facing, turn));

/** The door nearest to the shooter of the first building that stands in the way; one without doors stops nobody. */
function doorwayOnTheWay(buildings: Ground['buildings'], from: Spot, to: Spot): Spot | undefined {
  const onTheWay = buildings.filter(
    ({ outline, doorways }) =>
      doorways.length > 0 && !contains(outline, from) && touches(outline, { from, to }),
  );
  const [first] = onTheWay
    .map(({ outline, doorways }) => ({ doorways, after: reachedAfter(outline, { from, to }) }))
    .toSorted((a, b) => a.after - b.after);
  return first?.doorways.toSorted((a, b) => squared(from, a) - squared(from, b))[0];
}

/** Tenths of an inch along the way at which it comes to that outline. */
function reachedAfter(outline: Polygon, way: Segment): number {
  for (let tenths = 1; tenths < DISTANCE; tenths += 1)
    if (touches(outline, { from: way.from, to: along(way, tenths) })) return tenths;
  return DISTANCE;
}
