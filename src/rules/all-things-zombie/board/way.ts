/** Ways on the board: how long they are, where they end after so much, and whether a base gets along them (ATZ-169). */
import { type Direction, directionTo } from '../../core/geometry/direction.ts';
import { along, distance } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import type { Place } from './place.ts';
import { type Body, type Ground, hasRoom } from './room.ts';

/** Spots from where somebody stands to where he ends, two or more. */
export type Way = readonly Spot[];

/** Tenths of an inch. */
export const lengthOf = (way: Way): number =>
  legsOf(way).reduce((sum, { from, to }) => sum + distance(from, to), 0);

const legsOf = (way: Way) => way.slice(1).map((to, at) => ({ from: way[at] ?? to, to }));

/** As much of a way as is that long, in tenths of an inch. */
export function firstPart(way: Way, tenths: number): Way {
  const part: Spot[] = way.slice(0, 1);
  let left = tenths;
  for (const leg of legsOf(way)) {
    const length = distance(leg.from, leg.to);
    if (length >= left) return left > 0 ? [...part, length === left ? leg.to : along(leg, left)] : part;
    part.push(leg.to);
    left -= length;
  }
  return part;
}

/** True if a base gets along it on its level, tenth by tenth, past everything solid and past these bodies. */
export function isOpenWay(ground: Ground, bodies: readonly Body[], way: Way, level: Place['level']): boolean {
  return legsOf(way).every((leg) => {
    const length = distance(leg.from, leg.to);
    for (let tenths = 1; tenths <= length; tenths += 1) {
      const spot = tenths === length ? leg.to : along(leg, tenths);
      if (!hasRoom(ground, bodies, { spot, facing: 0, level })) return false;
    }
    return true;
  });
}

/** The way somebody looks at its end: along its last leg; as before where there is none. */
export function facingAfter(way: Way, before: Direction): Direction {
  const last = legsOf(way).findLast(({ from, to }) => from.x !== to.x || from.y !== to.y);
  return last === undefined ? before : directionTo(last.from, last.to);
}
