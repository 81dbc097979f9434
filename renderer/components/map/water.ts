/** A river: waves along the stream, stones where it can be forded, and a bridge with its rails. */
import type { River } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import {
  aside,
  beside,
  type Line,
  lengthOf,
  nearestOn,
  path,
  piecesWhere,
  placeAt,
  plus,
  short,
} from './lines.ts';
import type { Obstacle } from './oriented.ts';
import { noise } from './texture.ts';

/** Lines of waves across the stream; tenths of an inch from wave to wave along it. */
const ROWS = 5;
const WAVE = 34;
const STONES = 15;
const STONES_ACROSS = 12;
/** Of the places for a stone, so many have one. */
const SHARE = 0.62;

export function wavesOf({ outline, line, bridge }: River, view: View): string {
  const corners = cornersOnMap(view, outline);
  const stream = line.map((spot) => onMap(view, spot));
  const dry = bridge === null ? [] : [cornersOnMap(view, bridge)];
  const wet = (spot: Spot) => isInside(corners, spot) && !dry.some((other) => isInside(other, spot));
  const half = widthOfStream(corners, stream) / 2;
  return Array.from({ length: ROWS }, (_, row) => {
    const by = ((row + 0.5) / ROWS - 0.5) * 1.7 * half;
    return wavesAlong(beside(stream, by), row, wet, view);
  }).join('');
}

function widthOfStream(corners: readonly Spot[], stream: Line): number {
  const twice = corners.reduce((sum, from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return sum + from.x * to.y - to.x * from.y;
  }, 0);
  return Math.abs(twice) / 2 / lengthOf(stream);
}

function wavesAlong(line: Line, row: number, wet: (spot: Spot) => boolean, { scale }: View): string {
  const count = Math.floor(lengthOf(line) / (WAVE * scale));
  return Array.from({ length: count }, (_, nth) => {
    const from = (nth + 0.25 + 0.4 * noise(row * 11, nth * 3)) * WAVE * scale;
    const long = WAVE * scale * (0.4 + 0.25 * noise(nth, row));
    const spots = [0, 0.25, 0.5, 0.75, 1].map((share, at) => {
      const { spot, way } = placeAt(line, from + share * long);
      return plus(spot, aside(way), at % 2 === 0 ? 0 : (at === 1 ? -1 : 1) * 0.9 * scale);
    });
    if (!spots.every(wet)) return '';
    const [a, b, c, d, e] = spots.map(({ x, y }) => `${short(x)} ${short(y)}`);
    return `M${a}Q${b} ${c}Q${d} ${e}`;
  }).join('');
}

/** Stepping stones all over the stretch that can be forded, here and there; none on a word. */
export function fordStones(
  fordable: readonly Spot[],
  line: Line,
  { scale }: View,
  words: readonly Obstacle[],
): string {
  const count = Math.floor(lengthOf(line) / (STONES * scale));
  return Array.from({ length: count }, (_, nth) => {
    const { spot, way } = placeAt(line, (nth + 0.5) * STONES * scale);
    const across = aside(way);
    return [-2, -1, 0, 1, 2].map((step) => {
      const aheadOf = (noise(nth, step + 9) - 0.5) * STONES * scale;
      const off = (step + 0.6 * (noise(step, nth + 4) - 0.5)) * STONES_ACROSS * scale;
      const at = plus(plus(spot, across, off), way, aheadOf);
      const reach = (1.1 + 1.3 * noise(nth * 5, step)) * scale;
      const wet = [-1, 1].every((side) => isInside(fordable, plus(at, across, 3 * side * scale)));
      const hidden = words.some((word) => isInside(word, at));
      if (!wet || hidden || noise(nth * 3, step * 7) > SHARE) return '';
      return oval(at, reach);
    });
  })
    .flat()
    .join('');
}

export const oval = ({ x, y }: Spot, reach: number): string => {
  const [r, flat] = [short(reach), short(0.7 * reach)];
  return `M${short(x - r)} ${short(y)}a${r} ${flat} 0 1 0 ${short(2 * r)} 0a${r} ${flat} 0 1 0 ${short(-2 * r)} 0`;
};

export interface BridgePaths {
  readonly deck: string;
  readonly planks: string;
  /** Along both sides, splayed at their ends. */
  readonly rails: string;
}

/** Planks lie along the stream, rails lead across it. */
export function bridgePaths(bridge: readonly Spot[], line: Line, view: View): BridgePaths {
  const middle = {
    x: bridge.reduce((sum, { x }) => sum + x, 0) / bridge.length,
    y: bridge.reduce((sum, { y }) => sum + y, 0) / bridge.length,
  };
  const { way } = placeAt(line, nearestOn(line, middle).along);
  const across = aside(way);
  const told = (axis: Spot) => bridge.map(({ x, y }) => (x - middle.x) * axis.x + (y - middle.y) * axis.y);
  const [wide, long] = [Math.max(...told(way)), Math.max(...told(across))];
  const at = (alongStream: number, over: number) => plus(plus(middle, way, alongStream), across, over);
  const splay = 6 * view.scale;
  const rail = (side: number) =>
    path([
      at(side * (wide + splay), -long - splay),
      at(side * wide, -long),
      at(side * wide, long),
      at(side * (wide + splay), long + splay),
    ]);
  const count = Math.floor((2 * long) / (6 * view.scale));
  const planks = Array.from({ length: Math.max(0, count - 1) }, (_, nth) => {
    const over = -long + ((nth + 1) * 2 * long) / count;
    return path([at(-wide, over), at(wide, over)]);
  });
  return { deck: `${path(bridge)}Z`, planks: planks.join(''), rails: rail(-1) + rail(1) };
}

/** The shore, as pieces that stop under a bridge. */
export const shorePaths = (banks: readonly Line[], bridge: readonly Spot[] | null, { scale }: View): string =>
  banks
    .flatMap((bank) =>
      bridge === null ? [bank] : piecesWhere(bank, 2 * scale, (spot) => !isInside(bridge, spot)),
    )
    .map(path)
    .join('');
