/** Contact on the board: who touches whom, and where a base touches another (ATZ-155). */
import { squared } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import { HALF_BASE, TOUCHING } from './place.ts';
import type { Body } from './room.ts';

/** All spots from which a base touches a body without standing on it, the nearest to a spot first. */
export function contactsOf({ at, reach }: Body, near: Spot): readonly Spot[] {
  const least = reach + HALF_BASE;
  const most = least + TOUCHING;
  const spots: Spot[] = [];
  for (let x = at.spot.x - most; x <= at.spot.x + most; x += 1)
    for (let y = at.spot.y - most; y <= at.spot.y + most; y += 1) {
      const far = squared({ x, y }, at.spot);
      if (far >= least * least && far < most * most) spots.push({ x, y });
    }
  return spots.toSorted((a, b) => squared(a, near) - squared(b, near));
}
