/** Boxes that stand at any angle, and what they meet: words on a map lie along what they name. */
import type { Spot } from '../../../src/rules/core/play.ts';
import type { Box } from './geometry.ts';
import { isInside } from './inside.ts';

/** The middle, the size, and degrees by which it is turned, clockwise as it is seen. */
export interface Oriented extends Spot {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** A shape without dents, or a line of two ends: what a word may not touch. */
export type Obstacle = readonly Spot[];

export function cornersOf({ x, y, width, height, turn }: Oriented, by = 0): Obstacle {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [w, h] = [width / 2 + by, height / 2 + by];
  return (
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ] as const
  ).map(([a, b]) => ({ x: x + a * cos - b * sin, y: y + a * sin + b * cos }));
}

/** Fractions are rounded: what overlaps by less only touches, in pixels. */
const HAIR = 1e-6;

const reach = ({ x, y }: Spot): number => Math.hypot(x, y);

/** Says whether two shapes without dents have any spot in common; touching is not meeting. */
export function shapesMeet(a: Obstacle, b: Obstacle): boolean {
  return ![...axesOf(a), ...axesOf(b)].some((axis) => {
    const [lowA, highA] = told(a, axis);
    const [lowB, highB] = told(b, axis);
    return highA - lowB <= HAIR * reach(axis) || highB - lowA <= HAIR * reach(axis);
  });
}

/** A line of two ends is looked at along itself, too. */
function axesOf(shape: Obstacle): readonly Spot[] {
  const sides = shape.map((from, at) => {
    const to = shape[(at + 1) % shape.length] ?? from;
    return { x: from.y - to.y, y: to.x - from.x };
  });
  const [only] = sides;
  return shape.length === 2 && only !== undefined ? [only, { x: -only.y, y: only.x }] : sides;
}

function told(shape: Obstacle, axis: Spot): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of shape) {
    const far = x * axis.x + y * axis.y;
    low = Math.min(low, far);
    high = Math.max(high, far);
  }
  return [low, high];
}

/** Each side of a shape as a line by itself: for shapes that may have dents. */
export function sidesOf(corners: readonly Spot[]): readonly Obstacle[] {
  return corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from]);
}

/** Says whether a box lies wholly inside a shape, dents and all. */
export function liesInside(box: Oriented, corners: readonly Spot[]): boolean {
  const own = cornersOf(box);
  return (
    own.every((corner) => isInside(corners, corner)) &&
    !sidesOf(corners).some((side) => shapesMeet(side, own))
  );
}

/** Degrees of a way, turned so that words along it are read from the left, or upwards. */
export function reading({ x, y }: Spot): number {
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  if (turn > 89.5) return turn - 180;
  return turn <= -90.5 ? turn + 180 : turn;
}

/** The upright rectangle it reaches over. */
export const boxOf = (box: Oriented): Box => boxOfSpots(cornersOf(box));

export function boxOfSpots(spots: readonly Spot[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
