/** Reading and writing rows, whatever the table; what a row means is the mapping's. */
import { sql } from 'kysely';
import type { Db, Schema, Trx } from './schema.ts';

export type TableName = keyof Schema;
export type Row = Readonly<Record<string, string | number | null>>;
/** Some tables, each with the columns of its key. Parents stand before children. */
export type Tables<T extends TableName> = { readonly [K in T]: readonly (keyof Schema[K] & string)[] };
export type Rows<T extends TableName> = { readonly [K in T]: readonly Row[] };

export const namesOf = <T extends TableName>(tables: Tables<T>) => Object.keys(tables) as T[];

/** What stands in these tables of a campaign that isn't there yet. */
export function noRows<T extends TableName>(tables: Tables<T>): Rows<T> {
  return Object.fromEntries(namesOf(tables).map((table) => [table, []])) as unknown as Rows<T>;
}

/** All of a campaign's rows in these tables, in the order of their keys. */
export async function readRows<T extends TableName>(
  db: Db,
  tables: Tables<T>,
  campaign: string,
): Promise<Rows<T>> {
  const read: { [K in T]?: readonly Row[] } = {};
  for (const table of namesOf(tables)) {
    const order = sql.join(tables[table].map((column) => sql.ref(column)));
    const all = sql<Row>`select * from ${sql.table(table)} where campaign_id = ${campaign} order by ${order}`;
    read[table] = (await all.execute(db)).rows;
  }
  return read as Rows<T>;
}

async function remove(trx: Trx, table: TableName, key: readonly string[], row: Row): Promise<void> {
  const same = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  await sql`delete from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(trx);
}

async function insert(trx: Trx, table: TableName, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    trx,
  );
}

/** The same for equal rows, whatever the order of their columns. */
function content(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function without(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(others.map(content));
  return rows.filter((row) => !known.has(content(row)));
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
    for (const row of without(before[table], after[table])) await remove(trx, table, tables[table], row);
  }
  for (const table of names) {
    for (const row of without(after[table], before[table])) await insert(trx, table, row);
  }
}
