/** Upright rectangles, in which a table is laid out, in whole tenths of an inch. */
import type { Bounds } from '../../core/geometry/polygon.ts';
import { TABLE_SIZE } from './table.ts';

/** An inch: a figure on its base can pass through. */
export const WALKWAY = 10;

/** What buildings and terrain keep to, so that a figure can walk round anything, the table's rim included. */
export const WITHIN_RIM: Bounds = {
  west: WALKWAY,
  south: WALKWAY,
  east: TABLE_SIZE - WALKWAY,
  north: TABLE_SIZE - WALKWAY,
};

export function widthOf({ west, east }: Bounds): number {
  return east - west;
}

export function depthOf({ south, north }: Bounds): number {
  return north - south;
}

/** Whether two rectangles come nearer to each other than `clearance`; sharing a border is no overlap. */
export function tooNear(a: Bounds, b: Bounds, clearance = 0): boolean {
  return (
    a.west < b.east + clearance &&
    b.west < a.east + clearance &&
    a.south < b.north + clearance &&
    b.south < a.north + clearance
  );
}

/**
 * What is left of a rectangle around a hole: up to four, each `clearance` away from the hole and, at its corners, from
 * each other.
 */
export function around(rect: Bounds, hole: Bounds, clearance: number): readonly Bounds[] {
  if (!tooNear(rect, hole, clearance)) return [rect];
  const west = { ...rect, east: hole.west - clearance };
  const east = { ...rect, west: hole.east + clearance };
  const between = {
    ...rect,
    west: rect.west > hole.west - clearance ? rect.west : hole.west,
    east: rect.east < hole.east + clearance ? rect.east : hole.east,
  };
  const south = { ...between, north: hole.south - clearance };
  const north = { ...between, south: hole.north + clearance };
  return [west, east, south, north].filter((part) => widthOf(part) > 0 && depthOf(part) > 0);
}
