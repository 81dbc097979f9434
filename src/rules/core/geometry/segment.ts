/**
 * Straight lines between two spots of a table. Coordinates are whole tenths of an inch and every answer is exact: up to
 * 400 inches a side no product leaves the safe integers.
 */
import type { Spot } from '../play.ts';

/** Tenths of an inch up to which everything is answered exactly: 400 inches. */
export const LONGEST_SIDE = 4_000;

export interface Segment {
  readonly from: Spot;
  readonly to: Spot;
}

/** Side on which a spot lies of the line through both ends, looking along it: 1 left, -1 right, 0 on it. */
export function sideOf({ from, to }: Segment, { x, y }: Spot): -1 | 0 | 1 {
  const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  if (turn === 0) return 0;
  return turn > 0 ? 1 : -1;
}

/** Ends included. */
export function liesOn(spot: Spot, segment: Segment): boolean {
  return sideOf(segment, spot) === 0 && between(spot, segment);
}

/** Within the upright rectangle that has the segment for a diagonal. */
function between({ x, y }: Spot, { from, to }: Segment): boolean {
  return (
    x >= Math.min(from.x, to.x) &&
    x <= Math.max(from.x, to.x) &&
    y >= Math.min(from.y, to.y) &&
    y <= Math.max(from.y, to.y)
  );
}

/** Says whether two segments have a spot in common, their ends included. */
export function meet(a: Segment, b: Segment): boolean {
  return cross(a, b) || liesOn(a.from, b) || liesOn(a.to, b) || liesOn(b.from, a) || liesOn(b.to, a);
}

/** Says whether each passes through the other between its ends; to touch is not enough. */
export function cross(a: Segment, b: Segment): boolean {
  return sideOf(a, b.from) * sideOf(a, b.to) === -1 && sideOf(b, a.from) * sideOf(b, a.to) === -1;
}
