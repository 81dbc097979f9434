/** Deleting what lies in the bin for good: every row and every word of it goes from the file. */
import { sql } from 'kysely';
import type { Db, Trx } from '../schema.ts';
import { forget } from '../search/search-index.ts';
import { BELONGINGS } from './belongings.ts';

export type DeletedForGood =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly refusal: 'no-such-campaign' | 'on-the-shelf' };

async function removed(trx: Trx, id: string): Promise<DeletedForGood> {
  const head = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['name', 'deleted_at'])
    .executeTakeFirst();
  if (head === undefined) return { ok: false, refusal: 'no-such-campaign' };
  if (head.deleted_at === null) return { ok: false, refusal: 'on-the-shelf' };
  await forget(trx, id);
  // Copies stay, and were copied from nothing that is there.
  await trx
    .updateTable('campaign_head')
    .set({ copied_from: null, copied_act: null, what_if: 0 })
    .where('copied_from', '=', id)
    .execute();
  // The head goes last: as long as it says that the campaign lies in the bin, its acts may go.
  for (const { table, by } of BELONGINGS.toReversed())
    await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(trx);
  return { ok: true, name: head.name };
}

/**
 * Deletes a campaign or game for good: nothing is left of its words in the file. Runs that hang on a campaign have logs of their own, and
 * stay by themselves.
 */
export async function deleteForGood(db: Db, id: string): Promise<DeletedForGood> {
  await sql`pragma secure_delete = on`.execute(db);
  try {
    const deleted = await db.transaction().execute(async (trx) => await removed(trx, id));
    if (!deleted.ok) return deleted;
    // Deleted words stay in the index until its parts are put together.
    await sql`insert into chronicle_text (chronicle_text) values ('optimize')`.execute(db);
    return deleted;
  } finally {
    await sql`pragma secure_delete = off`.execute(db);
  }
}
