/** Where somebody is, as far as the table knows it without positions. */
import type { EncounterTable } from '../battlefield/table.ts';

/** The building or vehicle somebody is in; null outside. */
export const insideOf = ({ inside = null }: { readonly inside?: string | null }): string | null => inside;

/** Whether a place of that id is on the table. */
export function isOnTable(
  table: Pick<EncounterTable, 'buildings' | 'vehicles'> | null,
  spot: string,
): boolean {
  return table !== null && [...table.buildings, ...table.vehicles].some(({ id }) => id === spot);
}
