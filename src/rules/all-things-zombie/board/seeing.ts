/** All that one place on the board has of another at a glance: sight, distance, cover, and the side from which it is looked at. */
import type { Conditions } from '../shooting/sight.ts';
import { type Cover, cover } from './cover.ts';
import type { Obstacles } from './obstacles.ts';
import { type Bearing, bearing, type Place } from './place.ts';
import { type Sight, sight } from './sight.ts';

export interface Seeing extends Sight {
  /** Null where there is none, or where it isn’t seen. */
  readonly cover: Cover | null;
  /** Side of the other from which it is looked at. */
  readonly at: Bearing;
}

export function seeing(obstacles: Obstacles, from: Place, to: Place, conditions: Conditions = {}): Seeing {
  const seen = sight(obstacles, from, to, conditions);
  const behind = seen.cut === null ? cover(obstacles, from, to) : undefined;
  return { ...seen, cover: behind ?? null, at: bearing(to, from.spot) };
}
