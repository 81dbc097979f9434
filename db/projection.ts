/** All projections of a campaign's log: its state, and the Rep ledger. */
import { apply, begin } from '../src/rules/all-things-zombie/campaign/apply.ts';
import { ledgerEntry } from '../src/rules/all-things-zombie/campaign/ledger.ts';
import type { Campaign } from '../src/rules/all-things-zombie/campaign/state.ts';
import { StoreFailure } from './failure.ts';
import type { LoggedEvent } from './log.ts';
import { STATE_TABLES, toRows } from './mapping.ts';
import { readable } from './readable.ts';
import { type Row, type Rows, readRows, type TableName, type Tables, writeDifference } from './rows.ts';
import type { RepLedgerTable, Trx } from './schema.ts';

export const LEDGER_TABLES = { rep_ledger: ['campaign_id', 'seq'] } as const satisfies Partial<
  Tables<TableName>
>;
export const PROJECTIONS = { ...STATE_TABLES, ...LEDGER_TABLES } as const;
export type Projection = keyof typeof PROJECTIONS;

/** The Rep ledger's rows for these events; most leave none. */
export function ledgerRows(campaign: string, log: readonly LoggedEvent[]): Row[] {
  return log.flatMap(({ seq, event }) => {
    const entry = ledgerEntry(event);
    if (entry === undefined) return [];
    const { figure, of, from, to, why } = entry;
    const row = {
      campaign_id: campaign,
      seq,
      figure_id: figure,
      counted: of,
      from_value: from,
      to_value: to,
      why,
    };
    return [row satisfies RepLedgerTable];
  });
}

/** The state that a log adds up to, by the rules' one fold. Fails as `unreadable` at the event that doesn't fit. */
export function foldLog(
  id: string,
  log: readonly LoggedEvent[],
  after: (event: LoggedEvent, campaign: Campaign) => void = () => {},
): Campaign {
  const [first, ...rest] = log;
  if (first === undefined) throw new StoreFailure('unreadable', `The log of campaign ${id} is empty.`);
  const campaign = readable(`Event ${first.seq} of campaign ${id}`, () => begin(first.event));
  after(first, campaign);
  for (const logged of rest) {
    readable(`Event ${logged.seq} of campaign ${id}`, () => apply(campaign, logged.event));
    after(logged, campaign);
  }
  return campaign;
}

export function projected(id: string, log: readonly LoggedEvent[], campaign: Campaign): Rows<Projection> {
  return { ...toRows(id, campaign), rep_ledger: ledgerRows(id, log) };
}

/** Makes the projections what the log adds up to. */
export async function rewrite(trx: Trx, id: string, log: readonly LoggedEvent[]): Promise<Campaign> {
  const campaign = foldLog(id, log);
  await writeDifference(trx, PROJECTIONS, await readRows(trx, PROJECTIONS, id), projected(id, log, campaign));
  return campaign;
}
