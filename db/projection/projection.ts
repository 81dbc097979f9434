/** All projections of a campaign's log: its state, what single events leave behind, the Chronicle, and the tallies. */
import { apply, begin } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { ledgerEntry } from '../../src/rules/all-things-zombie/state/ledger.ts';
import { timelineEntry } from '../../src/rules/all-things-zombie/state/timeline.ts';
import { canonical } from '../../src/rules/core/digest.ts';
import { CHRONICLE_TABLES, chronicleRows, gatherPoints } from '../chronicle/chronicle-rows.ts';
import { TALLY_TABLES, tallyRows } from '../chronicle/tally-rows.ts';
import { StoreFailure } from '../file/failure.ts';
import { readable } from '../file/readable.ts';
import { STATE_TABLES, toRows } from '../games/all-things-zombie/mapping.ts';
import type { LoggedEvent } from '../log/log.ts';
import type { Trx } from '../schema.ts';
import type { RepLedgerTable, TimelineTable } from '../tables/chronicle.ts';
import { type Rows, readRows, type TableName, type Tables, writeDifference } from './rows.ts';

/** The tables that get a row from single events, by their number in the log. */
export const EVENT_TABLES = {
  rep_ledger: ['campaign_id', 'seq'],
  timeline: ['campaign_id', 'seq'],
} as const satisfies Partial<Tables<TableName>>;
export type EventTable = keyof typeof EVENT_TABLES;
export const PROJECTIONS = {
  ...STATE_TABLES,
  ...EVENT_TABLES,
  ...CHRONICLE_TABLES,
  ...TALLY_TABLES,
} as const;
export type Projection = keyof typeof PROJECTIONS;

function ledgerRows(campaign_id: string, { seq, event }: LoggedEvent): RepLedgerTable[] {
  const entry = ledgerEntry(event);
  if (entry === undefined) return [];
  const { figure: figure_id, of: counted, from: from_value, to: to_value, why } = entry;
  return [{ campaign_id, seq, figure_id, counted, from_value, to_value, why: canonical(why) }];
}

function timelineRows(campaign_id: string, { seq, event }: LoggedEvent): TimelineTable[] {
  const entry = timelineEntry(event);
  if (entry === undefined) return [];
  const { date, successful, zombiesKilled: zombies, ...columns } = entry;
  return [{ campaign_id, seq, ...date, ...columns, successful: successful ? 1 : 0, zombies }];
}

/** The rows that these events leave; most leave none. */
export function eventRows(campaign: string, log: readonly LoggedEvent[]): Rows<EventTable> {
  return {
    rep_ledger: log.flatMap((logged) => ledgerRows(campaign, logged)),
    timeline: log.flatMap((logged) => timelineRows(campaign, logged)),
  };
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

/** All rows that a log adds up to, and the campaign as it stands then. Fails as `foldLog` does. */
export function projected(
  id: string,
  log: readonly LoggedEvent[],
  after: (event: LoggedEvent, campaign: Campaign) => void = () => {},
): { readonly campaign: Campaign; readonly rows: Rows<Projection> } {
  const points = gatherPoints(id);
  // The date beside a stored event is derived too, and not what anything else is derived from.
  const dated: LoggedEvent[] = [];
  const campaign = foldLog(id, log, (event, now) => {
    dated.push({ ...event, date: now.calendar.now });
    points.see(event, now);
    after(event, now);
  });
  const rows = {
    ...toRows(id, campaign),
    ...eventRows(id, log),
    ...chronicleRows(id, dated, points.rows()),
    ...tallyRows(id, log),
  };
  return { campaign, rows };
}

/** Makes the projections what the log adds up to. */
export async function rewrite(trx: Trx, id: string, log: readonly LoggedEvent[]): Promise<Campaign> {
  const { campaign, rows } = projected(id, log);
  await writeDifference(trx, PROJECTIONS, await readRows(trx, PROJECTIONS, id), rows);
  return campaign;
}
