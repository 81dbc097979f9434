/** Reading and writing rows, whatever the table; what a row means is the mapping's. */
import { CompiledQuery, sql } from 'kysely';
import type { Db, Schema, Trx } from '../schema.ts';

export type TableName = keyof Schema;
export type Row = Readonly<Record<string, string | number | null>>;
/** Some tables, each with the columns of its key. Parents stand before children. */
export type Tables<T extends TableName> = { readonly [K in T]: readonly (keyof Schema[K] & string)[] };
export type Rows<T extends TableName> = { readonly [K in T]: readonly Row[] };

export const namesOf = <T extends TableName>(tables: Tables<T>) => Object.keys(tables) as T[];

/** Rows of a campaign that isn’t there yet: none in any of these tables. */
export function noRows<T extends TableName>(tables: Tables<T>): Rows<T> {
  return Object.fromEntries(namesOf(tables).map((table) => [table, []])) as unknown as Rows<T>;
}

/**
 * A campaign's rows in these tables, in the order of their keys: all of them, or those that have one of the values in
 * a column that every one of the tables has.
 */
export async function readRows<T extends TableName>(
  db: Db,
  tables: Tables<T>,
  campaign: string,
  of: Readonly<Record<string, readonly string[]>> = {},
): Promise<Rows<T>> {
  const read: { [K in T]?: readonly Row[] } = {};
  const those = Object.entries(of).map(
    ([column, values]) => sql` and ${sql.ref(column)} in (${sql.join(values)})`,
  );
  for (const table of namesOf(tables)) {
    const order = sql.join(tables[table].map((column) => sql.ref(column)));
    const found = sql<Row>`select * from ${sql.table(table)}
      where campaign_id = ${campaign}${sql.join(those, sql``)} order by ${order}`;
    read[table] = (await found.execute(db)).rows;
  }
  return read as Rows<T>;
}

async function remove(trx: Trx, table: TableName, key: readonly string[], row: Row): Promise<void> {
  const same = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  await sql`delete from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(trx);
}

/** The columns that differ and no others: all names ever given stand in one, which is long. */
async function change(trx: Trx, table: TableName, key: readonly string[], from: Row, to: Row): Promise<void> {
  const set = Object.keys(to)
    .filter((column) => to[column] !== from[column])
    .map((column) => sql`${sql.ref(column)} = ${to[column]}`);
  if (set.length === 0) return;
  const same = key.map((column) => sql`${sql.ref(column)} = ${to[column]}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(same, sql` and `)}`.execute(trx);
}

/** Values of one statement; SQLite takes 32,766. */
const MOST_VALUES = 8000;

/** Puts rows in, all of the same columns, as many at a time as a statement takes. */
export async function insertAll(
  trx: Trx,
  table: TableName,
  rows: readonly Row[],
  how: '' | 'or ignore' = '',
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = names.map((column) => `"${column}"`).join(', ');
  const values = `(${names.map(() => '?').join(', ')})`;
  const most = Math.floor(MOST_VALUES / names.length);
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    const text = `insert ${how} into "${table}" (${columns}) values ${some.map(() => values).join(', ')}`;
    // The statement is text: Kysely takes longer to put so many values together than SQLite to store them.
    const row = some.flatMap((one) => names.map((column) => one[column]));
    await trx.executeQuery(CompiledQuery.raw(text, row));
  }
}

function equal(row: Row, other: Row | undefined): boolean {
  if (other === undefined) return false;
  const columns = Object.keys(row);
  return (
    columns.length === Object.keys(other).length && columns.every((column) => row[column] === other[column])
  );
}

/** Rows that don’t stand just so among the others. */
function without(rows: readonly Row[], others: readonly Row[], key: readonly string[]): Row[] {
  const keyOf = (row: Row) => key.map((column) => row[column]).join('\n');
  const known = new Map(others.map((row) => [keyOf(row), row]));
  return rows.filter((row) => !equal(row, known.get(keyOf(row))));
}

/**
 * The only row that a campaign has in a table, as it was and as it is to be: it can’t change places with another, so it is changed where it
 * stands. Undefined for tables with more.
 */
function only<T extends TableName>(table: T, tables: Tables<T>, before: Rows<T>, after: Rows<T>) {
  const [from, ...others] = before[table];
  const [to, ...more] = after[table];
  const alone = tables[table].length === 1 && others.length === 0 && more.length === 0;
  return alone && from !== undefined && to !== undefined ? { from, to } : undefined;
}

/**
 * Makes `before` into `after`, touching only the rows that differ. All that go, go before any come, so that two
 * weapons may change places; foreign keys are checked at the end of the transaction.
 */
export async function writeDifference<T extends TableName>(
  trx: Trx,
  tables: Tables<T>,
  before: Rows<T>,
  after: Rows<T>,
): Promise<void> {
  const names = namesOf(tables);
  for (const table of names.toReversed()) {
    const key = tables[table];
    if (only(table, tables, before, after) !== undefined) continue;
    for (const row of without(before[table], after[table], key)) await remove(trx, table, key, row);
  }
  for (const table of names) {
    const changed = only(table, tables, before, after);
    if (changed !== undefined) await change(trx, table, tables[table], changed.from, changed.to);
    else await insertAll(trx, table, without(after[table], before[table], tables[table]));
  }
}
