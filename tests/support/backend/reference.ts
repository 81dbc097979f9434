/** The quick reference as the app prints it, by table and row. */
import { referenceGroups } from '../../../src/backend/games/all-things-zombie/views/tables.ts';

export const tables = referenceGroups().flatMap((group) => group.tables);

export function tableOf(id: string) {
  const found = tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
}

/** Words of a cell without the marks of what isn’t printed. */
export const unmarked = (cell: string): string => cell.replaceAll(/[°†]/g, '');

/** Rows of a table, unmarked. */
export const plainly = (id: string) => tableOf(id).rows.map((row) => row.map(unmarked));

/** The row of that name, with its marks. */
export const rowOf = (id: string, name: string) =>
  tableOf(id).rows.find(([first = '']) => unmarked(first) === name);
