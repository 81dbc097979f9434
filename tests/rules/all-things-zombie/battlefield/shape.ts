/** Relations of outlines to each other, found by other means than those that laid them. */
import { distanceToPolygon } from '../../../../src/rules/core/geometry/distance.ts';
import {
  boundsOf,
  contains,
  edgesOf,
  type Polygon,
  runsThrough,
} from '../../../../src/rules/core/geometry/polygon.ts';
import { cross } from '../../../../src/rules/core/geometry/segment.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

/** True if two outlines have any ground in common; a shared border is none. */
export function overlaps(a: Polygon, b: Polygon): boolean {
  if (areFar(a, b, 0)) return false;
  const edges = edgesOf(b);
  return (
    edgesOf(a).some((edge) => edges.some((other) => cross(edge, other)) || runsThrough(b, edge)) ||
    edges.some((edge) => runsThrough(a, edge)) ||
    isOver(a, b) ||
    isOver(b, a)
  );
}

/** True if the middle of a four-sided outline is on the other’s ground; for two whose edges lie along each other. */
function isOver(one: Polygon, other: Polygon): boolean {
  const [from, , to] = one;
  return one.length === 4 && from !== undefined && to !== undefined && runsThrough(other, { from, to });
}

/** Tenths of an inch from one to the other; as much as `enough` where they are further apart. */
export function gap(a: Polygon, b: Polygon, enough: number): number {
  if (areFar(a, b, enough)) return enough;
  if (overlaps(a, b)) return -1;
  const far = (from: Polygon, to: Polygon) => from.map((corner) => distanceToPolygon(corner, to));
  return Math.min(enough, ...far(a, b), ...far(b, a));
}

function areFar(a: Polygon, b: Polygon, by: number): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)];
  return (
    one.west - other.east >= by ||
    other.west - one.east >= by ||
    one.south - other.north >= by ||
    other.south - one.north >= by
  );
}

/** True if all of one outline lies on the ground of another. */
export function liesOn(one: Polygon, other: Polygon): boolean {
  return (
    one.every((corner) => contains(other, corner)) &&
    !edgesOf(one).some((edge) => edgesOf(other).some((rim) => cross(edge, rim)))
  );
}

/** Widths of a strip across its line, in every stretch of it. */
export function widthsOf({
  outline,
  line,
}: {
  readonly outline: Polygon;
  readonly line: readonly Spot[];
}): readonly number[] {
  const half = outline.length / 2;
  return line.slice(1).map((to, at) => {
    const from = line[at] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const aside = ({ x, y }: Spot) => ((x - from.x) * dy - (y - from.y) * dx) / Math.sqrt(dx * dx + dy * dy);
    const [right, left] = [outline[at], outline[2 * half - 1 - at]];
    return right === undefined || left === undefined ? 0 : aside(right) - aside(left);
  });
}
