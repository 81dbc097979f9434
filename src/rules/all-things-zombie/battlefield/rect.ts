/** How wide and deep something is, and what all keeps to, in whole tenths of an inch. */
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
