import fc from 'fast-check';
import type { Spot } from '../../../../src/rules/core/play.ts';

export const spot = (x: number, y: number): Spot => ({ x, y });
export const line = (ax: number, ay: number, bx: number, by: number) => ({
  from: spot(ax, ay),
  to: spot(bx, by),
});

/** Spots near enough that many lie on one line. */
export const SPOTS = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });

export const SEGMENTS = fc
  .record({ from: SPOTS, to: SPOTS })
  .filter(({ from, to }) => from.x !== to.x || from.y !== to.y);

/** Spots as far apart as they may lie. */
export const FAR = fc.record({ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 4000 }) });

/** Outlines of all shapes: corners in the order in which they lie around the first spot, which is none of them. */
export const AROUND = fc
  .record({ middle: SPOTS, corners: fc.array(SPOTS, { minLength: 3, maxLength: 8 }) })
  .map(({ middle, corners }) => {
    const angle = ({ x, y }: Spot) => Math.atan2(y - middle.y, x - middle.x);
    const ways = new Map(
      corners
        .filter(({ x, y }) => x !== middle.x || y !== middle.y)
        .map((corner) => [angle(corner).toFixed(9), corner] as const),
    );
    return { middle, corners: [...ways.values()].toSorted((a, b) => angle(a) - angle(b)) };
  });
