/** Ground of a table as a base goes over it: what is solid, what slows, and water (section: Terrain Features and Scenery; ATZ-170). */
import { grown, hullOf } from '../../core/geometry/clearance.ts';
import {
  type Bounds,
  boundsOf,
  contains,
  overlap,
  type Polygon,
  runsThrough,
} from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import { unitTo } from '../../core/geometry/strip.ts';
import type { MiddleLine, TableSize } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import { rowOf } from '../../core/table.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import { type GroundKind, TERRAIN, type TerrainRow } from '../battlefield/terrain.ts';
import { type Block, type Obstacles, obstaclesOn, type SightTable } from './obstacles.ts';
import { TO_WALL } from './place.ts';

/** Ground on which inches count double. */
export interface Slow {
  readonly outline: Polygon;
  readonly bounds: Bounds;
  /** Middle of a gully, along which one goes as on open ground; left out where every way is slow. */
  readonly line?: MiddleLine;
}

export interface Water {
  readonly outline: Polygon;
  readonly bounds: Bounds;
  readonly bridge: Polygon | null;
  /** The stretch that can be forded, step by step. */
  readonly ford: Polygon | null;
}

/** Something solid, as the middle of a base meets it. */
export interface Solid {
  /** Grown by what a base needs beside a wall, without bays. */
  readonly outline: Polygon;
  readonly bounds: Bounds;
  readonly block: Block;
}

export interface Ground {
  readonly size: TableSize;
  readonly obstacles: Obstacles;
  readonly solids: readonly Solid[];
  readonly slow: readonly Slow[];
  /** Null where no river runs. */
  readonly water: Water | null;
  /** Spots at the corners of slow ground, on the banks and on bridges, by which ways lead. */
  readonly corners: readonly Spot[];
}

/** Tenths of an inch from a bridge’s edge to where ways over it lead. */
const BESIDE_RAIL = 2;

export type GroundTable = SightTable & Pick<EncounterTable, keyof TableSize | 'river'>;

export function groundOn(table: GroundTable): Ground {
  const { width, depth, terrain, river } = table;
  const obstacles = obstaclesOn(table);
  const { buildings, rocks, tall, low } = obstacles;
  const slow = terrain.flatMap(({ kind, outline, line }) => {
    const { going } = rowOf<GroundKind, TerrainRow>(TERRAIN, kind).result;
    if (going !== 'half' && going !== 'half-across') return [];
    const bounds = boundsOf(outline);
    return [{ outline, bounds, ...(going === 'half-across' && { line: line ?? longWay(bounds) }) }];
  });
  return {
    size: { width, depth },
    obstacles,
    solids: [buildings, rocks, tall, low].flat().map(solid),
    slow,
    corners: [
      ...[...slow, ...(river === null ? [] : [river])].flatMap(({ outline }) => grown(hullOf(outline), 1)),
      ...(river?.bridge ? grown(river.bridge, -BESIDE_RAIL) : []),
    ],
    water: river && {
      outline: river.outline,
      bounds: boundsOf(river.outline),
      bridge: river.bridge,
      ford: river.fordable,
    },
  };
}

/** What a base needs beside a wall, and what rounding to tenths may take off. */
export const CLEAR = TO_WALL + 0.75;

function solid(block: Block): Solid {
  const outline = grown(hullOf(block.outline), CLEAR);
  return { outline, bounds: boundsOf(outline), block };
}

/** Line along a piece that has none of its own: the longer way through its middle. */
function longWay({ west, east, south, north }: Bounds): MiddleLine {
  const [x, y] = [Math.floor((west + east) / 2), Math.floor((south + north) / 2)];
  return east - west > north - south
    ? [
        { x: west, y },
        { x: east, y },
      ]
    : [
        { x, y: south },
        { x, y: north },
      ];
}

/** True on dry land, on a bridge, and in a ford. */
export function bears({ water }: Ground, spot: Spot): boolean {
  if (water === null || !contains(water.outline, spot)) return true;
  return [water.bridge, water.ford].some((crossing) => crossing !== null && contains(crossing, spot));
}

/** True if a line keeps out of the river but on its bridge, or, for whoever wades, in its ford. */
export function keepsDry({ water }: Ground, line: Segment, wades: boolean): boolean {
  if (water === null || !overlap(water.bounds, boundsOf([line.from, line.to]))) return true;
  if (!runsThrough(water.outline, line)) return true;
  const crossings = [water.bridge, wades ? water.ford : null].filter((one) => one !== null);
  return stretchesBy([water.outline, ...crossings], line).every(
    ({ middle }) => !contains(water.outline, middle) || crossings.some((one) => contains(one, middle)),
  );
}

/** Share of a straight line’s inches that count once more, as they lead over slow ground: from 0 to 1. */
export function slowShare({ slow }: Ground, line: Segment): number {
  if (slow.length === 0) return 0;
  const reach = boundsOf([line.from, line.to]);
  const outlines = slow
    .filter((one) => overlap(one.bounds, reach) && isAcross(one, line))
    .map(({ outline }) => outline);
  if (outlines.length === 0) return 0;
  return stretchesBy(outlines, line)
    .filter(({ middle }) => outlines.some((outline) => contains(outline, middle)))
    .reduce((sum, { share }) => sum + share, 0);
}

/** True of a line over ground that slows on every way, or that leads rather across a gully than along it. */
function isAcross({ line }: Slow, way: Segment): boolean {
  if (line === undefined) return true;
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return true;
  const [a, b] = [unitTo(first, last), unitTo(way.from, way.to)];
  const cosine = a.x * b.x + a.y * b.y;
  return 2 * cosine * cosine < 1;
}

/** A line in parts, each on one side of every edge it meets: their shares of it, and their middles. */
function stretchesBy(
  outlines: readonly Polygon[],
  { from, to }: Segment,
): readonly { readonly share: number; readonly middle: Spot }[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const cuts = outlines.flatMap((outline) =>
    outline.flatMap((a, at) => {
      const b = outline[(at + 1) % outline.length] ?? a;
      const of = x * (b.y - a.y) - y * (b.x - a.x);
      if (of === 0) return [];
      const share = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / of;
      return share > 0 && share < 1 ? [share] : [];
    }),
  );
  const ends = [...cuts.toSorted((a, b) => a - b), 1];
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    const middle = (start + end) / 2;
    return { share: end - start, middle: { x: from.x + x * middle, y: from.y + y * middle } };
  });
}
