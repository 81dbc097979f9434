/** Where a knock-back ends: straight away from whoever hit, up to the first thing in the way (section: Weapons, Impact; ATZ-164). */
import { along, distance } from '../../core/geometry/distance.ts';
import type { Spot } from '../../core/play.ts';
import type { Ground } from './ground.ts';
import { type Place, TENTHS } from './place.ts';
import { type Body, hasRoom } from './room.ts';
import { isOpenLeg, longest } from './way.ts';

/** Somebody who is thrown, and everything that would stop him. */
export interface Flung {
  readonly ground: Ground;
  readonly at: Place;
  /** All other bases, and vehicles that work. */
  readonly taken: readonly Body[];
}

/** The place so many inches away from whoever hit, or short of a wall, a rock, a vehicle, deep water, a base or the table’s edge. */
export function thrown({ ground, at, taken }: Flung, from: Spot, inches: number): Place {
  const { spot, level } = at;
  const before = distance(from, spot);
  if (before === 0) return at;
  const away = (tenths: number): Spot => along({ from, to: spot }, before + tenths);
  const lies = (to: Spot) =>
    isOpenLeg(ground, taken, { from: spot, to, fromLevel: level, level }, true) &&
    hasRoom(ground, taken, { ...at, spot: to });
  // Whoever begins on a spot too narrow for a base stays there until the way is free.
  const far = longest(inches * TENTHS, (tenths) => lies(away(tenths)));
  return far === 0 ? at : { ...at, spot: away(far) };
}
