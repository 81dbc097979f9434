/** Cover of one place on the board from another, and what gives it (section: Ranged Combat; ATZ-158, ATZ-167). */
import { distanceToPolygon, distanceToSegment } from '../../core/geometry/distance.ts';
import { contains, runsThrough } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import { fencesCrossed } from '../../core/geometry/sight.ts';
import { leftOf, moved, rounded, unitTo } from '../../core/geometry/strip.ts';
import { stretchesOf } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import { isBehindFence } from '../battlefield/fences.ts';
import type { Block, Obstacles } from './obstacles.ts';
import { floorOf, HALF_BASE, type Place } from './place.ts';
import { type Cut, cutOn } from './sight.ts';

export type Cover =
  /** In a building, on a floor under its roof. */
  | { readonly by: 'inside'; readonly id: string }
  /** A corner hides one side of the base or both. */
  | { readonly by: 'corner'; readonly of: Cut }
  | { readonly by: 'vehicle' | 'fence' | 'scrub' | 'riverbed'; readonly id: string };

/** Cover of somebody who is seen; undefined where there is none. Zombies never have any: whoever asks leaves them out. */
export function cover(obstacles: Obstacles, from: Place, to: Place): Cover | undefined {
  const house = obstacles.buildings.find(({ id }) => id === to.level?.building);
  if (house !== undefined && floorOf(to) < house.storeys) return { by: 'inside', id: house.id };
  const cut = sidesOf(from.spot, to.spot)
    .map((side) => cutOn(obstacles, from, to, side))
    .find((one) => one !== undefined);
  if (cut !== undefined) return { by: 'corner', of: cut };
  const line = { from: from.spot, to: to.spot };
  const behind = lowCover(obstacles, line, floorOf(from) > 0);
  if (behind !== undefined) return behind;
  if (to.level !== null) return undefined;
  const at = (blocks: readonly Block[], spot: Spot) => blocks.find(({ outline }) => contains(outline, spot));
  const scrub = at(obstacles.scrub, to.spot);
  if (scrub !== undefined) return { by: 'scrub', id: scrub.id };
  const bed = at(obstacles.riverbeds, to.spot);
  return bed === undefined || at(obstacles.riverbeds, from.spot) !== undefined
    ? undefined
    : { by: 'riverbed', id: bed.id };
}

/** Both sides of a base as somebody sees them: half its width to the left and to the right of its middle, to the nearest tenth. */
export function sidesOf(from: Spot, to: Spot): readonly [Spot, Spot] {
  const left = leftOf(unitTo(from, to));
  return [rounded(moved(to, left, HALF_BASE)), rounded(moved(to, left, -HALF_BASE))];
}

/** A car or solid fence on the line, where the other is nearer to it; from above, where his base touches it. */
function lowCover({ low, fences }: Obstacles, line: Segment, fromAbove: boolean): Cover | undefined {
  const covers = (far: (spot: Spot) => number) =>
    fromAbove ? far(line.to) <= HALF_BASE : far(line.to) < far(line.from);
  const car = low.find(
    ({ outline }) => runsThrough(outline, line) && covers((spot) => distanceToPolygon(spot, outline)),
  );
  if (car !== undefined) return { by: 'vehicle', id: car.id };
  const fence = fencesCrossed(line, fences).find(
    (one) =>
      isBehindFence(line, [one]) &&
      covers((spot) => Math.min(...stretchesOf(one).map(({ wall }) => distanceToSegment(spot, wall)))),
  );
  return fence && { by: 'fence', id: fence.id };
}
