/** A river: waves along the stream, stones where it can be forded, and a bridge with its rails. */
import type { River } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import { isInside } from './inside.ts';
import type { Obstacle } from './oriented.ts';
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
  wayFrom,
} from './polylines.ts';
import { noise } from './texture.ts';

/** Lines of waves across the stream; tenths of an inch from wave to wave along it. */
const ROWS = 5;
const WAVE = 34;
const STONES = 15;
const STONES_ACROSS = 12;
/** Share of the places for a stone that have one. */
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

/**
 * Lengths of a bridge, in tenths of an inch: `beyond` and `splay` say how far rails go on beyond the water and spread there, `PLANKS` is
 * the distance from plank to plank.
 */
const RAIL = { beyond: 6, splay: 5 } as const;
const PLANKS = 6;

/** Planks lie along the stream, as far as there is deck; rails follow its sides from bank to bank, however the road bends. */
export function bridgePaths(
  bridge: readonly Spot[],
  { line, corners: water }: { readonly line: Line; readonly corners: readonly Spot[] },
  { scale }: View,
): BridgePaths {
  const middle = {
    x: bridge.reduce((sum, { x }) => sum + x, 0) / bridge.length,
    y: bridge.reduce((sum, { y }) => sum + y, 0) / bridge.length,
  };
  const { way } = placeAt(line, nearestOn(line, middle).along);
  const across = aside(way);
  const told = (axis: Spot) => bridge.map(({ x, y }) => (x - middle.x) * axis.x + (y - middle.y) * axis.y);
  const [ahead, over] = [told(way), told(across)];
  const at = (alongStream: number, off: number) => plus(plus(middle, way, alongStream), across, off);
  const [near, far] = [Math.min(...over), Math.max(...over)];
  const count = Math.floor((far - near) / (PLANKS * scale));
  const planks = Array.from({ length: Math.max(0, count - 1) }, (_, nth) => {
    const off = near + ((nth + 1) * (far - near)) / count;
    const whole = [at(Math.min(...ahead), off), at(Math.max(...ahead), off)];
    return piecesWhere(whole, 2 * scale, (spot) => isInside(bridge, spot)).map(path);
  });
  const rim = [...bridge, ...bridge.slice(0, 1)];
  const rails = joined(piecesWhere(rim, 2 * scale, (spot) => isInside(water, spot))).map((rail) =>
    path(splayed(rail, middle, scale)),
  );
  return { deck: `${path(bridge)}Z`, planks: planks.flat().join(''), rails: rails.join('') };
}

/** Joins a last piece that ends at the rim’s beginning to the first piece, which begins there. */
function joined(pieces: readonly Line[]): readonly Line[] {
  const [first, ...rest] = pieces;
  const last = rest.at(-1);
  const [from, to] = [first?.[0], last?.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) return pieces;
  return Math.hypot(from.x - to.x, from.y - to.y) < 0.5
    ? [[...last, ...first.slice(1)], ...rest.slice(0, -1)]
    : pieces;
}

/** On at both ends until it is over land, then turned outwards. */
function splayed(rail: Line, middle: Spot, scale: number): Line {
  const end = (last: Spot | undefined, before: Spot | undefined): readonly Spot[] => {
    if (last === undefined || before === undefined) return [];
    const on = wayFrom(before, last);
    const out = aside(on);
    const side = Math.sign((last.x - middle.x) * out.x + (last.y - middle.y) * out.y) || 1;
    const ashore = plus(last, on, RAIL.beyond * scale);
    const splay = RAIL.splay * scale;
    return [ashore, plus(plus(ashore, on, splay), out, side * splay)];
  };
  return [...end(rail[0], rail[1]).toReversed(), ...rail, ...end(rail.at(-1), rail.at(-2))];
}

/** The shore, as pieces that stop under a bridge. */
export const shorePaths = (banks: readonly Line[], bridge: readonly Spot[] | null, { scale }: View): string =>
  banks
    .flatMap((bank) =>
      bridge === null ? [bank] : piecesWhere(bank, 2 * scale, (spot) => !isInside(bridge, spot)),
    )
    .map(path)
    .join('');
