/** Upright or turned rectangles by their front wall, in whole tenths of an inch. */
import type { Polygon } from '../../core/geometry/polygon.ts';
import { leftOf, moved, rounded, unitTo } from '../../core/geometry/strip.ts';
import type { Spot } from '../../core/play.ts';

/** A rectangle by the middle of its front, and which way is in from there. */
export interface Frame {
  readonly front: Spot;
  readonly inward: Spot;
  /** Along the front. */
  readonly width: number;
  readonly depth: number;
}

/** Outline of a frame: the first edge is the front, the next ones its right side as one comes in, its back and its left side. */
export function outlineOf({ front, inward, width, depth }: Frame): Polygon {
  const right = { x: inward.y, y: 0 - inward.x };
  const [near, far] = [moved(front, right, -width / 2), moved(front, right, width / 2)];
  return [near, far, moved(far, inward, depth), moved(near, inward, depth)].map(rounded);
}

/** The frame of a rectangle that stands already; its front is one of its edges. */
export function frameOf(outline: Polygon, front = 0): Frame {
  const corner = (at: number): Spot => outline[(front + at) % outline.length] ?? { x: 0, y: 0 };
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  const along = unitTo(a, b);
  const inward = leftOf(along);
  return {
    front: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    inward,
    width: (b.x - a.x) * along.x + (b.y - a.y) * along.y,
    depth: (c.x - b.x) * inward.x + (c.y - b.y) * inward.y,
  };
}

/** The same frame, further in by so much and to its right by so much. */
export function shifted(frame: Frame, inBy: number, rightBy: number): Frame {
  const { inward } = frame;
  const right = { x: inward.y, y: 0 - inward.x };
  return { ...frame, front: moved(moved(frame.front, inward, inBy), right, rightBy) };
}
