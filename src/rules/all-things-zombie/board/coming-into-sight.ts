/** Who comes into whose sight as somebody goes along a way, and where on it he halts for that (ATZ-131, ATZ-166). */
import { directionTo } from '../../core/geometry/direction.ts';
import { along, distance } from '../../core/geometry/distance.ts';
import type { Conditions } from '../shooting/sight.ts';
import type { Obstacles } from './obstacles.ts';
import type { Place } from './place.ts';
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

/** What is new between the two of them. */
export interface NewSight<Id> {
  readonly id: Id;
  /** He has come into the other’s sight. */
  readonly looks: boolean;
  /** The other has come into his. */
  readonly isSeen: boolean;
}

/** What is new between somebody at a place and others, who had those in sight before. */
type Between<Id> = (at: Place) => readonly NewSight<Id>[];

/** From where he starts: whoever only turns sees anew without being said to come into sight. */
export function newSightsFrom<Id>(
  obstacles: Obstacles,
  start: Place,
  others: readonly Looker<Id>[],
  conditions: Conditions,
): Between<Id> {
  const sees = (from: Place, to: Place) => sight(obstacles, from, to, conditions).cut === null;
  const facing = (from: Place, to: Place): Place =>
    from.spot.x === to.spot.x && from.spot.y === to.spot.y
      ? from
      : { ...from, facing: directionTo(from.spot, to.spot) };
  const known = others.map((other) => ({
    other,
    saw: sees(facing(start, other.at), other.at),
    wasSeen: sees(other.at, start),
  }));
  return (at) =>
    known.flatMap(({ other, saw, wasSeen }) => {
      const isSeen = other.isSeen && !saw && sees(at, other.at);
      const looks = other.looks && !wasSeen && sees(other.at, at);
      return isSeen || looks ? [{ id: other.id, looks, isSeen }] : [];
    });
}

export interface Halt<Id> {
  /** As much of the way as leads there. */
  readonly way: Way;
  readonly sights: readonly NewSight<Id>[];
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
  const between = newSightsFrom(obstacles, start, others, conditions);
  const gone: Stop[] = way.slice(0, 1);
  for (const [nth, leg] of legsOf(way, start.level).entries()) {
    const stop = way[nth + 1];
    if (stop === undefined) break;
    for (const spot of spotsOf(leg)) {
      const at = { spot, facing: facingOn(leg, start), level: leg.level };
      const sights = between(at);
      if (sights.length > 0) return { way: [...gone, { ...stop, ...spot }], sights };
    }
    gone.push(stop);
  }
  return undefined;
}

/** Tenth by tenth; of a line through a door its end alone, as nobody stops in it. */
function spotsOf(leg: Leg): readonly Leg['to'][] {
  const length = distance(leg.from, leg.to);
  if (leg.fromLevel !== leg.level && leg.fromLevel?.building !== leg.level?.building) return [leg.to];
  return Array.from({ length }, (_, at) => (at === length - 1 ? leg.to : along(leg, at + 1)));
}

const facingOn = ({ from, to }: Leg, { facing }: Place) =>
  from.x === to.x && from.y === to.y ? facing : directionTo(from, to);
