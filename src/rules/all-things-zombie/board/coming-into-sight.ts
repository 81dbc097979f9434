/** Who comes into whose sight as somebody goes along a way, and where on it he halts for that (ATZ-131, ATZ-166). */
import { directionTo } from '../../core/geometry/direction.ts';
import { along, distance } from '../../core/geometry/distance.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { Obstacles } from './obstacles.ts';
import { type Place, turnedTo } from './place.ts';
import { onSameLevel } from './room.ts';
import { sight } from './sight.ts';
import { type Leg, legsOf, type Stop, type Way } from './way.ts';

/** Somebody past whom he goes. */
export interface Looker<Id> {
  readonly id: Id;
  readonly at: Place;
  /** False of zombies, who test nothing. */
  readonly looks: boolean;
  /** False of whoever is hidden. */
  readonly isSeen: boolean;
}

export interface Halt<Id> {
  /** As much of the way as leads there. */
  readonly way: Way;
  /** Who has come into sight there, of him or he of them. */
  readonly met: readonly Id[];
}

/** The first tenth of an inch of a way at which somebody comes into sight, on either side; undefined where nobody does. */
export function firstSight<Id>(
  obstacles: Obstacles,
  way: Way,
  start: Place,
  others: readonly Looker<Id>[],
  conditions: Conditions,
): Halt<Id> | undefined {
  if (others.length === 0) return undefined;
  const sees = (from: Place, to: Place) => sight(obstacles, from, to, conditions).cut === null;
  // Whoever only turns sees anew without coming into sight (ATZ-131).
  const known = others.map((other) => ({
    other,
    saw: sees(turnedTo(start, other.at), other.at),
    wasSeen: sees(other.at, start),
  }));
  const metAt = (at: Place) =>
    known
      .filter(
        ({ other, saw, wasSeen }) =>
          (other.isSeen && !saw && sees(at, other.at)) || (other.looks && !wasSeen && sees(other.at, at)),
      )
      .map(({ other }) => other.id);
  const gone: Stop[] = way.slice(0, 1);
  for (const [nth, leg] of legsOf(way, start.level).entries()) {
    const stop = way[nth + 1];
    if (stop === undefined) break;
    for (const spot of spotsOf(leg)) {
      const at = { spot, facing: facingOn(leg, start), level: leg.level };
      const met = metAt(at);
      if (met.length > 0) return { way: [...gone, { ...stop, ...spot }], met };
    }
    gone.push(stop);
  }
  return undefined;
}

/** Tenth by tenth; of a line through a door, or of stairs, its end alone, as nobody stops in it. */
function spotsOf(leg: Leg): readonly Leg['to'][] {
  const length = distance(leg.from, leg.to);
  if (!onSameLevel({ level: leg.fromLevel }, leg)) return [leg.to];
  return Array.from({ length }, (_, at) => (at === length - 1 ? leg.to : along(leg, at + 1)));
}

const facingOn = ({ from, to }: Leg, { facing }: Place) =>
  from.x === to.x && from.y === to.y ? facing : directionTo(from, to);
