/** Whether values that were found on a page can be a row of a table, by how many there are and what each is. */
import type Database from 'better-sqlite3';
import type { Value } from './record.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: 0 | 1;
  readonly dflt_value: string | null;
}

/** `older`: written before the table got its last columns, which have their defaults there. */
export type Fit = 'full' | 'older' | 'none';

export const columnsIn = (database: Database.Database, table: string): readonly Column[] =>
  database.pragma(`table_info("${table.replaceAll('"', '""')}")`) as readonly Column[];

function isOf(value: Value, { type, notnull }: Column): boolean {
  if (value === null) return notnull === 0;
  if (/^text$/i.test(type)) return typeof value === 'string';
  if (/^int/i.test(type)) return Number.isSafeInteger(value);
  // Of no type of ours: a table behind the full-text index.
  return true;
}

export function fitOf(values: readonly Value[], columns: readonly Column[]): Fit {
  if (values.length > columns.length) return 'none';
  if (!values.every((value, index) => isOf(value, columns[index] as Column))) return 'none';
  if (values.length === columns.length) return 'full';
  const isLeftOut = ({ notnull, dflt_value }: Column) => notnull === 0 || dflt_value !== null;
  return columns.slice(values.length).every(isLeftOut) ? 'older' : 'none';
}
