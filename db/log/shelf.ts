/** What is done with a whole campaign: copied, put into the bin, taken out again. */
import { inTransaction } from '../file/transaction.ts';
import type { Db } from '../schema.ts';
import { BELONGINGS, copyRows } from './belongings.ts';
import { type CampaignHead, readHead } from './head.ts';

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
    if ((await readHead(trx, id)) === undefined) return undefined;
    for (const belonging of BELONGINGS) {
      const own = { id: newId, created_at: at, changed_at: at, deleted_at: null };
      await copyRows(trx, belonging, id, belonging.by === 'id' ? own : { campaign_id: newId });
    }
    return await readHead(trx, newId);
  });
}

async function setDeletedAt(db: Db, id: string, deleted_at: string | null): Promise<string | undefined> {
  return await inTransaction(db, async (trx) => {
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

/** Every log on the shelf, whichever game it is of; the last one changed first. */
export async function logsOnShelf(
  db: Db,
): Promise<readonly { readonly id: string; readonly game: string; readonly name: string }[]> {
  return await db
    .selectFrom('campaign_head')
    .where('deleted_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .select(['id', 'module as game', 'name'])
    .execute();
}
