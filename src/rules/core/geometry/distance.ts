/**
 * Distances between things, in tenths of an inch, a tenth begun counting whole. So a distance is at most a range exactly where the true one
 * is, and beyond it where that is; and with it two machines never differ, as nothing is rounded twice.
 */
import type { Spot } from '../play.ts';
import { contains, edgesOf, type Polygon } from './polygon.ts';
import type { Segment } from './segment.ts';

/** The square of the distance of two spots, which is whole. */
export function squared(a: Spot, b: Spot): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

export function distance(a: Spot, b: Spot): number {
  return rootUp(squared(a, b), 1);
}

/** Distance to the nearest spot of the segment. */
export function distanceToSegment(spot: Spot, { from, to }: Segment): number {
  const length = squared(from, to);
  const ahead = (spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y);
  if (ahead <= 0) return distance(spot, from);
  if (ahead >= length) return distance(spot, to);
  const aside = (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
  return rootUp(aside * aside, length);
}

/** 0 inside and on the edge. */
export function distanceToPolygon(spot: Spot, polygon: Polygon): number {
  if (contains(polygon, spot)) return 0;
  return edgesOf(polygon).reduce(
    (nearest, edge) => Math.min(nearest, distanceToSegment(spot, edge)),
    Number.POSITIVE_INFINITY,
  );
}

/** The least whole number whose square is at least `n / of`. */
function rootUp(n: number, of: number): number {
  // The root of a quotient may fall a hair to either side of a whole number; the squares say which it is.
  let root = Math.floor(Math.sqrt(n / of));
  while (root * root * of >= n && root > 0) root -= 1;
  while (root * root * of < n) root += 1;
  return root;
}

/** The spot so far along a segment from its beginning, to the nearest tenth, halves eastwards and northwards. */
export function along({ from, to }: Segment, tenths: number): Spot {
  const length = Math.sqrt(squared(from, to));
  return {
    x: from.x + Math.floor(((to.x - from.x) * tenths) / length + 0.5),
    y: from.y + Math.floor(((to.y - from.y) * tenths) / length + 0.5),
  };
}

/** Spots along all edges of an outline, so far from one to the next; its corners are among them. */
export const spotsRound = (outline: Polygon, tenths: number): readonly Spot[] =>
  edgesOf(outline).flatMap((edge) =>
    Array.from({ length: Math.ceil(distance(edge.from, edge.to) / tenths) }, (_, nth) =>
      along(edge, nth * tenths),
    ),
  );
