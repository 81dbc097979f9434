/**
 * Tables with rows that belong to one campaign or game, and the column that says so. Whoever copies one, saves it as a file or takes it
 * away goes by this list, so that a new table is entered here and nowhere else.
 */
import { sql } from 'kysely';
import { PROJECTIONS } from '../games/games.ts';
import { namesOf, type Row, type TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { TALLY_TABLES } from '../tally/tally-rows.ts';

export interface Belonging {
  readonly table: TableName;
  /** The column that says whose a row is. */
  readonly by: 'id' | 'campaign_id';
  /** Folding the log gives its rows anew, so that a campaign saved as a file goes without them. */
  readonly derived: boolean;
}

const of = (table: TableName): Belonging => ({ table, by: 'campaign_id', derived: false });
const derived = (table: TableName): Belonging => ({ ...of(table), derived: true });

/** Parents first, the head before all. */
export const BELONGINGS: readonly Belonging[] = [
  { table: 'campaign_head', by: 'id', derived: false },
  of('campaign_act'),
  of('given_up_line'),
  derived('act_inverse'),
  of('campaign_event'),
  derived('event_subject'),
  ...namesOf(TALLY_TABLES).map(derived),
  ...namesOf(PROJECTIONS).map(derived),
  derived('projection_due'),
  of('writing'),
  of('draft'),
];

/** Place in the full-text index, whose words stand in `chronicle_text` by its number: made anew when it is searched first. */
export const INDEX_OF = derived('chronicle_index');

/** Tables that belong to the whole file. */
export const OF_THE_FILE: readonly TableName[] = ['setting', 'generation'];

export async function columnsOf(db: Db, table: TableName): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows read at a time. */
const PAGE = 2_000;

/** The rows of one campaign, a page at a time, each with its place in the table. */
export async function* pagesOf(db: Db, { table, by }: Belonging, id: string) {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row & { readonly at_row: number }>`
      select *, rowid as at_row from ${sql.table(table)}
      where ${sql.ref(by)} = ${id} and rowid > ${after} order by rowid limit ${PAGE}`.execute(db);
    yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.at_row ?? after;
  }
}

/** Copies the rows of one campaign as another's, with these values in place of what stands in their columns. */
export async function copyRows(
  trx: Trx,
  { table, by }: Belonging,
  from: string,
  instead: Row,
): Promise<void> {
  const columns = await columnsOf(trx, table);
  const values = columns.map((name) => (name in instead ? sql`${instead[name]}` : sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} where ${sql.ref(by)} = ${from}`.execute(trx);
}
