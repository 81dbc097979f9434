/** Trees, stones and tufts: strewn, yet each time in the same places, so that a map printed twice is one map. */
import { boundsOf, contains, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../src/rules/core/play.ts';

export interface Strewn extends Spot {
  /** From 0 to 1, to vary size by. */
  readonly share: number;
}

/** Spots about `apart` from each other, all within the outline; units as those of the outline. */
export function strewn(outline: Polygon, apart: number): readonly Strewn[] {
  const { west, south, east, north } = boundsOf(outline);
  const spots: Strewn[] = [];
  const columns = Math.max(Math.floor((east - west) / apart), 1);
  const rows = Math.max(Math.floor((north - south) / apart), 1);
  const [width, height] = [(east - west) / columns, (north - south) / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b, share] = [0, 1, 2].map((salt) =>
        noise(west + column * 7 + salt, south + row * 13 + salt * 3),
      );
      spots.push({
        x: west + (column + 0.25 + 0.5 * (a ?? 0)) * width,
        y: south + (row + 0.25 + 0.5 * (b ?? 0)) * height,
        share: share ?? 0,
      });
    }
  }
  return spots.filter((spot) => contains(outline, spot));
}

/** What a strewn thing reaches over: its middle, and four spots about it. */
export function cornersOfStrewn({ x, y }: Spot, reach: number): readonly Spot[] {
  return [
    { x, y },
    { x: x - reach, y },
    { x: x + reach, y },
    { x, y: y - reach },
    { x, y: y + reach },
  ];
}

/** From 0 to 1, the same for the same two numbers; drawing only, no dice. */
export function noise(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
