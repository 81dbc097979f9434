/** Compares stored rows with rebuilt ones, table by table, row by row, column by column. */
import { namesOf, type Row, type Rows, type TableName, type Tables } from './rows.ts';

export interface Difference {
  readonly table: TableName;
  /** The row's key without the campaign, e.g. `f3` or `f3 0`. */
  readonly key: string;
  /** Null where the whole row is too many or missing. */
  readonly column: string | null;
  /** The value that stands there; null also where the row is missing. */
  readonly stored: string | number | null;
  /** The value that the log adds up to; null also where there should be no row. */
  readonly rebuilt: string | number | null;
}

const textOf = (row: Row | undefined) => (row === undefined ? null : JSON.stringify(row));

function compareRow(table: TableName, key: string, stored?: Row, rebuilt?: Row): Difference[] {
  if (stored === undefined || rebuilt === undefined) {
    return [{ table, key, column: null, stored: textOf(stored), rebuilt: textOf(rebuilt) }];
  }
  const columns = new Set([...Object.keys(stored), ...Object.keys(rebuilt)]);
  return [...columns]
    .filter((column) => stored[column] !== rebuilt[column])
    .map((column) => ({
      table,
      key,
      column,
      stored: stored[column] ?? null,
      rebuilt: rebuilt[column] ?? null,
    }));
}

function byKey(rows: readonly Row[], columns: readonly string[]): Map<string, Row> {
  return new Map(rows.map((row) => [columns.map((column) => row[column]).join(' '), row]));
}

export function compareTables<T extends TableName>(
  tables: Tables<T>,
  stored: Rows<T>,
  rebuilt: Rows<T>,
): Difference[] {
  return namesOf(tables).flatMap((table) => {
    const columns = tables[table].filter((column) => column !== 'campaign_id');
    const before = byKey(stored[table], columns);
    const after = byKey(rebuilt[table], columns);
    const keys = new Set([...before.keys(), ...after.keys()]);
    return [...keys].flatMap((key) => compareRow(table, key, before.get(key), after.get(key)));
  });
}
