/** Says if a campaign or game is closed to reading and writing, and why. */
import type { Db } from '../schema.ts';
import type { StoreRefusal } from './head.ts';

/** Reason for which nothing can be read from or written into the campaign or game; undefined if it stands on the shelf. */
export async function closed(db: Db, id: string): Promise<StoreRefusal | undefined> {
  const head = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('deleted_at')
    .executeTakeFirst();
  if (head === undefined) return { code: 'no-such-campaign' };
  return head.deleted_at === null ? undefined : { code: 'in-the-bin' };
}
