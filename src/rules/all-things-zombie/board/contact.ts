/** Contact on the board: where a base touches another, and the way up to it (ATZ-155). */
import { distance, squared } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import { type Going, wayTo } from './paths.ts';
import { HALF_BASE, TOUCHING } from './place.ts';
import { type Body, hasRoom, onSameLevel } from './room.ts';
import { costOfWay, isOpenWay, type Way } from './way.ts';

/** All spots from which a base touches a body without standing on it, first those on the line from a spot to its middle. */
export function contactsOf({ at, reach }: Body, near: Spot): readonly Spot[] {
  const least = reach + HALF_BASE;
  const most = least + TOUCHING;
  const spots: Spot[] = [];
  for (let x = at.spot.x - most; x <= at.spot.x + most; x += 1)
    for (let y = at.spot.y - most; y <= at.spot.y + most; y += 1) {
      const far = squared({ x, y }, at.spot);
      if (far >= least * least && far < most * most) spots.push({ x, y });
    }
  const { x, y } = at.spot;
  const ahead = (spot: Spot) =>
    ((spot.x - x) * (near.x - x) + (spot.y - y) * (near.y - y)) / Math.sqrt(squared(spot, at.spot));
  return spots.toSorted((a, b) => ahead(b) - ahead(a));
}

export interface Nearing extends Going {
  /** Everybody on whose base it can’t end. */
  readonly taken: readonly Body[];
}

/**
 * The way up to contact with a body within so many tenths of an inch, straight if that is open, and to room beside it; a single spot where
 * they touch already; undefined where there is none.
 */
export function wayToContact(going: Nearing, body: Body, tenths: number): Way | undefined {
  const { ground, bodies, taken, from, level, wades } = going;
  const there = body.at.level;
  const spots = contactsOf(body, from).filter((spot) =>
    hasRoom(ground, taken, { spot, facing: 0, level: there }),
  );
  const isHere = onSameLevel(body.at, going);
  if (isHere && spots.some((spot) => distance(from, spot) === 0)) return [from];
  for (const spot of spots) {
    if (distance(from, spot) > tenths) continue;
    const straight = [from, spot];
    const way =
      isHere && isOpenWay(ground, bodies, straight, level, wades)
        ? straight
        : wayTo(going, spot, there, tenths);
    if (way !== undefined && costOfWay(ground, way, level) <= tenths) return way;
  }
  return undefined;
}
