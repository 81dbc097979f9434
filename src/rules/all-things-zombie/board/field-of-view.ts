/** Field of view of a place on the board: the ground that can be seen from there, whichever way one turns (ATZ-156, 157, 159, 167, 168). */
import { contains, edgesOf, type Polygon, rectangle } from '../../core/geometry/polygon.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import type { TableSize } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import { type Conditions, sightOf } from '../shooting/sight.ts';
import type { Obstacles } from './obstacles.ts';
import { BASE, floorOf, type Place, TENTHS } from './place.ts';
import { isWithin, openings } from './sight.ts';

/** A line past a corner leads so far aside of it, as a share of its length: a hundredth of a degree or so. */
const PAST = 0.0002;
/** Lines in each quarter besides those at corners, where a limit rounds the field off. */
const ROUND = 16;

type Way = Spot;

/**
 * Outline of the ground outdoors that a figure sees, to the tenth of an inch, clockwise from north. A base that stands on it is seen by
 * its middle; whoever looks from a floor looks over what is lower. The inside of other buildings is left out.
 */
export function fieldOfView(
  obstacles: Obstacles,
  { width, depth }: TableSize,
  from: Place,
  conditions: Conditions = {},
): Polygon {
  const { spot } = from;
  const edge = edgesOf(rectangle({ west: 0, south: 0, east: width, north: depth }));
  const own = ownWalls(obstacles, from);
  const walls = [...edge, ...own, ...wallsAround(obstacles, from)];
  const woods = obstacles.woods.map(({ outline }) => ({
    edges: edgesOf(outline),
    isIn: contains(outline, spot),
  }));
  const limit = reachOf(conditions, false);
  const inWoods = reachOf(conditions, true) ?? Number.POSITIVE_INFINITY;
  const isLimited = limit !== undefined || woods.length > 0;
  const ends = [
    ...[...walls, ...woods.flatMap(({ edges }) => edges)].map(({ from: corner }) => corner),
    ...own.map(({ to }) => to),
  ];
  const ways = [...ends.flatMap((corner) => past(spot, corner)), ...(isLimited ? allRound() : [])];
  return ways.toSorted(clockwise).map((way) => {
    const length = Math.sqrt(way.x * way.x + way.y * way.y);
    let far = nearest(walls, spot, way);
    for (const { edges, isIn } of woods)
      far = Math.min(far, Math.max(isIn ? 0 : nearest(edges, spot, way), inWoods / length));
    if (limit !== undefined) far = Math.min(far, limit / length);
    // Off the table's edge, on which one stands, nothing is met.
    if (far === Number.POSITIVE_INFINITY) far = 0;
    return {
      x: Math.floor(spot.x + way.x * far + 0.5),
      y: Math.floor(spot.y + way.y * far + 0.5),
    };
  });
}

/** Tenths of an inch from middle to middle up to which one sees; undefined where nothing limits it. */
function reachOf(conditions: Conditions, woods: boolean): number | undefined {
  const limit = sightOf(conditions, { woods });
  return limit && limit.inches * TENTHS + BASE;
}

/** Edges of whatever else ends a line of sight from there. */
function wallsAround({ buildings, rocks, tall }: Obstacles, from: Place): readonly Segment[] {
  const floor = floorOf(from);
  const high = buildings.filter((house) => !isWithin(house, from.level) && house.storeys > floor);
  return [...high, ...rocks, ...(floor === 0 ? tall : [])].flatMap(({ outline }) => edgesOf(outline));
}

/** Walls of the building one stands in, without the doors and windows that one sees through from there. */
const ownWalls = ({ buildings }: Obstacles, from: Place): readonly Segment[] =>
  buildings
    .filter((house) => isWithin(house, from.level))
    .flatMap(({ walls }) => walls.flatMap((wall) => without(wall.segment, openings(wall, [from]))));

/** A wall in pieces: what the gaps leave of it. */
function without(wall: Segment, gaps: readonly Segment[]): readonly Segment[] {
  const far = ({ x, y }: Spot) => Math.abs(x - wall.from.x) + Math.abs(y - wall.from.y);
  const jambs = gaps
    .map(({ from, to }) => (far(from) < far(to) ? { from, to } : { from: to, to: from }))
    .toSorted((a, b) => far(a.from) - far(b.from));
  return [...jambs, { from: wall.to, to: wall.to }].map(({ from }, at) => ({
    from: jambs[at - 1]?.to ?? wall.from,
    to: from,
  }));
}

/** Ways to a corner, and past it on both sides. */
function past({ x, y }: Spot, corner: Spot): readonly Way[] {
  const way = { x: corner.x - x, y: corner.y - y };
  if (way.x === 0 && way.y === 0) return [];
  return [-PAST, 0, PAST].map((by) => ({ x: way.x + by * way.y, y: way.y - by * way.x }));
}

function allRound(): readonly Way[] {
  return Array.from({ length: ROUND }, (_, at): readonly Way[] => {
    const [a, b] = [at, ROUND - at];
    return [
      { x: a, y: b },
      { x: b, y: -a },
      { x: -a, y: -b },
      { x: -b, y: a },
    ];
  }).flat();
}

/** How often a way has to be gone until it meets one of the segments; never where it meets none. */
function nearest(segments: readonly Segment[], { x, y }: Spot, way: Way): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of segments) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const of = way.x * dy - way.y * dx;
    if (of === 0) continue;
    const [ax, ay] = [from.x - x, from.y - y];
    const along = (ax * dy - ay * dx) / of;
    const across = (ax * way.y - ay * way.x) / of;
    if (along > 0 && along < least && across >= 0 && across <= 1) least = along;
  }
  return least;
}

/** From north on. */
const clockwise = (a: Way, b: Way): number => half(a) - half(b) || a.x * b.y - a.y * b.x;
const half = ({ x, y }: Way): 0 | 1 => (x > 0 || (x === 0 && y > 0) ? 0 : 1);
