/** Obstacles between two spots. Their effect on sight or shots is a game’s own rule. */

import { type Polygon, runsThrough } from './polygon.ts';
import { meet, type Segment, sideOf } from './segment.ts';
import { type Fence, stretchesOf } from './table-top.ts';

/** The areas that a line runs through, in their own order; one whose edge it only touches is none of them. */
export function areasCrossed<A extends { readonly outline: Polygon }>(
  line: Segment,
  areas: readonly A[],
): readonly A[] {
  return areas.filter(({ outline }) => runsThrough(outline, line));
}

/**
 * Says whether a wall stands in a line’s way. Its ends belong to it, so that two walls that join leave no gap. A line that runs along it
 * passes, one that begins or ends at it does, and so does one through an opening, jambs included.
 */
export function stops(wall: Segment, line: Segment, openings: readonly Segment[] = []): boolean {
  return (
    sideOf(wall, line.from) * sideOf(wall, line.to) === -1 &&
    meet(wall, line) &&
    !openings.some((opening) => meet(opening, line))
  );
}

/** The fences that a line runs across, in their own order; one that it passes through a gap of is none of them. */
export function fencesCrossed<F extends Pick<Fence, 'line' | 'gaps'>>(
  line: Segment,
  fences: readonly F[],
): readonly F[] {
  return fences.filter((fence) => stretchesOf(fence).some(({ wall, gaps }) => stops(wall, line, gaps)));
}
