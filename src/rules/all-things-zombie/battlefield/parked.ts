/** Vehicles as they were left: in the lanes of the streets, a little askew. */
import { type Direction, directionTo } from '../../core/geometry/direction.ts';
import { contains, type Polygon } from '../../core/geometry/polygon.ts';
import { leftOf, lengthOf, moved, rounded, stationAt, unitTo } from '../../core/geometry/strip.ts';
import type { Spot } from '../../core/play.ts';
import type { Area, VehicleId } from '../types.ts';
import { type Frame, frameOf, outlineOf } from './frame.ts';
import { WITHIN_RIM } from './rect.ts';
import type { Shaker } from './shaker.ts';
import { isClear, isWithin, type Obstacle, type Solid, solid } from './solids.ts';
import { STREET_WIDTH, type Unnamed } from './streets.ts';
import type { PlacedVehicle } from './table.ts';
import { vehicleRow } from './vehicles.ts';

/** From the middle of a street to the middle of a lane; a country road has but one, in its middle. */
const LANES = { urban: 22, outskirts: 22, rural: 8 } as const satisfies Record<Area, number>;
const TRIES = 24;
/** Tenths of an inch from one place to the next where all of a street are looked at. */
const STEP = 5;
/** Lanes in which twelve vehicles of any kind find room on one street, in tenths of an inch left of its middle. */
const CLOSE_LANES = {
  urban: [37, 0, -37],
  outskirts: [37, 0, -37],
  rural: [12, -12, 0],
} as const satisfies Record<Area, readonly number[]>;

export interface Parking {
  readonly area: Area;
  readonly streets: readonly Unnamed[];
  /** Obstacles that vehicles keep off besides one another: buildings, and water. */
  readonly taken: readonly Obstacle[];
}

/** In a lane somewhere; undefined where no street has room for it. */
export function parked(
  type: VehicleId,
  id: string,
  ground: Parking,
  shaker: Shaker,
): PlacedVehicle | undefined {
  for (let go = 0; go < TRIES; go++) {
    const street = ground.streets[shaker.below(ground.streets.length)];
    if (street === undefined) break;
    const far = shaker.below(Math.floor(lengthOf(street.line)));
    const aside = LANES[ground.area] * shaker.oneOf([1, -1]) + shaker.below(7) - 3;
    const askew = (shaker.below(13) - 6) / 100;
    const found = standing(type, ground, street, { far, aside, askew, pavement: PAVEMENT[ground.area] });
    if (found !== undefined) return vehicle(type, id, found, shaker.below(2) === 0);
  }
  return parkedClose(type, id, ground, shaker);
}

/** The first place there is on any street, close to the next vehicle, half on the pavement if need be. */
export function parkedClose(
  type: VehicleId,
  id: string,
  ground: Parking,
  shaker: Shaker,
): PlacedVehicle | undefined {
  for (const street of ground.streets) {
    for (let far = 0; far < lengthOf(street.line); far += STEP) {
      for (const aside of CLOSE_LANES[ground.area]) {
        const found = standing(type, ground, street, { far, aside, askew: 0, pavement: 0 });
        if (found !== undefined) return vehicle(type, id, found, shaker.below(2) === 0);
      }
    }
  }
  return undefined;
}

/** Another type where a vehicle stands, the same way round; undefined where it is too long for that place. It may be half on a pavement, as earlier versions left vehicles. */
export function parkedInstead(
  type: VehicleId,
  before: PlacedVehicle,
  ground: Parking,
): PlacedVehicle | undefined {
  const old = frameOf(before.outline);
  const [length, width] = vehicleRow(type).sides;
  const middle = moved(old.front, old.inward, old.depth / 2);
  const here = lying(middle, old.inward, length, width);
  for (const by of [0, 10, -10, 20, -20, 30, -30, 40, -40]) {
    const there = lying(moved(middle, here.inward, by), here.inward, length, width);
    const lot = solid(outlineOf(there));
    if (isWithin(lot, WITHIN_RIM) && isClear(lot, ground.taken) && isOnStreet(lot, ground, 0))
      return { ...before, type, outline: lot.corners };
  }
  return undefined;
}

interface Spotted {
  /** Along the street, and to its left. */
  readonly far: number;
  readonly aside: number;
  readonly askew: number;
  /** Width that stays free on either side of the street. */
  readonly pavement: number;
}

function standing(
  type: VehicleId,
  ground: Parking,
  { line }: Unnamed,
  { far, aside, askew, pavement }: Spotted,
): Solid | undefined {
  const { spot, way } = stationAt(line, far);
  const left = leftOf(way);
  const [length, width] = vehicleRow(type).sides;
  const turned = unitTo({ x: 0, y: 0 }, moved(way, left, askew));
  const lot = solid(outlineOf(lying(moved(spot, left, aside), turned, length, width)));
  return isWithin(lot, WITHIN_RIM) && isClear(lot, ground.taken) && isOnStreet(lot, ground, pavement)
    ? lot
    : undefined;
}

/** A vehicle’s first edge is its tail. */
function lying(middle: Spot, inward: Spot, length: number, width: number): Frame {
  return { front: moved(middle, inward, -length / 2), inward, width, depth: length };
}

/** True for a vehicle on one street, off its pavements. */
function isOnStreet({ corners }: Solid, { area, streets }: Parking, pavement: number): boolean {
  const half = STREET_WIDTH[area] / 2 - pavement;
  return streets.some(({ line, outline }) =>
    corners.every((corner) => isNear(line, corner, half) && contains(outline, corner)),
  );
}
const PAVEMENT = { urban: 20, outskirts: 20, rural: 3 } as const satisfies Record<Area, number>;

function isNear(line: Unnamed['line'], { x, y }: Spot, far: number): boolean {
  return line.some((to, at) => {
    const from = line[at - 1];
    if (from === undefined) return false;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const [ox, oy] = [from.x + dx * share - x, from.y + dy * share - y];
    return ox * ox + oy * oy <= far * far;
  });
}

function vehicle(type: VehicleId, id: string, { corners }: Solid, reversed: boolean): PlacedVehicle {
  const outline: Polygon = reversed ? [...corners.slice(2), ...corners.slice(0, 2)] : corners;
  return { id, type, outline, facing: facingOf(outline) };
}

function facingOf(outline: Polygon): Direction {
  const { inward } = frameOf(outline);
  return directionTo({ x: 0, y: 0 }, rounded({ x: inward.x * 1000, y: inward.y * 1000 }));
}
