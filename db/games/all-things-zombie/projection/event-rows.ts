/** The tables that get a row from single events, by their number in the log: every change of Rep and RAP, every Encounter. */
import { ledgerEntry } from '../../../../src/rules/all-things-zombie/state/ledger.ts';
import { timelineEntry } from '../../../../src/rules/all-things-zombie/state/timeline.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import type { Rows, TableName, Tables } from '../../../projection/rows.ts';
import type { RepLedgerTable, TimelineTable } from '../../../tables/chronicle.ts';
import type { LoggedEvent } from '../log/events.ts';

export const EVENT_TABLES = {
  rep_ledger: ['campaign_id', 'seq'],
  timeline: ['campaign_id', 'seq'],
} as const satisfies Partial<Tables<TableName>>;
export type EventTable = keyof typeof EVENT_TABLES;

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
