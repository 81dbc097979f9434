/** Ways on the board: whether a base gets along them, what they cost, and where they end after so much (ATZ-169, ATZ-170). */
import { comesNear, nearness } from '../../core/geometry/clearance.ts';
import { type Direction, directionTo } from '../../core/geometry/direction.ts';
import { along, distance } from '../../core/geometry/distance.ts';
import {
  type Bounds,
  boundsOf,
  contains,
  overlap,
  type Polygon,
  runsThrough,
} from '../../core/geometry/polygon.ts';
import { meet, type Segment } from '../../core/geometry/segment.ts';
import { stops } from '../../core/geometry/sight.ts';
import type { Spot } from '../../core/play.ts';
import { singleFigure } from '../data/single-figures.ts';
import { type Ground, keepsDry, slowShare } from './ground.ts';
import type { House } from './obstacles.ts';
import { HALF_BASE, type Level, TENTHS, TO_WALL } from './place.ts';
import { type Body, isOnRim, onSameLevel } from './room.ts';
import { stairsOf } from './stairs.ts';

/** A spot of a way; `level` where it is on another than the spot before it, null outdoors. */
export interface Stop extends Spot {
  readonly level?: Level | null;
}

/** Spots from where somebody stands to where he ends, two or more. */
export type Way = readonly Stop[];

export interface Leg extends Segment {
  /** Where it begins and where it ends; through a door the two differ. */
  readonly fromLevel: Level | null;
  readonly level: Level | null;
}

export function legsOf(way: Way, start: Level | null): readonly Leg[] {
  let level = start;
  return way.slice(1).map((to, at) => {
    const fromLevel = level;
    if (to.level !== undefined) level = to.level;
    return { from: way[at] ?? to, to, fromLevel, level };
  });
}

export function levelAfter(way: Way, start: Level | null): Level | null {
  const last = legsOf(way, start).at(-1);
  return last === undefined ? start : last.level;
}

const isDoor = ({ fromLevel, level }: Leg): boolean => fromLevel?.building !== level?.building;

/** True if it leads through a door, in or out. */
export const goesThroughDoor = (way: Way, start: Level | null): boolean => legsOf(way, start).some(isDoor);

/** Number of floors gone up or down by stairs. */
export const climbsOn = (way: Way, start: Level | null): number =>
  legsOf(way, start).filter((leg) => !isDoor(leg) && leg.fromLevel?.floor !== leg.level?.floor).length;

const lengthOfLeg = ({ from, to }: Segment): number => distance(from, to);

/** Tenths of an inch of a move that a straight line takes: twice its length over slow ground, and an inch more through a door. */
export function costOf(ground: Ground, leg: Leg): number {
  const length = lengthOfLeg(leg);
  const slow = leg.fromLevel === null && leg.level === null ? Math.ceil(length * slowShare(ground, leg)) : 0;
  return length + slow + (isDoor(leg) ? singleFigure('door-inches') * TENTHS : 0);
}

export const costOfWay = (ground: Ground, way: Way, start: Level | null): number =>
  legsOf(way, start).reduce((sum, leg) => sum + costOf(ground, leg), 0);

/** As much of a way as so many tenths of a move pay for. A door is gone through as a whole or not at all. */
export function firstPart(ground: Ground, way: Way, start: Level | null, tenths: number): Way {
  const part: Stop[] = way.slice(0, 1);
  let left = tenths;
  for (const [at, leg] of legsOf(way, start).entries()) {
    const cost = costOf(ground, leg);
    const stop = way[at + 1];
    if (stop === undefined) break;
    if (cost > left) {
      const short = isDoor(leg)
        ? 0
        : longest(lengthOfLeg(leg), (length) => costUpTo(ground, leg, length) <= left);
      return short > 0 ? [...part, { ...stop, ...along(leg, short) }] : part;
    }
    part.push(stop);
    left -= cost;
  }
  return part;
}

const costUpTo = (ground: Ground, leg: Leg, length: number): number =>
  costOf(ground, { ...leg, to: along(leg, length) });

