/** Zombies that came on in the same place, taken together: there are six places around whoever is heard. */
import type { Spot } from '../../../../src/rules/core/play.ts';

export interface Arrived {
  readonly location: string;
  readonly spot: Spot | null;
  readonly inDoorway: boolean;
}

export interface Gathered extends Arrived {
  readonly count: number;
}

/** In the order in which the first of each came. */
export function gathered(arrivals: readonly Arrived[]): readonly Gathered[] {
  const places = new Map<string, Gathered>();
  for (const { location, spot, inDoorway } of arrivals) {
    const key = spot === null ? location : `${spot.x} ${spot.y} ${inDoorway}`;
    const { count = 0, location: first = location } = places.get(key) ?? {};
    places.set(key, { location: first, spot, inDoorway, count: count + 1 });
  }
  return [...places.values()];
}
