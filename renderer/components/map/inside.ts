import type { Spot } from '../../../src/rules/core/play.ts';

/** Says whether a spot lies inside a shape of the drawing, dents and all. */
export function isInside(corners: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside;
  });
  return inside;
}
