/** History of the stockpile: what came into it and went out of it, as the log tells. */

import { sql } from 'kysely';
import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { readable } from '../../file/readable.ts';
import { eventsThatCount } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import { dated } from './log/dates.ts';
import { decodeEvent } from './log/event.ts';

type StockType = 'stock-gained' | 'stock-used' | 'vehicle-taken-along';

export interface StockChange {
  readonly seq: number;
  readonly act: number;
  /** The contract's name of the command that did it. */
  readonly command: string;
  readonly date: CampaignDate;
  readonly event: Extract<CampaignEvent, { readonly type: StockType }>;
}

export interface StockHistoryWanted {
  /** Only what was found, or only what is gone; null for both. */
  readonly what: 'found' | 'used' | null;
  /** The number of the last event seen; null for the newest. */
  readonly after: number | null;
  readonly limit: number;
}

/** Word for word as in the index, or SQLite doesn't see that it serves. */
const OF_STOCK = sql<boolean>`type in ('stock-gained', 'stock-used', 'vehicle-taken-along')`;

/** A page of it, newest first, and what the next page comes after; null at the end. */
export async function stockHistory(
  db: Db,
  campaign: string,
  { what, after, limit }: StockHistoryWanted,
): Promise<{ readonly changes: readonly StockChange[]; readonly next: number | null }> {
  let query = eventsThatCount(db, campaign)
    .where(OF_STOCK)
    .orderBy('campaign_event.seq', 'desc')
    .limit(limit + 1)
    .select(['seq', 'campaign_event.act', 'type', 'payload', 'world_year', 'world_period', 'command']);
  if (after !== null) query = query.where('campaign_event.seq', '<', after);
  if (what !== null) query = query.where('type', what === 'found' ? '=' : '<>', 'stock-gained');
  const rows = await query.execute();
  const changes = rows
    .slice(0, limit)
    .map(({ seq, act, command, world_year: year, world_period: period, ...columns }) =>
      readable(`Event ${seq} of campaign ${campaign}`, () => ({
        seq,
        act,
        command,
        date: dated(year, period),
        event: decodeEvent(columns, 'event') as StockChange['event'],
      })),
    );
  return { changes, next: rows.length > limit ? (changes.at(-1)?.seq ?? null) : null };
}
