/** Room beside straight lines: how near a spot or an outline lies to one, in tenths of an inch, and outlines grown by so much. */
import type { Spot } from '../play.ts';
import { squared } from './distance.ts';
import { type Polygon, runsThrough } from './polygon.ts';
import { type Segment, sideOf } from './segment.ts';
import { moved, rounded } from './strip.ts';

/** Says whether a spot lies nearer to a segment than so far (-1), just so far (0), or farther (1). Exact for whole spots and tenths. */
export function nearness(spot: Spot, { from, to }: Segment, tenths: number): -1 | 0 | 1 {
  const length = squared(from, to);
  const ahead = (spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y);
  if (ahead <= 0) return compared(squared(spot, from), tenths * tenths);
  if (ahead >= length) return compared(squared(spot, to), tenths * tenths);
  const aside = (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
  return compared(aside * aside, tenths * tenths * length);
}

const compared = (a: number, b: number): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** True if a line runs through an outline, or comes nearer to it than that. */
export function comesNear(outline: Polygon, line: Segment, tenths: number): boolean {
  if (runsThrough(outline, line)) return true;
  return outline.some((from, at) => {
    const edge = { from, to: outline[(at + 1) % outline.length] ?? from };
    return (
      nearness(from, line, tenths) < 0 ||
      nearness(line.from, edge, tenths) < 0 ||
      nearness(line.to, edge, tenths) < 0
    );
  });
}

/** The least outline without a bay around spots, anticlockwise; spots on its edges are no corners. */
export function hullOf(spots: readonly Spot[]): Polygon {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of along) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (before === undefined || last === undefined) break;
        if (sideOf({ from: before, to: last }, spot) === 1) break;
        chain.pop();
      }
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * An outline without a bay, grown by so many tenths of an inch on all sides; where it is less than nothing, drawn in. Grown corners are cut
 * off, never nearer to the outline than that, but for rounding to tenths.
 */
export function grown(outline: Polygon, by: number): Polygon {
  const spots = outline.flatMap((corner, at) => {
    const before = outward(outline.at(at - 1) ?? corner, corner);
    const after = outward(corner, outline[(at + 1) % outline.length] ?? corner);
    return by < 0 ? [mitre(corner, before, after, by)] : rounding(corner, before, after, by);
  });
  return spots.map(rounded);
}

/** Way out of an outline from an edge of it, a tenth long; the inside is on the left. */
function outward(from: Spot, to: Spot): Spot {
  const length = Math.sqrt(squared(from, to));
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

function rounding(corner: Spot, before: Spot, after: Spot, by: number): readonly Spot[] {
  // A corner that turns farther than an eighth is cut off more than once.
  const cosine = before.x * after.x + before.y * after.y;
  if (cosine > 0 && 2 * cosine * cosine >= 1) return [mitre(corner, before, after, by)];
  const middle = unit({ x: before.x + after.x, y: before.y + after.y });
  return [...rounding(corner, before, middle, by), ...rounding(corner, middle, after, by)];
}

/** Where both edges of a corner meet once they have moved outwards. */
function mitre(corner: Spot, before: Spot, after: Spot, by: number): Spot {
  const sum = { x: before.x + after.x, y: before.y + after.y };
  return moved(corner, sum, (2 * by) / (sum.x * sum.x + sum.y * sum.y));
}

function unit({ x, y }: Spot): Spot {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
}
