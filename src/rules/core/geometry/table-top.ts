/**
 * A table with what lies and stands on it, whatever the game: what is drawn, seen across and walked over is read from here.
 * Places in whole tenths of an inch from the south-west corner. A game's own table says more of each thing.
 */
import type { Spot } from '../play.ts';
import { type Direction, directionTo, EAST, NORTH, SOUTH, WEST } from './direction.ts';
import { along } from './distance.ts';
import { edgeOf, type Polygon } from './polygon.ts';
import type { Segment } from './segment.ts';

/** The four edges of a table, clockwise. */
export const EDGES = ['n', 'e', 's', 'w'] as const;
export type Edge = (typeof EDGES)[number];

export const OPPOSITE = { n: 's', e: 'w', s: 'n', w: 'e' } as const satisfies Record<Edge, Edge>;

/** The way out over an edge. */
export const OUTWARD = { n: NORTH, e: EAST, s: SOUTH, w: WEST } as const satisfies Record<Edge, Direction>;

export interface TableSize {
  /** Tenths of an inch from west to east. */
  readonly width: number;
  /** Tenths of an inch from south to north. */
  readonly depth: number;
}

export function isOnTable({ width, depth }: TableSize, { x, y }: Spot): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= depth;
}

/** A line through the middle of what is long and narrow, from one end to the other: two spots or more. */
export type MiddleLine = readonly Spot[];

export interface Street {
  readonly name: string;
  /** Outline of one width across the street's line, bends included; where streets meet, their outlines overlap. */
  readonly outline: Polygon;
  readonly line: MiddleLine;
}

export const PAVED_KINDS = ['square', 'turning-circle'] as const;
export type PavedKind = (typeof PAVED_KINDS)[number];

/** Ground that is open and paved beside the streets that lead there. */
export interface Paved {
  readonly kind: PavedKind;
  readonly outline: Polygon;
}

/** A gap in a wall, which is an edge of an outline. */
export interface Opening {
  /** The edge's place, from 0. */
  readonly wall: number;
  /** Distance along that edge to the middle of the opening. */
  readonly at: number;
  readonly width: number;
}

export interface Door extends Opening {
  readonly leaves: 1 | 2;
}

export interface Building {
  readonly id: string;
  /** Type of the building, in a word of the game’s. */
  readonly type: string;
  /** Outline of the building; its walls are the edges. */
  readonly outline: Polygon;
  readonly storeys: number;
  readonly doors: readonly Door[];
  readonly windows: readonly Opening[];
}

export interface Vehicle {
  readonly id: string;
  readonly type: string;
  readonly outline: Polygon;
  /** Direction in which its front points. */
  readonly facing: Direction;
}

export const TERRAIN_KINDS = ['scrub', 'rocks', 'dry-riverbed', 'undulating', 'rough'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: Polygon;
  /** Through the middle of what is long and narrow, such as a riverbed. */
  readonly line?: MiddleLine;
}

export interface River {
  readonly outline: Polygon;
  readonly line: MiddleLine;
  /** The stretch that can be forded. */
  readonly fordable: Polygon | null;
  readonly bridge: Polygon | null;
}

/** Fence, hedge, wall in the open, or whatever else stands along a line and is part of no building. */
export interface Fence {
  readonly id: string;
  readonly line: MiddleLine;
  /** Gates and gaps; their wall is a stretch of the line, counted from 0. */
  readonly gaps: readonly Opening[];
  /** A wall rather than wire: it hides part of whoever is behind it. */
  readonly solid: boolean;
}

export interface TableTop extends TableSize {
  readonly streets: readonly Street[];
  /** Left out where there is none. */
  readonly paved?: readonly Paved[];
  readonly buildings: readonly Building[];
  readonly vehicles: readonly Vehicle[];
  readonly terrain: readonly TerrainPiece[];
  readonly river: River | null;
  /** Left out where there are none. */
  readonly fences?: readonly Fence[];
}

export function centreOf({ width, depth }: TableSize): Spot {
  return { x: Math.floor(width / 2), y: Math.floor(depth / 2) };
}

/** The middle of one of the table's edges. */
export function middleOfEdge(size: TableSize, edge: Edge): Spot {
  const { x, y } = centreOf(size);
  return { n: { x, y: size.depth }, e: { x: size.width, y }, s: { x, y: 0 }, w: { x: 0, y } }[edge];
}

/** Gap from jamb to jamb. */
export function gapOf(outline: Polygon, opening: Opening): Segment {
  return gapIn(edgeOf(outline, opening.wall), opening);
}

function gapIn(edge: Segment, { at, width }: Opening): Segment {
  return { from: along(edge, at - width / 2), to: along(edge, at + width / 2) };
}

/** A straight stretch of a fence, with the gaps in it. */
export interface Stretch {
  readonly wall: Segment;
  readonly gaps: readonly Segment[];
}

export function stretchesOf({ line, gaps }: Pick<Fence, 'line' | 'gaps'>): readonly Stretch[] {
  return line.slice(1).flatMap((to, at) => {
    const from = line[at];
    if (from === undefined) return [];
    const wall = { from, to };
    return [{ wall, gaps: gaps.filter((gap) => gap.wall === at).map((gap) => gapIn(wall, gap)) }];
  });
}

/** The middle of an opening. */
export function middleOf(outline: Polygon, { wall, at }: Opening): Spot {
  return along(edgeOf(outline, wall), at);
}

/** Edge of the table that a wall looks towards, or most nearly so; halfway, the next one clockwise. */
export function lookOf(outline: Polygon, wall: number): Edge {
  const { from, to } = edgeOf(outline, wall);
  // The inside is on the left, so out of the house is to the right.
  const out = directionTo(from, { x: from.x + (to.y - from.y), y: from.y - (to.x - from.x) });
  return edgeFacing(out);
}

/** The edge of the table a direction leads to, or most nearly so; halfway, the next one clockwise. */
export function edgeFacing(direction: Direction): Edge {
  return EDGES[Math.floor((direction + EAST / 2) / EAST) % EDGES.length] ?? 'n';
}

/** Says whether a line runs rather north and south than east and west. */
export function runsNorth(line: MiddleLine): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a line has two ends');
  return Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
}
