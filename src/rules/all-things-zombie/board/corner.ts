/** The corner that gives somebody cover on the board, where it stands (ATZ-158). */
import { distanceToSegment } from '../../core/geometry/distance.ts';
import { contains } from '../../core/geometry/polygon.ts';
import type { Spot } from '../../core/play.ts';
import { type Cover, sidesOf } from './cover.ts';
import type { Obstacles } from './obstacles.ts';
import type { Place } from './place.ts';

export interface Corner {
  /** What it is a corner of. */
  readonly id: string;
  readonly spot: Spot;
}

/** Undefined where the cover is another: what hides one side of the base is no corner, or a wall with its openings. */
export function cornerOf(obstacles: Obstacles, from: Place, to: Place, cover: Cover): Corner | undefined {
  if (cover.by !== 'corner' || !('id' in cover.of)) return undefined;
  const { id } = cover.of;
  const block = [...obstacles.buildings, ...obstacles.rocks, ...obstacles.tall].find((one) => one.id === id);
  if (block === undefined) return undefined;
  const line = { from: from.spot, to: to.spot };
  const far = (spot: Spot) => distanceToSegment(spot, line);
  // The line to the middle is free and one to a side isn’t: the corner juts in between them.
  const between = (spot: Spot) =>
    sidesOf(from.spot, to.spot).some((side) => contains([from.spot, to.spot, side], spot));
  const [spot] = block.outline.filter(between).toSorted((a, b) => far(a) - far(b));
  return spot && { id, spot: { x: spot.x, y: spot.y } };
}
