/** Contact on the board: who touches whom, and where a base touches another (ATZ-155). */
import { squared } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import { HALF_BASE, TOUCHING } from './place.ts';
import type { Body } from './room.ts';

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
