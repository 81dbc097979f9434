/** Agreements that the player has made for a campaign, and when: house rules, the last year, how the year is divided. */
import { sql } from 'kysely';
import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { readable } from '../../file/readable.ts';
import { eventsThatCount } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import { dated } from './log/dates.ts';
import { decodeEvent } from './log/event.ts';

type AgreedType = 'house-rules-set' | 'last-year-set' | 'division-changed';

export interface Agreed {
  readonly event: Extract<CampaignEvent, { readonly type: AgreedType }>;
  /** The date in the campaign when it was agreed. */
  readonly date: CampaignDate;
}

/** Word for word as in the index, or SQLite doesn't see that it serves. */
const OF_AGREEMENTS = sql<boolean>`type in ('house-rules-set', 'last-year-set', 'division-changed')`;

/** Agreements for the campaign as a whole, newest first; none that was undone. */
export async function agreementsMade(db: Db, campaign: string): Promise<readonly Agreed[]> {
  const rows = await eventsThatCount(db, campaign)
    .where(OF_AGREEMENTS)
    .orderBy('campaign_event.seq', 'desc')
    .select(['seq', 'type', 'payload', 'world_year', 'world_period'])
    .execute();
  return rows.map(({ seq, world_year: year, world_period: period, ...columns }) =>
    readable(`Event ${seq} of campaign ${campaign}`, () => ({
      event: decodeEvent(columns, 'event') as Agreed['event'],
      date: dated(year, period),
    })),
  );
}
