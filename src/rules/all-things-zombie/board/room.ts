/** Room for a base on the table: clear of walls, rocks, vehicles and other bases, and the nearest such spot to the one wanted. */

import { nearness } from '../../core/geometry/clearance.ts';
import { DIRECTIONS, stepped } from '../../core/geometry/direction.ts';
import { squared } from '../../core/geometry/distance.ts';
import { contains, edgesOf } from '../../core/geometry/polygon.ts';
import type { TableSize } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import { bears, type Ground } from './ground.ts';
import type { Block } from './obstacles.ts';
import { HALF_BASE, type Place, TO_WALL } from './place.ts';

/** Something that stands on the table, and how far it reaches from its middle, in tenths of an inch. */
export interface Body {
  readonly at: Place;
  readonly reach: number;
}

/** Tenths of an inch from ring to ring of spots that are tried. */
const STEP = 5;

/** True if a base, or whatever reaches so far from its middle, stands there, beside all that is solid and beside other bases. */
export function hasRoom(ground: Ground, taken: readonly Body[], at: Place, reach = HALF_BASE): boolean {
  const { spot } = at;
  if (!isOnRim(ground.size, spot, reach)) return false;
  if (taken.some((one) => onSameLevel(one.at, at) && overlaps(one.at.spot, spot, one.reach + reach)))
    return false;
  return at.level === null ? isClear(ground, spot, reach) : isWithin(ground, at, reach);
}

/** The nearest room to a place on its level, itself if there is; undefined where the table has none left. */
export function nearestRoom(
  ground: Ground,
  taken: readonly Body[],
  wanted: Place,
  reach = HALF_BASE,
): Place | undefined {
  const { width, depth } = ground.size;
  for (let far = 0; far <= width + depth; far += STEP)
    for (const direction of far === 0 ? [0] : DIRECTIONS.keys()) {
      const at = { ...wanted, spot: stepped(wanted.spot, direction, far) };
      if (hasRoom(ground, taken, at, reach)) return at;
    }
  return undefined;
}

export const onSameLevel = (a: Pick<Place, 'level'>, b: Pick<Place, 'level'>): boolean =>
  a.level?.building === b.level?.building && a.level?.floor === b.level?.floor;

/** True if two spots lie nearer than that. */
export const overlaps = (a: Spot, b: Spot, apart: number): boolean => squared(a, b) < apart * apart;

/** True if all of a base, or whatever reaches so far from its middle, is on the table. */
export const isOnRim = ({ width, depth }: TableSize, { x, y }: Spot, reach: number): boolean =>
  x >= reach && y >= reach && x <= width - reach && y <= depth - reach;

function isClear(ground: Ground, spot: Spot, reach: number): boolean {
  const { buildings, rocks, tall, low } = ground.obstacles;
  return (
    [buildings, rocks, tall, low].every((blocks) => blocks.every((one) => !reaches(one, spot, reach))) &&
    bears(ground, spot)
  );
}

/** True if it overlaps a solid thing by more than rounding, or stands in it. */
const reaches = ({ bounds, outline }: Block, spot: Spot, reach: number): boolean =>
  spot.x > bounds.west - reach &&
  spot.x < bounds.east + reach &&
  spot.y > bounds.south - reach &&
  spot.y < bounds.north + reach &&
  (contains(outline, spot) || edgesOf(outline).some((edge) => nearness(spot, edge, toWall(reach)) < 0));

/** The tenth that is given for rounding. */
const toWall = (reach: number): number => reach - (HALF_BASE - TO_WALL);

/** Within the walls, on a floor or on the roof. */
function isWithin({ obstacles }: Ground, { spot, level }: Place, reach: number): boolean {
  const house = obstacles.buildings.find(({ id }) => id === level?.building);
  if (house === undefined || level === null || level.floor > house.storeys) return false;
  return (
    contains(house.outline, spot) &&
    edgesOf(house.outline).every((wall) => nearness(spot, wall, toWall(reach)) >= 0)
  );
}
