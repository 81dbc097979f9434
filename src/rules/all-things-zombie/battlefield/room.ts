/** Where something still finds room among what stands already. */
import { type Bounds, boundsOf, type Polygon } from '../../core/geometry/polygon.ts';
import { depthOf, tooNear, WALKWAY, WITHIN_RIM, widthOf } from './rect.ts';
import type { Laid } from './streets.ts';

export interface Obstacle {
  readonly rect: Bounds;
  /** How near anything may come, in tenths of an inch. */
  readonly clearance: number;
}

interface Outlined {
  readonly outline: Polygon;
}

/** Buildings stand right at a street, and a walkway from anything else. */
export function obstaclesOf({
  streets = [],
  river = null,
  terrain = [],
  buildings = [],
}: {
  readonly streets?: readonly Laid[];
  readonly river?: Outlined | null;
  readonly terrain?: readonly Outlined[];
  readonly buildings?: readonly Outlined[];
}): readonly Obstacle[] {
  const solid = [...terrain, ...buildings, ...(river === null ? [] : [river])];
  return [
    ...streets.map(({ footprint }) => ({ rect: footprint, clearance: 0 })),
    ...solid.map(({ outline }) => ({ rect: boundsOf(outline), clearance: WALKWAY })),
  ];
}

export function isClear(rect: Bounds, obstacles: readonly Obstacle[]): boolean {
  return !obstacles.some((obstacle) => tooNear(rect, obstacle.rect, obstacle.clearance));
}

/** Every spot for a rectangle of this size that lies against obstacles or the rim on two sides. */
export function spotsFor(width: number, depth: number, obstacles: readonly Obstacle[]): readonly Bounds[] {
  const wests = new Set([WITHIN_RIM.west, WITHIN_RIM.east - width]);
  const souths = new Set([WITHIN_RIM.south, WITHIN_RIM.north - depth]);
  const fits = (from: number, length: number) => from >= WITHIN_RIM.west && from + length <= WITHIN_RIM.east;
  for (const { rect, clearance } of obstacles) {
    for (const west of [rect.east + clearance, rect.west - clearance - width]) {
      if (fits(west, width)) wests.add(west);
    }
    for (const south of [rect.north + clearance, rect.south - clearance - depth]) {
      if (fits(south, depth)) souths.add(south);
    }
  }
  const spots: Bounds[] = [];
  for (const west of wests) {
    for (const south of souths) {
      const rect = { west, south, east: west + width, north: south + depth };
      if (isClear(rect, obstacles)) spots.push(rect);
    }
  }
  return spots;
}

/**
 * Other sides for a building where one stands: cut back from its east and north, or drawn out as far as there is
 * room. Its longer side stays the longer one.
 */
export function reshaped(
  from: Bounds,
  [long, short]: readonly [number, number],
  obstacles: readonly Obstacle[],
): Bounds {
  const [width, depth] = widthOf(from) >= depthOf(from) ? [long, short] : [short, long];
  let { west, south, east, north } = from;
  east = Math.min(east, west + width);
  north = Math.min(north, south + depth);
  const rows = { south, north };
  east = Math.min(west + width, furthest({ ...rows, west: east, east: west + width }, obstacles, 'east'));
  west = Math.max(east - width, furthest({ ...rows, west: east - width, east: west }, obstacles, 'west'));
  const columns = { west, east };
  north = Math.min(
    south + depth,
    furthest({ ...columns, south: north, north: south + depth }, obstacles, 'north'),
  );
  south = Math.max(
    north - depth,
    furthest({ ...columns, south: north - depth, north: south }, obstacles, 'south'),
  );
  return { west, south, east, north };
}

/** How far an edge can move through a strip that begins clear, before it meets the rim or an obstacle. */
function furthest(strip: Bounds, obstacles: readonly Obstacle[], edge: keyof Bounds): number {
  const forward = edge === 'east' || edge === 'north';
  const against = ({ west: 'east', east: 'west', south: 'north', north: 'south' } as const)[edge];
  let limit = WITHIN_RIM[edge];
  for (const { rect, clearance } of obstacles) {
    if (!tooNear(strip, rect, clearance)) continue;
    const bound = rect[against] + (forward ? -clearance : clearance);
    limit = forward ? Math.min(limit, bound) : Math.max(limit, bound);
  }
  return limit;
}
