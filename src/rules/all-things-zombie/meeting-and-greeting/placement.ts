/** Where a zombie drawn by gunfire comes on (section: Zombie Placement Due to Gunfire). Tenths of an inch. */
import { type Play, roll, type Spot } from '../../core/play.ts';
import type { Asking } from '../asking.ts';

/** The eight ways one can face, clockwise from north. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof FACINGS)[number];

/** Zombies come on this far from where the shot was fired. */
export const DISTANCE = 120;
/** Eastward and northward parts of that distance on a diagonal, to the nearest tenth. */
const DIAGONAL = 85;

const OFFSETS: Readonly<Record<Facing, Spot>> = {
  n: { x: 0, y: DISTANCE },
  ne: { x: DIAGONAL, y: DIAGONAL },
  e: { x: DISTANCE, y: 0 },
  se: { x: DIAGONAL, y: -DIAGONAL },
  s: { x: 0, y: -DISTANCE },
  sw: { x: -DIAGONAL, y: -DIAGONAL },
  w: { x: -DISTANCE, y: 0 },
  nw: { x: -DIAGONAL, y: DIAGONAL },
};

/** By score, from 1: eighths of a turn clockwise from where the figure faces. There is nothing at either side. */
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

const CLOCKWISE: readonly Location[] = [...LOCATIONS].toSorted((a, b) => a.turn - b.turn);

export interface Footprint {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Ground {
  readonly bounds: Footprint;
  readonly buildings: readonly { readonly footprint: Footprint; readonly doorways: readonly Spot[] }[];
}

export interface Arrival {
  readonly face: number;
  readonly location: LocationId;
  readonly spot: Spot;
  /** Waits in a doorway, to come out when zombies are next active. */
  readonly inDoorway: boolean;
}

/** One zombie's place. At the table's edge the next location clockwise is taken; a building on the way holds it back. */
export function* zombieArrives(
  asking: Asking,
  ground: Ground,
  from: Spot,
  facing: Facing,
): Play<Arrival, never> {
  const [face = 1] = yield* roll({
    ...asking,
    rule: 'atz.zombie-placement',
    dice: 1,
    reading: { by: 'faces' },
  });
  return { face, ...arrival(ground, from, facing, face) };
}

function arrival(
  { bounds, buildings }: Ground,
  from: Spot,
  facing: Facing,
  face: number,
): Omit<Arrival, 'face'> {
  const rolled = LOCATIONS[face - 1] ?? LOCATIONS[0];
  const start = CLOCKWISE.indexOf(rolled);
  for (let step = 0; step < CLOCKWISE.length; step += 1) {
    const location = CLOCKWISE[(start + step) % CLOCKWISE.length] ?? rolled;
    const spot = spotAt(from, facing, location.turn);
    const doorway = doorwayOnTheWay(buildings, from, spot);
    if (doorway !== undefined) return { location: location.id, spot: doorway, inDoorway: true };
    if (within(bounds, spot)) return { location: location.id, spot, inDoorway: false };
  }
  // A table so small that no place lies on it: the zombie stands where the shot was fired.
  return { location: rolled.id, spot: from, inDoorway: false };
}

function spotAt(from: Spot, facing: Facing, turn: number): Spot {
  const way = FACINGS[(FACINGS.indexOf(facing) + turn) % FACINGS.length] ?? facing;
  const offset = OFFSETS[way];
  return { x: from.x + offset.x, y: from.y + offset.y };
}

function within({ west, south, east, north }: Footprint, { x, y }: Spot): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** The door nearest to the shooter of the first building that stands in the way; one without doors stops nobody. */
function doorwayOnTheWay(buildings: Ground['buildings'], from: Spot, to: Spot): Spot | undefined {
  const onTheWay = buildings.filter(
    ({ footprint, doorways }) =>
      doorways.length > 0 && !within(footprint, from) && crosses(footprint, from, to),
  );
  return onTheWay
    .flatMap(({ doorways }) => doorways)
    .toSorted((a, b) => squared(from, a) - squared(from, b))[0];
}

/** Whether the line between two spots touches the rectangle: clipped edge by edge, in fractions kept exact. */
function crosses({ west, south, east, north }: Footprint, from: Spot, to: Spot): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enters = 0;
  let leaves = 1;
  const edges = [
    { toward: -dx, room: from.x - west },
    { toward: dx, room: east - from.x },
    { toward: -dy, room: from.y - south },
    { toward: dy, room: north - from.y },
  ];
  for (const { toward, room } of edges) {
    if (toward === 0) {
      if (room < 0) return false;
    } else if (toward < 0) enters = Math.max(enters, room / toward);
    else leaves = Math.min(leaves, room / toward);
  }
  return enters <= leaves;
}

function squared(a: Spot, b: Spot): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
