/** Facts about a campaign for calls that don’t load it: whether it is there, and how it counts time. */
import type { CampaignDate, Division } from '../../../src/rules/all-things-zombie/calendar.ts';
import { closed } from '../../log/closed.ts';
import type { StoreRefusal } from '../../log/head.ts';
import type { Db } from '../../schema.ts';
import { oneOffPoints } from './log/one-off.ts';

export interface Frame {
  readonly division: Division;
  readonly now: CampaignDate;
  /** A battle by itself: no date of it is shown. */
  readonly oneOff: boolean;
}

/** Division of time and date of a campaign on the shelf. */
export async function frame(db: Db, id: string): Promise<Frame | StoreRefusal> {
  const refusal = await closed(db, id);
  if (refusal !== undefined) return refusal;
  const calendar = await db
    .selectFrom('calendar')
    .leftJoin('encounter', 'encounter.campaign_id', 'calendar.campaign_id')
    .where('calendar.campaign_id', '=', id)
    .select(['division', 'year', 'period', oneOffPoints.as('points')])
    .executeTakeFirst();
  // A game of its own is no campaign.
  if (calendar === undefined) return { code: 'no-such-campaign' };
  const { division, year, period, points } = calendar;
  return { division, now: { year, period }, oneOff: points !== null };
}
