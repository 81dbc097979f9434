import type { CampaignDate } from '../src/rules/all-things-zombie/calendar.ts';
import type { LedgerEntry } from '../src/rules/all-things-zombie/campaign/ledger.ts';
import type { FigureId } from '../src/rules/all-things-zombie/campaign/state.ts';
import type { Db } from './schema.ts';

export interface LedgerLine extends LedgerEntry {
  /** Of the event that it comes from. */
  readonly seq: number;
  readonly date: CampaignDate;
}

/** A figure's Rep ledger, oldest first: every Rep and RAP gained, lost or spent, and why. */
export async function repLedger(db: Db, campaign: string, figure: FigureId): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('rep_ledger')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'rep_ledger.campaign_id')
        .onRef('campaign_event.seq', '=', 'rep_ledger.seq'),
    )
    .where('rep_ledger.campaign_id', '=', campaign)
    .where('rep_ledger.figure_id', '=', figure)
    .orderBy('rep_ledger.seq')
    .selectAll('rep_ledger')
    .select(['world_year', 'world_period'])
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    figure: row.figure_id,
    of: row.counted,
    from: row.from_value,
    to: row.to_value,
    why: row.why,
    date: { year: row.world_year, period: row.world_period },
  }));
}
