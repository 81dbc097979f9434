/**
 * Notes of every row that is looked up whether a campaign's corrections were in force then, of which one is a figure of the
 * Recovery Check; see `watched-table.ts`.
 */
import { correctionsOf } from '../../../src/rules/core/in-force.ts';
import type { Found, RowId } from '../../../src/rules/core/table.ts';
import { type TableModule, watchedTable } from './watched-table.ts';

/** False where a row was looked up at least once with nothing in force. */
export const LOOKED_UP = new Map<RowId, boolean>();

const note = ({ row }: Found<unknown>) => {
  const inForce = correctionsOf('atz.recovery') !== undefined;
  LOOKED_UP.set(row, inForce && (LOOKED_UP.get(row) ?? true));
};

/** A list of all lines counts here too: what shows them must know of the corrections. */
export const watched = (original: TableModule): TableModule => ({
  ...watchedTable(original, note),
  linesOf: (table) => {
    const lines = original.linesOf(table);
    for (const { found } of lines) note(found);
    return lines;
  },
});
