/** The Rep ledger as it is stored, line by line. */
import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { LedgerEntry } from '../../../src/rules/all-things-zombie/state/ledger.ts';
import { why } from '../../codecs/all-things-zombie/cause.ts';
import { json, parse } from '../../codecs/shape.ts';
import { readable } from '../../file/readable.ts';
import type { Db } from '../../schema.ts';
import type { RepLedgerTable } from '../../tables/chronicle.ts';
import type { CampaignEventTable } from '../../tables/log.ts';
import { dated } from './log/dates.ts';

const written = json(why);

export interface LedgerLine extends LedgerEntry {
  /** Number of the event that the line comes from. */
  readonly seq: number;
  readonly date: CampaignDate;
}

/** A figure's Rep ledger, oldest first: every Rep and RAP gained, lost or spent, and why. */
export async function repLedger(db: Db, campaign: string, figure: FigureId): Promise<LedgerLine[]> {
  const rows = await ledgerRows(db, campaign).where('rep_ledger.figure_id', '=', figure).execute();
  return rows.map(ledgerLine);
}

/** Rows read at a time. */
const PAGE = 1000;

/** The Rep ledger of everybody, oldest first, a page at a time: it grows with every Encounter. */
export async function* wholeLedger(
  db: Db,
  campaign: string,
  { counted, page = PAGE }: { readonly counted?: 'rep' | 'rap'; readonly page?: number } = {},
): AsyncGenerator<LedgerLine> {
  let after = 0;
  for (;;) {
    let query = ledgerRows(db, campaign).where('rep_ledger.seq', '>', after).limit(page);
    if (counted !== undefined) query = query.where('rep_ledger.counted', '=', counted);
    const lines = (await query.execute()).map(ledgerLine);
    yield* lines;
    const last = lines.at(-1);
    if (last === undefined || lines.length < page) return;
    after = last.seq;
  }
}

function ledgerRows(db: Db, campaign: string) {
  return db
    .selectFrom('rep_ledger')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'rep_ledger.campaign_id')
        .onRef('campaign_event.seq', '=', 'rep_ledger.seq'),
    )
    .where('rep_ledger.campaign_id', '=', campaign)
    .orderBy('rep_ledger.seq')
    .selectAll('rep_ledger')
    .select(['world_year', 'world_period']);
}

type LedgerRow = RepLedgerTable & Pick<CampaignEventTable, 'world_year' | 'world_period'>;

function ledgerLine(row: LedgerRow): LedgerLine {
  return {
    seq: row.seq,
    figure: row.figure_id,
    of: row.counted,
    from: row.from_value,
    to: row.to_value,
    date: dated(row.world_year, row.world_period),
    why: readable(`Entry ${row.seq} of the Rep ledger`, () => parse(written, row.why, 'why')),
  };
}
