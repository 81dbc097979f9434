/** Counts and folds, when the file is opened first, what a migration has added and only the log can tell. */
import { sql } from 'kysely';
import { StoreFailure } from '../../../file/failure.ts';
import { rewrite } from '../../../history/rebuild.ts';
import { completeChecksums } from '../../../log/checksum.ts';
import type { Db } from '../../../schema.ts';
import { campaignKeeping } from '../log/campaign-keeping.ts';

/**
 * Folds every campaign that is due, each in a transaction of its own: a start that is cut off goes on with the others.
 * One whose log can't be read stays due, and says so when it is opened.
 */
export async function bringDue(db: Db): Promise<void> {
  // A file of the first version has no such list.
  const listed = sql`select 1 from sqlite_schema where name = 'projection_due'`;
  if ((await listed.execute(db)).rows.length === 0) return;
  const due = await db.selectFrom('projection_due').select('campaign_id').execute();
  for (const { campaign_id: id } of due) {
    await db.transaction().execute(async (trx) => await completeChecksums(trx, id));
    try {
      await db.transaction().execute(async (trx) => {
        await rewrite(trx, id, campaignKeeping(id));
        await trx.deleteFrom('projection_due').where('campaign_id', '=', id).execute();
      });
    } catch (error) {
      if (!(error instanceof StoreFailure) || error.code !== 'unreadable') throw error;
    }
  }
}
