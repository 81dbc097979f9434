/** Contact on the board: where a base touches another, and the way up to it (ATZ-155). */
import { distance, distanceToSegment, squared } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import type { Ground } from './ground.ts';
import { type Going, wayTo } from './paths.ts';
import { apart, BASE, HALF_BASE, type Level, type Place, TOUCHING } from './place.ts';
import { type Body, hasRoom, onSameLevel } from './room.ts';
import { costOfWay, isOpenWay, isThroughDoorway, type Way } from './way.ts';

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

/** From base to base, or to the side of a vehicle. */
export const apartFrom = (at: Place, { at: there, reach }: Body): number =>
  Math.max(0, apart(at, there) - (reach - HALF_BASE));

/** True if they touch, on one level or through the doorway between them. */
export const inContact = (ground: Ground, at: Place, body: Body): boolean =>
  apartFrom(at, body) === 0 &&
  (onSameLevel(at, body.at) ||
    isThroughDoorway(ground, {
      ...{ from: at.spot, to: body.at.spot },
      ...{ fromLevel: at.level, level: body.at.level },
    }));

/** Levels from which somebody can be touched: his own, and through a doorway that he stands at its other side. */
function levelsBeside(
  { obstacles }: Ground,
  { at: { spot, level }, reach }: Body,
): readonly (Level | null)[] {
  if (level !== null) return level.floor === 0 ? [level, null] : [level];
  const near = obstacles.buildings.filter(({ walls }) =>
    walls.some(({ doors }) => doors.some((door) => distanceToSegment(spot, door) <= reach + BASE)),
  );
  return [null, ...near.map(({ id }) => ({ building: id, floor: 0 }))];
}

export interface Nearing extends Going {
  /** Everybody on whose base it can’t end. */
  readonly taken: readonly Body[];
}

/**
 * The way up to contact with a body within so many tenths of an inch, straight if that is open, and to room beside it, first on the level it
 * leads from; a single spot where they touch already; undefined where there is none.
 */
export function wayToContact(going: Nearing, body: Body, tenths: number): Way | undefined {
  const { ground, bodies, taken, from, level, wades } = going;
  const levels = levelsBeside(ground, body).toSorted(
    (a, b) => Number(onSameLevel({ level: b }, going)) - Number(onSameLevel({ level: a }, going)),
  );
  const all = contactsOf(body, from);
  const ends = levels.flatMap((there) =>
    all.flatMap((spot) => {
      const at = { spot, facing: 0, level: there };
      return hasRoom(ground, taken, at) && inContact(ground, at, body) ? [at] : [];
    }),
  );
  const here = { spot: from, facing: 0, level };
  if (inContact(ground, here, body)) return [from];
  for (const { spot, level: there } of ends) {
    if (distance(from, spot) > tenths) continue;
    const straight = [from, spot];
    const way =
      onSameLevel({ level: there }, going) && isOpenWay(ground, bodies, straight, level, wades)
        ? straight
        : wayTo(going, spot, there, tenths);
    if (way !== undefined && costOfWay(ground, way, level) <= tenths) return way;
  }
  return undefined;
}
