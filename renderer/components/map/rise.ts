/** Contours of a rise: its outline, and the same again further in, each a little less like it. */
import type { Spot } from '../../../src/rules/core/play.ts';
import { smooth } from './polylines.ts';
import { noise } from './texture.ts';

const RINGS = [1, 0.76, 0.5, 0.25] as const;
/** The outermost first. */
export function contoursOf(corners: readonly Spot[]): readonly string[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  return RINGS.map((share, ring) =>
    smooth(
      corners.map(({ x, y }, at) => {
        const wobble = ring === 0 ? 1 : 0.94 + 0.12 * noise(at * 3 + ring, ring * 7 + corners.length);
        return {
          x: middle.x + (x - middle.x) * share * wobble,
          y: middle.y + (y - middle.y) * share * wobble,
        };
      }),
    ),
  );
}

/** Spots about a rectangle’s middle; and how far its corners are cut. */
const SPOTS = 16;
const SQUARE = 0.5;

/** Ground that was laid out in a rectangle keeps within it, without its corners. */
export function natural(corners: readonly Spot[]): readonly Spot[] {
  const [a, b, c, d] = corners;
  if (corners.length !== 4 || !a || !b || !c || !d) return corners;
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const [one, other] = [
    { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 },
    { x: (d.x - a.x) / 2, y: (d.y - a.y) / 2 },
  ];
  const bow = (share: number) => Math.sign(share) * Math.abs(share) ** SQUARE;
  return Array.from({ length: SPOTS }, (_, at) => {
    const angle = ((at + 0.5) / SPOTS) * 2 * Math.PI;
    const within = 0.97 - 0.09 * noise(a.x + at * 3, a.y + at);
    const [u, v] = [bow(Math.cos(angle)) * within, bow(Math.sin(angle)) * within];
    return { x: middle.x + one.x * u + other.x * v, y: middle.y + one.y * u + other.y * v };
  });
}
