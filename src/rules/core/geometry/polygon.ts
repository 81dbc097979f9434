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
  if (edgesOf(polygon).some((edge) => cross(edge, line))) return true;
  // A line that crosses no edge stays on one side between two corners it passes over: the middle tells which. Everything is doubled, so
  // that a middle has whole coordinates too.
  const stops = [line.from, ...cornersOn(polygon, line), line.to];
  const doubled = polygon.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
  return edgesBetween(stops).some(({ from, to }) => {
    const middle = { x: from.x + to.x, y: from.y + to.y };
    return !isOnEdge(doubled, middle) && isWithin(doubled, middle);
  });
}

function edgesBetween(stops: readonly Spot[]): readonly Segment[] {
  return stops.slice(1).map((to, at) => ({ from: stops[at] ?? to, to }));
}

/** The corners a line passes over, in the order it does. */
function cornersOn(polygon: Polygon, line: Segment): readonly Spot[] {
  const far = ({ x, y }: Spot) => Math.abs(x - line.from.x) + Math.abs(y - line.from.y);
  return polygon.filter((corner) => liesOn(corner, line)).toSorted((a, b) => far(a) - far(b));
}
