/** Shapes without bays for all that stands or lies on a table, and tests of whether two keep far enough from each other. */
import { type Bounds, boundsOf, isPolygon, type Polygon } from '../../core/geometry/polygon.ts';
import { sideOf } from '../../core/geometry/segment.ts';
import type { Spot } from '../../core/play.ts';

/** An outline without a bay, with how far it reaches. */
export interface Solid extends Bounds {
  readonly corners: Polygon;
}

export interface Obstacle extends Solid {
  /** Distance that anything else has to keep from it, in tenths of an inch. */
  readonly clearance: number;
}

export function solid(corners: Polygon): Solid {
  return { corners, ...boundsOf(corners) };
}

export function obstacles(outline: Polygon, clearance: number): readonly Obstacle[] {
  return partsOf(outline).map((corners) => ({ ...solid(corners), clearance }));
}

/** Says whether none of the others is nearer than its clearance allows. */
export function isClear(one: Solid, others: readonly Obstacle[]): boolean {
  for (const other of others) if (!areApart(one, other, other.clearance)) return false;
  return true;
}

/** Says whether a straight strip as wide as the clearance parts two shapes: they are no nearer than that. */
export function areApart(a: Solid, b: Solid, clearance: number): boolean {
  if (
    a.west - b.east >= clearance ||
    b.west - a.east >= clearance ||
    a.south - b.north >= clearance ||
    b.south - a.north >= clearance
  )
    return true;
  return isBetween(a.corners, b.corners, clearance) || isBetween(b.corners, a.corners, clearance);
}

/** Says whether the second shape lies outside one of the edges of the first, by the clearance at least. */
function isBetween(a: Polygon, b: Polygon, clearance: number): boolean {
  let from = a[a.length - 1] as Spot;
  for (const to of a) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const least = clearance * Math.sqrt(x * x + y * y);
    let out = true;
    for (const spot of b) {
      if (y * (spot.x - from.x) - x * (spot.y - from.y) < least) {
        out = false;
        break;
      }
    }
    if (out) return true;
    from = to;
  }
  return false;
}

/** An outline cut into parts without bays: itself where it has none, or else three-cornered ones. */
function partsOf(outline: Polygon): readonly Polygon[] {
  const corners = [...outline];
  if (corners.every((_, at) => turns(corners, at) >= 0)) return [outline];
  const cut: Polygon[] = [];
  while (corners.length > 3) {
    const at = corners.findIndex((_, one) => isEar(corners, one));
    if (at < 0) break;
    if (turns(corners, at) > 0) cut.push(threeAt(corners, at));
    corners.splice(at, 1);
  }
  return isPolygon(corners) ? [...cut, corners] : cut;
}

function threeAt(corners: readonly Spot[], at: number): readonly [Spot, Spot, Spot] {
  const corner = (one: number) => corners[(one + corners.length) % corners.length] as Spot;
  return [corner(at - 1), corner(at), corner(at + 1)];
}

/** Side to which the outline turns at a corner: 1 where it stands out, -1 in a bay. */
function turns(corners: readonly Spot[], at: number): -1 | 0 | 1 {
  const [from, to, next] = threeAt(corners, at);
  return sideOf({ from, to }, next);
}

/** A corner that stands out with none of the others in it can be cut off. */
function isEar(corners: readonly Spot[], at: number): boolean {
  const turn = turns(corners, at);
  if (turn <= 0) return turn === 0;
  const [a, b, c] = threeAt(corners, at);
  return corners.every(
    (spot) =>
      spot === a ||
      spot === b ||
      spot === c ||
      sideOf({ from: a, to: b }, spot) < 0 ||
      sideOf({ from: b, to: c }, spot) < 0 ||
      sideOf({ from: c, to: a }, spot) < 0,
  );
}

/** Says whether all of a shape is on the inner side of a rim. */
export function isWithin(one: Bounds, rim: Bounds): boolean {
  return one.west >= rim.west && one.south >= rim.south && one.east <= rim.east && one.north <= rim.north;
}
