/** Parts of a way on the board: before and after a spot on it, and its inches one by one. */
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';

/** A way as far as a spot on it, and from there on; all of it before where it isn’t on the way. */
export function splitAt(way: readonly Spot[], spot: Spot): readonly [readonly Spot[], readonly Spot[]] {
  const at = way.findIndex((to, nth) => {
    const from = way[nth - 1];
    // Distances count a tenth begun whole, so that two of them may be one more than the leg.
    return from !== undefined && distance(from, spot) + distance(spot, to) <= distance(from, to) + 1;
  });
  return at < 0
    ? [way, []]
    : [
        [...way.slice(0, at), spot],
        [spot, ...way.slice(at)],
      ];
}

interface InchMark extends Spot {
  /** Direction of the way there, from east towards north, in radians. */
  readonly angle: number;
}

/** Tenths of an inch. */
const INCH = 10;

/** The end of each inch along a way, but for its own end. */
export function inchMarks(way: readonly Spot[]): readonly InchMark[] {
  let left = INCH;
  return way.slice(1).flatMap((to, nth) => {
    const from = way[nth] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const marks: InchMark[] = [];
    for (; left < length; left += INCH)
      marks.push({ x: from.x + left * Math.cos(angle), y: from.y + left * Math.sin(angle), angle });
    left -= length;
    return marks;
  });
}
