/** The arrow keys on a map: the way each leads, from one thing to the next and from spot to spot. */
import type { TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** Spot of the table so many tenths of an inch from another, the way of an arrow key; undefined for any other key. */
export function steppedBy(key: string, { x, y }: Spot, by: number, size: TableSize): Spot | undefined {
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  const within = (length: number, to: number) => Math.min(length, Math.max(0, to));
  return { x: within(size.width, x + by * way.x), y: within(size.depth, y + by * way.y) };
}

/**
 * The nearest of these, the way of an arrow key, that doesn’t lie more than twice as far aside as ahead; undefined at the end, and for any
 * other key.
 */
export function nextTowards<T>(
  all: readonly T[],
  from: Spot,
  key: string,
  spotOf: (one: T) => Spot,
): T | undefined {
  const way = ARROWS[key];
  if (way === undefined) return undefined;
  let best: { readonly one: T; readonly cost: number } | undefined;
  for (const one of all) {
    const spot = spotOf(one);
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (best === undefined || cost < best.cost) best = { one, cost };
  }
  return best?.one;
}
