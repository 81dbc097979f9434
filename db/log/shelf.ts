/** What is done with a whole campaign: copied, put into the bin, taken out again. */
import { sql } from 'kysely';
import { inTransaction } from '../file/transaction.ts';
import { PROJECTIONS } from '../games/games.ts';
import { namesOf, type TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { TALLY_TABLES } from '../tally/tally-rows.ts';
import { type CampaignHead, readHead } from './head.ts';

/** What the player has written, which no log adds up to. */
const WRITING = ['writing', 'draft'] as const satisfies readonly TableName[];

/** Everything that hangs on a campaign's head, parents first. The copy is indexed when it is searched first. */
const COPIED: readonly TableName[] = [
  'campaign_act',
  'act_inverse',
  'campaign_event',
  'event_subject',
  ...namesOf(TALLY_TABLES),
  ...namesOf(PROJECTIONS),
  ...WRITING,
];

async function copyRows(trx: Trx, table: TableName, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(trx);
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => (name === 'campaign_id' ? sql`${to}` : sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} where campaign_id = ${from}`.execute(trx);
}

/**
 * A copy with a log of its own, at the same revision and on the shelf, under an id used never before. Undefined if there
 * is no such campaign.
 */
export async function copyCampaign(
  db: Db,
  id: string,
  { newId, at }: { readonly newId: string; readonly at: string },
): Promise<CampaignHead | undefined> {
  return await inTransaction(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
    if (head === undefined) return undefined;
    await trx
      .insertInto('campaign_head')
      .values({ ...head, id: newId, created_at: at, changed_at: at, deleted_at: null })
      .execute();
    for (const table of COPIED) await copyRows(trx, table, id, newId);
    return await readHead(trx, newId);
  });
}

async function setDeletedAt(db: Db, id: string, deleted_at: string | null): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    await trx.updateTable('campaign_head').set({ deleted_at }).where('id', '=', id).execute();
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).select('name').executeTakeFirst();
    return head?.name;
  });
}

/** Puts the campaign into the bin, which nothing ever empties. Gives its name; undefined if there is no such campaign. */
export async function binCampaign(db: Db, id: string, at: string): Promise<string | undefined> {
  return await setDeletedAt(db, id, at);
}

/** Takes the campaign out of the bin. Gives its name; undefined if there is no such campaign. */
export async function unbinCampaign(db: Db, id: string): Promise<string | undefined> {
  return await setDeletedAt(db, id, null);
}
