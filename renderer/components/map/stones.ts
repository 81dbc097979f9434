/** Rocks and scrub: faceted stones, and tufts of four blades. */
import type { Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import type { View } from './geometry.ts';
import type { Obstacle } from './oriented.ts';
import { path, short } from './polylines.ts';
import { grownOn, noise } from './texture.ts';

const FACES = 6;

export interface Stones {
  readonly stones: readonly string[];
  /** The edges between their faces. */
  readonly facets: string;
}

export function stonesIn(outline: Polygon, view: View, words: readonly Obstacle[]): Stones {
  const drawn = grownOn('rocks', outline, view, words).map(({ at, radius, ...spot }) => {
    const corners = Array.from({ length: FACES }, (_, face): Spot => {
      const angle = ((face + 0.5 * noise(spot.x + face, spot.y)) / FACES) * 2 * Math.PI;
      const out = radius * (0.75 + 0.35 * noise(spot.x + 2 * face, spot.y + 7));
      return { x: at.x + out * Math.cos(angle), y: at.y + 0.85 * out * Math.sin(angle) };
    });
    const top = { x: at.x - 0.15 * radius, y: at.y - 0.2 * radius };
    const facets = [0, 2, 4].map((face) => path([top, corners[face] ?? top])).join('');
    return { stone: `${path(corners)}Z`, facets };
  });
  return { stones: drawn.map(({ stone }) => stone), facets: drawn.map(({ facets }) => facets).join('') };
}

/** All tufts as one path. */
export function tuftsIn(outline: Polygon, view: View, words: readonly Obstacle[]): string {
  return grownOn('scrub', outline, view, words)
    .map(({ at, radius }) => tuft(at, radius))
    .join('');
}

/** Blades that lean outwards from one foot. */
export function tuft({ x, y }: Spot, size: number): string {
  return [-0.75, -0.28, 0.28, 0.75]
    .map((lean) => {
      const high = size * (1 - 0.45 * Math.abs(lean));
      return `M${short(x + 0.15 * lean * size)} ${short(y)}q${short(0.2 * lean * size)} ${short(-0.6 * high)} ${short(lean * size)} ${short(-high)}`;
    })
    .join('');
}
