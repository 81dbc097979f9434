/** Outlines on a table, in whole tenths of an inch. Whatever is asked of one is answered exactly. */
import type { Spot } from '../play.ts';
import { cross, liesOn, meet, type Segment, sideOf } from './segment.ts';

/** Three corners or more, anticlockwise, so that the inside is on the left of each edge; no edge meets another but its neighbours. */
export type Polygon = readonly Spot[];

/** An upright rectangle: how far something reaches. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** From the south-west corner: its edges are the southern, eastern, northern and western one. */
export function rectangle({ west, south, east, north }: Bounds): Polygon {
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
}

export function boundsOf(spots: readonly Spot[]): Bounds {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of spots) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

/** Says whether two rectangles have a spot in common, their edges included. */
export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

/** Edges of a polygon, one for each corner, leading to the next one. */
export function edgesOf(polygon: Polygon): readonly Segment[] {
  return polygon.map((from, at) => ({ from, to: polygon[(at + 1) % polygon.length] ?? from }));
}

/** Throws where there is no such edge. */
export function edgeOf(polygon: Polygon, at: number): Segment {
  const from = polygon[at];
  const to = polygon[(at + 1) % polygon.length];
  if (from === undefined || to === undefined)
    throw new Error(`an outline of ${polygon.length} has no edge ${at}`);
  return { from, to };
}

/** Twice its area, which is a whole number: positive where the corners run anticlockwise, negative where clockwise. */
export function twiceArea(corners: readonly Spot[]): number {
  return edgesOf(corners).reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0);
}

/** Says whether corners make a polygon. */
export function isPolygon(corners: readonly Spot[]): corners is Polygon {
  if (corners.length < 3 || !corners.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)))
    return false;
  const edges = edgesOf(corners);
  const apart = edges.every((edge, at) =>
    edges.slice(at + 1).every((other, more) => {
      if (more === 0) return !liesOn(other.to, edge) && !liesOn(edge.from, other);
      return at === 0 && more === edges.length - 2
        ? !liesOn(other.from, edge) && !liesOn(edge.to, other)
        : !meet(edge, other);
    }),
  );
  return apart && twiceArea(corners) > 0;
}

/** Says whether a spot lies inside, or on an edge. */
export function contains(polygon: Polygon, spot: Spot): boolean {
  return isOnEdge(polygon, spot) || isWithin(polygon, spot);
}

function isOnEdge(polygon: Polygon, spot: Spot): boolean {
  return edgesOf(polygon).some((edge) => liesOn(spot, edge));
}

/** Says of a spot that is on no edge whether a line due east from it leaves the polygon an odd number of times. */
function isWithin(polygon: Polygon, spot: Spot): boolean {
  let within = false;
  for (const edge of edgesOf(polygon)) {
    const rises = edge.to.y > edge.from.y;
    if (edge.from.y > spot.y !== edge.to.y > spot.y && sideOf(edge, spot) === (rises ? 1 : -1))
      within = !within;
  }
  return within;
}

/** Says whether polygon and line have a spot in common, edges and ends included. */
export function touches(polygon: Polygon, line: Segment): boolean {
  return contains(polygon, line.from) || edgesOf(polygon).some((edge) => meet(edge, line));
}

/** Says whether any of the line lies inside; along an edge, or past a corner, it doesn’t. */
export function runsThrough(polygon: Polygon, line: Segment): boolean {
  if (isAside(polygon, line)) return false;
  const back = { from: line.to, to: line.from };
  let isOnEdge = false;
  for (let at = 0; at < polygon.length; at += 1) {
    const from = polygon[at] as Spot;
    const to = polygon[at + 1 === polygon.length ? 0 : at + 1] as Spot;
    const edge = { from, to };
    if (cross(edge, line)) return true;
    if (liesOn(from, line)) {
      const before = polygon[at === 0 ? polygon.length - 1 : at - 1] as Spot;
      if (leadsIn(before, from, to, line) || leadsIn(before, from, to, back)) return true;
    }
    // A line that begins or ends on an edge, short of its corners, goes in where its other end lies on the left.
    for (const way of [line, back])
      if (liesOn(way.from, edge)) {
        isOnEdge = true;
        const isCorner = isSame(way.from, from) || isSame(way.from, to);
        if (!isCorner && sideOf(edge, way.to) === 1) return true;
      }
  }
  // A line that meets no edge lies inside as a whole or not at all.
  return !isOnEdge && isWithin(polygon, line.from);
}

/** Says whether all of an outline lies on one side of a line, however long, or touches it: most do, and are told apart from the rest at once. */
function isAside(polygon: Polygon, { from, to }: Segment): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y];
  let [left, right] = [false, false];
  for (const corner of polygon) {
    const turn = x * (corner.y - from.y) - y * (corner.x - from.x);
    if (turn > 0) left = true;
    else if (turn < 0) right = true;
    if (left && right) return false;
  }
  // A line without length has no sides.
  return x !== 0 || y !== 0;
}

/** Says whether a line that passes a corner goes on, towards its end, into the outline there. */
function leadsIn(before: Spot, corner: Spot, after: Spot, { to }: Segment): boolean {
  if (isSame(corner, to)) return false;
  const [left, right] = [
    sideOf({ from: before, to: corner }, to) === 1,
    sideOf({ from: corner, to: after }, to) === 1,
  ];
  // At a bay it is enough to be on the inner side of one of both edges.
  return sideOf({ from: before, to: corner }, after) === -1 ? left || right : left && right;
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
