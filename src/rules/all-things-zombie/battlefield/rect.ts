/** Widths, depths and the distances that everything keeps, in whole tenths of an inch. */
import type { Bounds } from '../../core/geometry/polygon.ts';
import { TABLE_SIZE } from './table.ts';

/** An inch: a figure on its base can pass through. */
export const WALKWAY = 10;

/** Bounds for buildings and terrain, so that a figure can walk round anything, the table’s rim included. */
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
