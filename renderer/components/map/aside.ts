/** Signs of one size on a map, each as near to its spot as it comes without lying on a word or on another sign. */
import type { Spot } from '../../../src/rules/core/play.ts';
import { type Box, boxesMeet, boxInside } from './geometry.ts';

/** Pixels from one try to the next, and how far off a sign still stands for its spot. */
const STEP = 4;
const FURTHEST = 80;
const DIRECTIONS = 16;

/** Half of a sign, in pixels. */
export interface Half {
  readonly across: number;
  readonly down: number;
}

/** In the order given; one that finds no room stands on its spot. */
export function standAside(
  spots: readonly Spot[],
  half: Half,
  words: readonly Box[],
  within: Box,
): readonly Spot[] {
  const taken = [...words];
  return spots.map((spot) => {
    const at = around(spot).find((one) => isClear(signBox(one, half), taken, within)) ?? spot;
    taken.push(signBox(at, half));
    return at;
  });
}

/** Says whether a box lies on none of the others, and wholly within the bounds. */
export const isClear = (box: Box, others: readonly Box[], within: Box): boolean =>
  boxInside(box, within) && !others.some((other) => boxesMeet(box, other));

/** Box that a sign takes up on the drawing. */
export const signBox = ({ x, y }: Spot, { across, down }: Half): Box => ({
  x: x - across,
  y: y - down,
  width: 2 * across,
  height: 2 * down,
});

/** The spot itself, then rings about it, the nearest first. */
function around({ x, y }: Spot): readonly Spot[] {
  const rings = Array.from({ length: FURTHEST / STEP }, (_, ring) => (ring + 1) * STEP);
  const turns = Array.from({ length: DIRECTIONS }, (_, turn) => (2 * Math.PI * turn) / DIRECTIONS);
  return [
    { x, y },
    ...rings.flatMap((far) =>
      turns.map((turn) => ({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })),
    ),
  ];
}
