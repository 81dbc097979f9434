/** Woods, tree by tree: a crown with its shade to the south-east and its light to the north-west. */
import type { Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import { onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import { plus, short, smooth } from './lines.ts';
import type { Obstacle } from './oriented.ts';
import { cornersOfStrewn, noise, strewn } from './texture.ts';

/** Tenths of an inch from one tree to the next, and the least and the greatest crown. */
const APART = 17;
const LEAST = 5.5;
const MORE = 3;
const LOBES = 9;

export interface Tree {
  readonly crown: string;
  readonly shade: string;
  readonly light: string;
}

/** Those that would stand on a word are left out. */
export function treesIn(outline: Polygon, view: View, words: readonly Obstacle[]): readonly Tree[] {
  return strewn(outline, APART).flatMap(({ share, ...spot }): readonly Tree[] => {
    const { x, y } = onMap(view, spot);
    const radius = (LEAST + MORE * share) * view.scale;
    const corners = cornersOfStrewn({ x, y }, radius);
    if (words.some((word) => corners.some((corner) => isInside(word, corner)))) return [];
    const lobe = (lobe: number) => {
      const angle = ((lobe + 0.4 * noise(spot.x + lobe, spot.y)) / LOBES) * 2 * Math.PI;
      const out = radius * (0.86 + 0.28 * noise(spot.x * 3 + lobe, spot.y * 5));
      return { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle) };
    };
    const crown = Array.from({ length: LOBES }, (_, at) => lobe(at));
    const cast = { x: 0.22 * radius, y: 0.28 * radius };
    const r = 0.55 * radius;
    return [
      {
        crown: smooth(crown),
        shade: smooth(crown.map((one) => plus(one, cast))),
        light: `M${short(x - r)} ${short(y - 0.1 * r)}A${short(r)} ${short(r)} 0 0 1 ${short(x - 0.1 * r)} ${short(y - r)}`,
      },
    ];
  });
}