/** The greatest whole number up to that for which it holds, if it holds for all below that, too; 0 where it holds for none. */
export function longest(most: number, holds: (tenths: number) => boolean): number {
  let [held, failed] = [0, most + 1];
  while (failed - held > 1) {
    const middle = Math.floor((held + failed) / 2);
    if (holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}

/** True if a base gets along it, past everything solid and past these bodies; `wades`, through a ford as well. */
export const isOpenWay = (
  ground: Ground,
  bodies: readonly Body[],
  way: Way,
  start: Level | null,
  wades = false,
): boolean => legsOf(way, start).every((leg) => isOpenLeg(ground, bodies, leg, wades));

export function isOpenLeg(ground: Ground, bodies: readonly Body[], leg: Leg, wades = false): boolean {
  if (![leg.from, leg.to].every((end) => isOnRim(ground.size, end, HALF_BASE))) return false;
  const near = bodies.some(
    ({ at, reach }) =>
      (onSameLevel(at, leg) || onSameLevel(at, { level: leg.fromLevel })) &&
      bars(at.spot, leg, reach + HALF_BASE),
  );
  if (near) return false;
  const { obstacles } = ground;
  const house = (level: Level | null) => obstacles.buildings.find(({ id }) => id === level?.building);
  if (leg.fromLevel !== null && leg.level !== null)
    return onSameLevel({ level: leg.fromLevel }, leg)
      ? isOpenInside(house(leg.level), leg)
      : leadsUpStairs(house(leg.level), leg);
  const own = house(leg.fromLevel ?? leg.level);
  if (own !== undefined && !leadsThroughDoor(own, leg)) return false;
  const reach = widened(boundsOf([leg.from, leg.to]), HALF_BASE);
  const { buildings, rocks, tall, low } = obstacles;
  const isBarred = [buildings, rocks, tall, low].some((blocks) =>
    blocks.some((one) => one !== own && overlap(one.bounds, reach) && isInWay(one.outline, leg)),
  );
  return !isBarred && keepsDry(ground, leg, wades);
}

/** Whoever stands against something already goes on beside it, and away from it; `reach` is what he takes up of it. */
export const isInWay = (outline: Polygon, line: Segment, reach = TO_WALL): boolean => {
  const begins = { from: line.from, to: line.from };
  return comesNear(outline, begins, reach) ? runsThrough(outline, line) : comesNear(outline, line, reach);
};

/** Whoever stands in contact, or on another’s base, may go away from him. */
export function bars(spot: Spot, line: Segment, apart: number): boolean {
  if (nearness(spot, line, apart) >= 0) return false;
  const begins = { from: line.from, to: line.from };
  const ahead =
    (spot.x - line.from.x) * (line.to.x - line.from.x) + (spot.y - line.from.y) * (line.to.y - line.from.y);
  return nearness(spot, begins, apart) > 0 || ahead > 0;
}

/** On a floor one goes from wall to wall. */
export function isOpenInside(house: House | undefined, line: Segment): boolean {
  if (house === undefined || !contains(house.outline, line.to) || !contains(house.outline, line.from))
    return false;
  return house.walls.every(
    ({ segment }) =>
      !stops(segment, line) &&
      (nearness(line.from, segment, TO_WALL) < 0 ||
        (nearness(line.to, segment, TO_WALL) >= 0 &&
          nearness(segment.from, line, TO_WALL) >= 0 &&
          nearness(segment.to, line, TO_WALL) >= 0)),
  );
}

/** From one floor to the next, or to the roof, up or down, where the stairs are. */
function leadsUpStairs(house: House | undefined, { from, to, fromLevel, level }: Leg): boolean {
  if (house === undefined || fromLevel === null || level === null) return false;
  const stairs = stairsOf(house);
  return (
    fromLevel.building === level.building &&
    Math.abs(fromLevel.floor - level.floor) === 1 &&
    Math.max(fromLevel.floor, level.floor) <= house.storeys &&
    stairs !== undefined &&
    [from, to].every((end) => distance(end, stairs) === 0)
  );
}

/** True of a line between somebody indoors and somebody outdoors that leads through a door. */
export function isThroughDoorway({ obstacles }: Ground, leg: Leg): boolean {
  const inside = leg.fromLevel ?? leg.level;
  const house = obstacles.buildings.find(({ id }) => id === inside?.building);
  return house !== undefined && isDoor(leg) && leadsThroughDoor(house, leg);
}

/** From one side of a wall to the other, between the jambs of a door on the ground floor. */
function leadsThroughDoor({ outline, walls }: House, { from, to, fromLevel, level }: Leg): boolean {
  const [outer, inner] = level === null ? [to, from] : [from, to];
  if ((fromLevel ?? level)?.floor !== 0 || contains(outline, outer) || !contains(outline, inner))
    return false;
  const line = { from, to };
  return walls.every(({ segment, doors }) => !meet(segment, line) || doors.some((door) => meet(door, line)));
}

export const widened = ({ west, east, south, north }: Bounds, by: number): Bounds => ({
  west: west - by,
  east: east + by,
  south: south - by,
  north: north + by,
});

/** The way somebody looks at its end: along its last leg; as before where there is none. */
export function facingAfter(way: Way, before: Direction): Direction {
  const last = legsOf(way, null).findLast(({ from, to }) => from.x !== to.x || from.y !== to.y);
  return last === undefined ? before : directionTo(last.from, last.to);
}
