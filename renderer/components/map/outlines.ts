/** Shapes of a drawing made of corners, whatever the unit; drawing only, so fractions do no harm. */
import type { Spot } from '../../../src/rules/core/play.ts';

type Corners = readonly Spot[];

export const pathOf = (corners: Corners): string => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

export const lineOf = (spots: Corners): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
const times = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y;
const crossed = (a: Spot, b: Spot): number => a.x * b.y - a.y * b.x;
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

/** Positive where the corners run clockwise as a drawing is seen. */
function areaOf(corners: Corners): number {
  return corners.reduce((sum, corner, index) => sum + crossed(corner, at(corners, index + 1)), 0) / 2;
}

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

/** With corners rounded by that radius, or as far as the sides allow; corners clockwise. Begins after the first corner. */
export function rounded(corners: Corners, radius: number): string {
  const [first, ...others] = corners.map((_, index) => arcAt(corners, index, radius));
  if (first === undefined) return '';
  const steps = [...others, first].map(({ from, arc }) => `L${from.x} ${from.y}${arc}`);
  return `M${first.to.x} ${first.to.y}${steps.join('')}Z`;
}

function arcAt(corners: Corners, index: number, radius: number) {
  const corner = at(corners, index);
  const [before, after] = [at(corners, index - 1), at(corners, index + 1)];
  const [back, forth] = [unit(corner, before), unit(corner, after)];
  const slope = Math.tan(Math.acos(Math.max(-1, Math.min(1, times(back, forth)))) / 2);
  const cut = Math.min(radius / slope, distance(corner, before) / 2, distance(corner, after) / 2);
  const [from, to] = [plus(corner, back, cut), plus(corner, forth, cut)];
  const sweep = crossed(back, forth) < 0 ? 1 : 0;
  return { from, to, arc: `A${cut * slope} ${cut * slope} 0 0 ${sweep} ${to.x} ${to.y}` };
}

/** What two shapes without dents have in common; corners clockwise. */
export function common(a: Corners, b: Corners): Corners {
  return b.reduce<Corners>((left, from, index) => {
    const edge = minus(at(b, index + 1), from);
    const inside = (spot: Spot) => crossed(edge, minus(spot, from));
    return left.flatMap((spot, index) => {
      const next = at(left, index + 1);
      const [here, there] = [inside(spot), inside(next)];
      const cut = here * there < 0 ? [plus(spot, minus(next, spot), here / (here - there))] : [];
      return here >= 0 ? [spot, ...cut] : cut;
    });
  }, a);
}

export const isFlat = (corners: Corners): boolean => corners.length < 3 || areaOf(corners) < 0.01;

/** From where to where a shape reaches, told along a way of length 1. */
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

/** Where the edges of a shape cross a line, which is so far along a way and runs across it. */
function cutAt(corners: Corners, way: Spot, far: number): Corners {
  return corners.flatMap((corner, index) => {
    const next = at(corners, index + 1);
    const [here, there] = [times(corner, way) - far, times(next, way) - far];
    if (here === there || here * there > 0) return [];
    return [plus(corner, minus(next, corner), here / (here - there))];
  });
}
