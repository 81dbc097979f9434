/** Shapes of a drawing made of corners, whatever the unit; drawing only, so fractions do no harm. */
import type { Spot } from '../../../src/rules/core/play.ts';

type Corners = readonly Spot[];

export const pathOf = (corners: Corners): string => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

export const lineOf = (spots: Corners): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
const times = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y;
/** A quarter turn, clockwise as a drawing is seen. */
export const acrossFrom = ({ x, y }: Spot): Spot => ({ x: 0 - y, y: x });

const distance = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** At a right angle, to the right, or straight down. */
export function sideways(way: Spot): Spot {
  const { x, y } = acrossFrom(way);
  return x < 0 || (x === 0 && y < 0) ? { x: 0 - x, y: 0 - y } : { x, y };
}

export function unit(from: Spot, to: Spot): Spot {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const at = (corners: Corners, index: number): Spot =>
  corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };

/** The same shape so much smaller on each side; corners clockwise. */
export function inset(corners: Corners, by: number): Corners {
  return corners.map((corner, index) => {
    const before = unit(at(corners, index - 1), corner);
    const after = unit(corner, at(corners, index + 1));
    const [one, other] = [acrossFrom(before), acrossFrom(after)];
    const turn = 1 + times(one, other);
    return plus(corner, plus(one, other), by / turn);
  });
}

/** The two ends of a shape's reach, told along a way of length 1. */
export function reach(corners: Corners, way: Spot): readonly [number, number] {
  const told = corners.map((corner) => times(corner, way));
  return [Math.min(...told), Math.max(...told)];
}

/** Lines across a shape without dents, each so far from the next, told along a way of length 1; one at least. */
export function rungs(corners: Corners, way: Spot, apart: number): string {
  const [low, high] = reach(corners, way);
  const step = Math.min(apart, high - low);
  const across = sideways(way);
  // Corners are rounded, so what just fits may seem a hair too short.
  return Array.from({ length: Math.floor((high - low) / step + 0.01) }, (_, index) => {
    const ends = cutAt(corners, way, low + (index + 0.5) * step);
    return lineOf(ends.toSorted((a, b) => times(a, across) - times(b, across)));
  }).join('');
}

/** Points at which the edges of a shape cross the line at distance `far` along `way`, at right angles to it. */
function cutAt(corners: Corners, way: Spot, far: number): Corners {
  return corners.flatMap((corner, index) => {
    const next = at(corners, index + 1);
    const [here, there] = [times(corner, way) - far, times(next, way) - far];
    if (here === there || here * there > 0) return [];
    return [plus(corner, minus(next, corner), here / (here - there))];
  });
}
