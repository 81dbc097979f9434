/**
 * Strips on a table, long and narrow: a street, a river, a bed. Points along a line, and lines beside it. Only roots and the four
 * operations, so that every machine comes to the same spots.
 */
import type { Spot } from '../play.ts';
import { squared } from './distance.ts';
import type { Polygon } from './polygon.ts';
import type { MiddleLine } from './table-top.ts';

/** Way from one spot to another, an inch's tenth long. */
export function unitTo(from: Spot, to: Spot): Spot {
  const length = Math.sqrt(squared(from, to));
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A quarter of a turn anticlockwise. */
export function leftOf({ x, y }: Spot): Spot {
  return { x: 0 - y, y: x };
}

export function moved({ x, y }: Spot, way: Spot, by: number): Spot {
  return { x: x + way.x * by, y: y + way.y * by };
}

/** To the nearest tenth, halves eastwards and northwards. */
export function rounded({ x, y }: Spot): Spot {
  return { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) };
}

export function lengthOf(line: MiddleLine): number {
  return line.slice(1).reduce((sum, to, at) => sum + Math.sqrt(squared(line[at] ?? to, to)), 0);
}

export interface Station {
  readonly spot: Spot;
  /** Direction in which the line runs there. */
  readonly way: Spot;
}

/** The place so far along a line; before its beginning and beyond its end the first and the last stretch go on. */
export function stationAt(line: MiddleLine, far: number): Station {
  let left = far;
  for (let at = 1; ; at++) {
    const [from, to] = [line[at - 1], line[at]];
    if (from === undefined || to === undefined) throw new Error('a line has two ends');
    const length = Math.sqrt(squared(from, to));
    if (left <= length || at === line.length - 1) {
      const way = unitTo(from, to);
      return { spot: moved(from, way, left), way };
    }
    left -= length;
  }
}

/** The line so far to its left, or to its right where that is less than nothing; it turns where the middle one does. */
export function beside(line: MiddleLine, by: number | readonly number[]): MiddleLine {
  return line.map((spot, at) => {
    const before = line[at - 1];
    const after = line[at + 1];
    const there = before === undefined ? unitTo(spot, after ?? spot) : unitTo(before, spot);
    const on = after === undefined ? there : unitTo(spot, after);
    const middle = { x: there.x + on.x, y: there.y + on.y };
    const far = typeof by === 'number' ? by : (by[at] ?? 0);
    // Both stretches keep their distance where the corner lies on the line that halves their angle.
    const share = (2 * far) / (middle.x * middle.x + middle.y * middle.y);
    return rounded(moved(spot, leftOf(middle), share));
  });
}

/** Outline of a strip: its right bank along the line, then its left bank back. */
export function stripOf(right: MiddleLine, left: MiddleLine): Polygon {
  return [...right, ...left.toReversed()];
}

/** A strip of one width along a line. */
export function stripAlong(line: MiddleLine, width: number): Polygon {
  return stripOf(beside(line, -width / 2), beside(line, width / 2));
}

export interface Banks {
  readonly right: MiddleLine;
  readonly left: MiddleLine;
}

/** Both long sides of what runs along a line, from its beginning to its end. */
export function banksOf({ outline, line }: { readonly outline: Polygon; readonly line: MiddleLine }): Banks {
  const first = line[0] ?? { x: 0, y: 0 };
  const half = Math.floor(outline.length / 2);
  // The outline’s first corner is the right one at the beginning: the line begins in the middle between it and the one before.
  const off = outline.map((corner, at) => {
    const before = outline.at(at - 1) ?? corner;
    return Math.abs(corner.x + before.x - 2 * first.x) + Math.abs(corner.y + before.y - 2 * first.y);
  });
  const start = off.indexOf(Math.min(...off));
  const corners = [...outline.slice(start), ...outline.slice(0, start)];
  return { right: corners.slice(0, half), left: corners.slice(half).toReversed() };
}

/** A strip cut at every turn, so that each piece has no bay. */
export function piecesOfStrip(outline: Polygon): readonly Polygon[] {
  const stretches = outline.length / 2 - 1;
  return Array.from({ length: stretches }, (_, at) =>
    [at, at + 1, outline.length - 2 - at, outline.length - 1 - at].map(
      (corner) => outline[corner] ?? { x: 0, y: 0 },
    ),
  );
}

/** Two spots of a line as near as that would be one once they are rounded to tenths. */
const NEAR = 6;

/** The part of a line between two places on it. */
export function stretchOf(line: MiddleLine, from: number, to: number): MiddleLine {
  const within: Spot[] = [];
  let far = 0;
  for (const [at, spot] of line.entries()) {
    const before = line[at - 1];
    if (before !== undefined) far += Math.sqrt(squared(before, spot));
    if (far > from + NEAR && far < to - NEAR) within.push(spot);
  }
  return [stationAt(line, from).spot, ...within, stationAt(line, to).spot];
}
