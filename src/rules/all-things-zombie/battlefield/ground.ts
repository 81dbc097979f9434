/** Terrain and rivers laid out on the table. */

import { type Bounds, rectangle } from '../../core/geometry/polygon.ts';
import type { TerrainKind, TerrainPiece } from '../../core/geometry/table-top.ts';
import { depthOf, WALKWAY, widthOf } from './rect.ts';
import { isClear, type Obstacle, spotsFor } from './room.ts';
import type { Shaker } from './shaker.ts';
import { middleLine, transposed } from './streets.ts';
import { type Ford, type River, TABLE_SIZE } from './table.ts';
import { PIECES, RIVER_WIDTH, RIVERBED_WIDTHS } from './terrain.ts';

export interface PiecesLaid {
  readonly terrain: readonly TerrainPiece[];
  /** Where it lies. */
  readonly taken: readonly Bounds[];
  /** Kinds that found no room. */
  readonly leftOut: readonly TerrainKind[];
}

/** What others still need: `left` counts what a choice of spots leaves them, `wished` is plenty, `least` a must. */
export interface Need {
  readonly left: (taken: readonly Bounds[]) => number;
  readonly wished: number;
  readonly least: number;
}

export function layPieces(
  kinds: readonly TerrainKind[],
  obstacles: readonly Obstacle[],
  shaker: Shaker,
  need: Need | null,
): PiecesLaid {
  const terrain: TerrainPiece[] = [];
  const taken: Bounds[] = [];
  const leftOut: TerrainKind[] = [];
  for (const kind of kinds) {
    const all = [...obstacles, ...taken.map((rect) => ({ rect, clearance: WALKWAY }))];
    const shapes = kind === 'dry-riverbed' ? riverbeds(all) : squaresAndStrips(all);
    const shape = suiting(shaker.fromAnywhere(shapes), taken, need);
    if (shape === undefined) leftOut.push(kind);
    for (const footprint of shape ?? []) {
      taken.push(footprint);
      terrain.push({ id: `t${terrain.length + 1}`, kind, outline: rectangle(footprint) });
    }
  }
  return { terrain, taken, leftOut };
}

/** The first that leaves plenty, or else the one that leaves most. */
function suiting(
  shapes: readonly (readonly Bounds[])[],
  taken: readonly Bounds[],
  need: Need | null,
): readonly Bounds[] | undefined {
  if (need === null) return shapes[0];
  let best: readonly Bounds[] | undefined;
  let most = need.least - 1;
  for (const shape of shapes) {
    const left = need.left([...taken, ...shape]);
    if (left >= need.wished) return shape;
    if (left > most) {
      best = shape;
      most = left;
    }
  }
  return best;
}

function squaresAndStrips(obstacles: readonly Obstacle[]): readonly (readonly Bounds[])[] {
  return PIECES.flatMap(([short, long]) => [
    ...spotsFor(short, long, obstacles),
    ...(short === long ? [] : spotsFor(long, short, obstacles)),
  ]).map((rect) => [rect]);
}

/** How far from a corner of the table a riverbed cuts across it. */
const CORNERS = [40, 60, 80, 100] as const;

/** A riverbed from one edge to the next comes as two arms that meet, about a corner of the table. */
const RIVERBEDS: readonly (readonly Bounds[])[] = RIVERBED_WIDTHS.flatMap((wide) =>
  CORNERS.flatMap((x) =>
    CORNERS.flatMap((y) => {
      const southWest: readonly Bounds[] = [
        { west: x, south: 0, east: x + wide, north: y + wide },
        { west: 0, south: y, east: x, north: y + wide },
      ];
      const northWest = southWest.map((arm) => transposed(mirrored(transposed(arm))));
      return [southWest, northWest, southWest.map(mirrored), northWest.map(mirrored)];
    }),
  ),
);

function riverbeds(obstacles: readonly Obstacle[]): readonly (readonly Bounds[])[] {
  return RIVERBEDS.filter((arms) => arms.every((arm) => isClear(arm, obstacles)));
}

/** West and east changed over. */
function mirrored({ west, south, east, north }: Bounds): Bounds {
  return { west: TABLE_SIZE - east, south, east: TABLE_SIZE - west, north };
}

const BRIDGE_LENGTH = 40;

/** A river with its ford, or with a bridge where there is none. */
export function ranRiver(footprint: Bounds, ford: Ford, shaker: Shaker): River {
  const northSouth = depthOf(footprint) > widthOf(footprint);
  const flow = northSouth ? footprint : transposed(footprint);
  const stretch = (from: number, length: number) => {
    const part = { ...flow, south: from, north: from + length };
    return rectangle(northSouth ? part : transposed(part));
  };
  const outline = rectangle(footprint);
  const course = { outline, line: middleLine(footprint, northSouth ? 'north-south' : 'east-west'), ford };
  switch (ford) {
    case 'all':
      return { ...course, fordable: outline, bridge: null };
    case 'half': {
      const half = TABLE_SIZE / 2;
      return { ...course, fordable: stretch(shaker.below(half + 1), half), bridge: null };
    }
    case 'none': {
      const from = WALKWAY + shaker.below(TABLE_SIZE - 2 * WALKWAY - BRIDGE_LENGTH + 1);
      return { ...course, fordable: null, bridge: stretch(from, BRIDGE_LENGTH) };
    }
    default:
      return ford satisfies never;
  }
}

/** A free strip from edge to edge, or undefined where everything is built over. */
export function riverCourse(obstacles: readonly Obstacle[], shaker: Shaker): Bounds | undefined {
  const courses: Bounds[] = [];
  for (let west = WALKWAY; west + RIVER_WIDTH + WALKWAY <= TABLE_SIZE; west += WALKWAY) {
    const course = { west, south: 0, east: west + RIVER_WIDTH, north: TABLE_SIZE };
    courses.push(...[course, transposed(course)].filter((rect) => isClear(rect, obstacles)));
  }
  return shaker.fromAnywhere(courses)[0];
}
