/** An event that is no JSON any more can't be taken out of the indexes over its parts, so they go before it does. */
import { sql } from 'kysely';
import { INDEXES_OVER_JSON, NO_JSON_UNDER_INDEX } from '../file/indexes-over-json.ts';
import type { Trx } from '../schema.ts';

async function hasNoJson(trx: Trx, id: string | undefined): Promise<boolean> {
  const of = id === undefined ? sql`` : sql`campaign_id = ${id} and`;
  const { rows } = await sql`
    select 1 from campaign_event where ${of} ${sql.raw(NO_JSON_UNDER_INDEX)} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Does what takes or changes events of the campaign, with those indexes out of the way where need be. They come back afterwards;
 * where another campaign has such an event, once that is mended: a check of the file makes them then.
 */
export async function withoutIndexesOverJson(trx: Trx, id: string, work: () => Promise<void>): Promise<void> {
  if (!(await hasNoJson(trx, id))) {
    await work();
    return;
  }
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where type = 'index' and name in (${sql.join([...INDEXES_OVER_JSON])})`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
  await work();
  if (await hasNoJson(trx, undefined)) return;
  for (const index of rows) await sql.raw(index.sql).execute(trx);
}
