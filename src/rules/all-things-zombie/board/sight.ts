/** Sight from one place on the board to another: whether it is there, and the first thing that cuts it (ATZ-156, 157, 159, 167, 168). */
import { distance, distanceToSegment } from '../../core/geometry/distance.ts';
import { boundsOf, contains, overlap, runsThrough } from '../../core/geometry/polygon.ts';
import { cross, liesOn, type Segment } from '../../core/geometry/segment.ts';
import { stops } from '../../core/geometry/sight.ts';
import type { Spot } from '../../core/play.ts';
import type { RowId } from '../../core/table.ts';
import { type Conditions, sightOf } from '../shooting/sight.ts';
import type { Block, House, Obstacles, Wall } from './obstacles.ts';
import { apart, bearing, floorOf, HALF_BASE, type Level, type Place, TENTHS } from './place.ts';

/** Tenths of an inch from a base to a door or window within which one sees through it. */
const AT_OPENING = 10;

export type Cut =
  /** Not before the front edge of who looks. */
  | { readonly by: 'facing' }
  | { readonly by: 'building' | 'rocks' | 'vehicle'; readonly id: string }
  /** Either stands in a building, away from its openings. */
  | { readonly by: 'wall'; readonly id: string }
  /** On two floors of one building. */
  | { readonly by: 'floor'; readonly id: string }
  /** Night, weather or woods: farther off than one sees in them. */
  | { readonly by: 'limit'; readonly inches: number; readonly row: RowId };

export interface Sight {
  /** Tenths of an inch from base to base. */
  readonly apart: number;
  /** Null where it sees the other. */
  readonly cut: Cut | null;
}

export function sight(obstacles: Obstacles, from: Place, to: Place, conditions: Conditions = {}): Sight {
  const cut =
    bearing(from, to.spot) === 'front'
      ? (cutOn(obstacles, from, to, to.spot) ?? limited(obstacles, from, to, conditions))
      : ({ by: 'facing' } as const);
  return { apart: apart(from, to), cut: cut ?? null };
}

/**
 * First thing that stands between a figure and a spot of another’s base, its middle or one of its sides; undefined where nothing does.
 * Facing and the limits of sight are not asked.
 */
export function cutOn(obstacles: Obstacles, from: Place, to: Place, spot: Spot): Cut | undefined {
  const { level: here } = from;
  const { level: there } = to;
  if (here !== null && there?.building === here.building && here.floor !== there.floor)
    return { by: 'floor', id: here.building };
  const line = { from: from.spot, to: spot };
  const reach = boundsOf([line.from, line.to]);
  const height = Math.max(floorOf(from), floorOf(to));
  let nearest: { readonly cut: Cut; readonly far: number } | undefined;
  const meets = (cut: Cut, far: number) => {
    if (nearest === undefined || far < nearest.far) nearest = { cut, far };
  };
  for (const house of obstacles.buildings) {
    const own = [from, to].filter(({ level }) => isWithin(house, level));
    // From a floor one looks over what is lower than it, and so one does to it.
    if (own.length === 0 && house.storeys <= height) continue;
    if (!overlap(house.bounds, reach)) continue;
    const far = own.length === 0 ? through(house, line) : out(house, line, own);
    if (far !== undefined) meets({ by: own.length === 0 ? 'building' : 'wall', id: house.id }, far);
  }
  for (const [by, blocks] of [
    ['rocks', obstacles.rocks],
    ['vehicle', height === 0 ? obstacles.tall : []],
  ] as const)
    for (const one of blocks) {
      const far = overlap(one.bounds, reach) ? through(one, line) : undefined;
      if (far !== undefined) meets({ by, id: one.id }, far);
    }
  return nearest?.cut;
}

/** True of somebody on a floor under the roof, where the building’s own walls cut sight. */
export const isWithin = ({ id, storeys }: House, level: Level | null): boolean =>
  level?.building === id && level.floor < storeys;

/** Distance at which a line enters a thing; undefined where it doesn’t run through it. */
function through({ outline }: Block, line: Segment): number | undefined {
  if (!runsThrough(outline, line)) return undefined;
  return nearestOn(
    outline.map((from, at) => ({ from, to: outline[(at + 1) % outline.length] ?? from })),
    line,
  );
}

/** Distance at which a line from or into a building meets a wall of it; undefined where it passes through openings at hand. */
function out({ walls }: House, line: Segment, own: readonly Place[]): number | undefined {
  const stopping = walls.filter((wall) => stops(wall.segment, line, openings(wall, own)));
  return stopping.length === 0
    ? undefined
    : nearestOn(
        stopping.map(({ segment }) => segment),
        line,
      );
}

/** Openings through which one of them sees: its base lies within an inch of them (ATZ-159). */
export function openings({ doors, windows }: Wall, own: readonly Place[]): readonly Segment[] {
  return own.flatMap((place) =>
    [...(floorOf(place) === 0 ? doors : []), ...windows].filter(
      (gap) => distanceToSegment(place.spot, gap) - HALF_BASE <= AT_OPENING,
    ),
  );
}

/** Distance from the beginning of a line to the first of the segments that it meets; it orders them, and is no measure. */
function nearestOn(segments: readonly Segment[], line: Segment): number {
  return segments.reduce((nearest, segment) => {
    if (!cross(segment, line) && ![segment.from, segment.to].some((end) => liesOn(end, line))) return nearest;
    return Math.min(nearest, meetingAt(segment, line));
  }, Number.POSITIVE_INFINITY);
}

/** Share of a line that lies before it meets a segment. */
function meetingAt({ from: a, to: b }: Segment, { from, to }: Segment): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const of = (to.x - from.x) * y - (to.y - from.y) * x;
  if (of === 0) return Math.min(distance(from, a), distance(from, b)) / Math.max(1, distance(from, to));
  return ((a.x - from.x) * y - (a.y - from.y) * x) / of;
}

/** Limit that night, weather and woods set to sight, where the other stands beyond it (section: Line of Sight). */
function limited(obstacles: Obstacles, from: Place, to: Place, conditions: Conditions): Cut | undefined {
  const line = { from: from.spot, to: to.spot };
  const reach = boundsOf([line.from, line.to]);
  const woods = obstacles.woods.some(
    ({ outline, bounds }) =>
      overlap(bounds, reach) &&
      (contains(outline, from.spot) || contains(outline, to.spot) || runsThrough(outline, line)),
  );
  const limit = sightOf(conditions, { woods });
  return limit === undefined || apart(from, to) <= limit.inches * TENTHS
    ? undefined
    : { by: 'limit', ...limit };
}
