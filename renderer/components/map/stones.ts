/** Rocks and scrub: faceted stones, and tufts of four blades. */
import type { Polygon } from '../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import { path, short } from './lines.ts';
import type { Obstacle } from './oriented.ts';
import { cornersOfStrewn, noise, strewn } from './texture.ts';

/** Tenths of an inch. */
const STONES_APART = 17;
const TUFTS_APART = 15;
const STONE = { least: 4, more: 4.5 } as const;
const TUFT = { least: 4, more: 2 } as const;
const FACES = 6;

export interface Stones {
  readonly stones: readonly string[];
  /** The edges between their faces. */
  readonly facets: string;
}

const hidden = (words: readonly Obstacle[], at: Spot, reach: number): boolean =>
  words.some((word) => cornersOfStrewn(at, reach).some((corner) => isInside(word, corner)));

export function stonesIn(outline: Polygon, view: View, words: readonly Obstacle[]): Stones {
  const drawn = strewn(outline, STONES_APART).flatMap(({ share, ...spot }) => {
    const at = onMap(view, spot);
    const radius = (STONE.least + STONE.more * share) * view.scale;
    if (hidden(words, at, radius)) return [];
    const corners = Array.from({ length: FACES }, (_, face): Spot => {
      const angle = ((face + 0.5 * noise(spot.x + face, spot.y)) / FACES) * 2 * Math.PI;
      const out = radius * (0.75 + 0.35 * noise(spot.x + 2 * face, spot.y + 7));
      return { x: at.x + out * Math.cos(angle), y: at.y + 0.85 * out * Math.sin(angle) };
    });
    const top = { x: at.x - 0.15 * radius, y: at.y - 0.2 * radius };
    const facets = [0, 2, 4].map((face) => path([top, corners[face] ?? top])).join('');
    return [{ stone: `${path(corners)}Z`, facets }];
  });
  return { stones: drawn.map(({ stone }) => stone), facets: drawn.map(({ facets }) => facets).join('') };
}

/** All tufts as one path. */
export function tuftsIn(outline: Polygon, view: View, words: readonly Obstacle[]): string {
  return strewn(outline, TUFTS_APART)
    .flatMap(({ share, ...spot }) => {
      const at = onMap(view, spot);
      const size = (TUFT.least + TUFT.more * share) * view.scale;
      return hidden(words, at, size) ? [] : [tuft(at, size)];
    })
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
