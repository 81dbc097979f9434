/** Woods, tree by tree: a crown with its shade to the south-east and its light to the north-west. */
import type { Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { View } from './geometry.ts';
import type { Obstacle } from './oriented.ts';
import { plus, short, smooth } from './polylines.ts';
import { grownOn, noise } from './texture.ts';

const LOBES = 9;

export interface Tree {
  readonly crown: string;
  readonly shade: string;
  readonly light: string;
}

/** Trees on rough ground, without those that would stand on a word. */
export function treesIn(outline: Polygon, view: View, words: readonly Obstacle[]): readonly Tree[] {
  return grownOn('rough', outline, view, words).map(({ at: { x, y }, radius, ...spot }): Tree => {
    const lobe = (lobe: number) => {
      const angle = ((lobe + 0.4 * noise(spot.x + lobe, spot.y)) / LOBES) * 2 * Math.PI;
      const out = radius * (0.86 + 0.28 * noise(spot.x * 3 + lobe, spot.y * 5));
      return { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle) };
    };
    const crown = Array.from({ length: LOBES }, (_, at) => lobe(at));
    const cast = { x: 0.22 * radius, y: 0.28 * radius };
    const r = 0.55 * radius;
    return {
      crown: smooth(crown),
      shade: smooth(crown.map((one) => plus(one, cast))),
      light: `M${short(x - r)} ${short(y - 0.1 * r)}A${short(r)} ${short(r)} 0 0 1 ${short(x - 0.1 * r)} ${short(y - r)}`,
    };
  });
}
