/** Places of people, as far as the table knows them without positions. */
import type { Seen } from '../../core/seen.ts';
import type { EncounterTable } from '../battlefield/table.ts';
import { THROUGH_DOOR } from '../meeting-and-greeting/survivors.ts';

/** Number of people who get in at once through all doors together; a vehicle is opened from all sides. */
export function letsThrough(table: Seen<Pick<EncounterTable, 'buildings'>> | null, spot: string): number {
  const building = table?.buildings.find(({ id }) => id === spot);
  if (building === undefined) return Number.POSITIVE_INFINITY;
  return building.doors.reduce(
    (sum, { leaves }) => sum + (leaves === 1 ? THROUGH_DOOR.single : THROUGH_DOOR.double),
    0,
  );
}

/** The building or vehicle somebody is in; null outside. */
export const insideOf = ({ inside = null }: { readonly inside?: string | null }): string | null => inside;

/** Says whether a place of that id is on the table. */
export function isOnTable(
  table: Pick<EncounterTable, 'buildings' | 'vehicles'> | null,
  spot: string,
): boolean {
  return table !== null && [...table.buildings, ...table.vehicles].some(({ id }) => id === spot);
}
