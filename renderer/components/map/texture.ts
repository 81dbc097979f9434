/** Trees, stones and tufts: strewn, yet each time in the same places, so that a map printed twice is one map. */
import { boundsOf, contains, type Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxInside, boxOnMap, onMap, type View } from './geometry.ts';
import { type Obstacle, shapesMeet } from './oriented.ts';

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

/** Trees, stones and tufts on ground, in tenths of an inch: from one to the next, the smallest radius, and how much larger the largest. */
const GROWN = {
  rough: { apart: 17, least: 5.5, more: 3 },
  rocks: { apart: 17, least: 4, more: 4.5 },
  scrub: { apart: 15, least: 4, more: 2 },
} as const;
export type GrownKind = keyof typeof GROWN;

export interface Grown extends Strewn {
  /** Middle on the drawing, and radius, in pixels. */
  readonly at: Spot;
  readonly radius: number;
}

/** Trees, stones or tufts, without those that would stand on a word. */
export function grownOn(
  kind: GrownKind,
  ground: Polygon,
  view: View,
  words: readonly Obstacle[] = [],
): readonly Grown[] {
  const { apart, least, more } = GROWN[kind];
  return strewn(ground, apart)
    .map((spot) => ({ ...spot, at: onMap(view, spot), radius: (least + more * spot.share) * view.scale }))
    .filter((one) => isAtJoin(one, view) || !words.some((word) => shapesMeet(word, aroundGrown(one))));
}

/**
 * Says whether a plant or stone lies over the edge at which pages are joined: it stays on both pages even on a word, or half of it would be
 * left.
 */
export const isAtJoin = ({ at: { x, y }, radius }: Grown, view: View): boolean =>
  view.words !== undefined &&
  !boxInside(
    { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
    boxOnMap(view, view.words),
  );

/** Outline of a plant or stone, with as many corners as make it round enough. */
export function aroundGrown({ at: { x, y }, radius }: Grown): Obstacle {
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const CORNERS = 8;

/** From 0 to 1, the same for the same two numbers; drawing only, no dice. */
export function noise(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
