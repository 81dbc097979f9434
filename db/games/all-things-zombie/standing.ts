/** What calls need to know of a campaign that don't load it: whether it is there, and how it counts time. */
import type { CampaignDate, Division } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { StoreRefusal } from '../../log/head.ts';
import type { Db } from '../../schema.ts';

/** Why nothing can be read from or written into the campaign, or undefined if it stands on the shelf. */
export async function closed(db: Db, id: string): Promise<StoreRefusal | undefined> {
  const head = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('deleted_at')
    .executeTakeFirst();
  if (head === undefined) return { code: 'no-such-campaign' };
  return head.deleted_at === null ? undefined : { code: 'in-the-bin' };
}

export interface Frame {
  readonly division: Division;
  readonly now: CampaignDate;
}

/** How a campaign on the shelf counts time, and what date it has. */
export async function frame(db: Db, id: string): Promise<Frame | StoreRefusal> {
  const refusal = await closed(db, id);
  if (refusal !== undefined) return refusal;
  const { division, year, period } = await db
    .selectFrom('calendar')
    .where('campaign_id', '=', id)
    .select(['division', 'year', 'period'])
    .executeTakeFirstOrThrow();
  return { division, now: { year, period } };
}
