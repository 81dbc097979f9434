/** The Rep ledger: every change of Rep or RAP, and why. */

import type { FigureId } from '../ids.ts';
import type { CampaignEvent, EventOf } from './campaign-events.ts';
import { byRule, type Why } from './cause.ts';
import { EVENT_TABLE, type LedgerType } from './event-table.ts';

export interface LedgerEntry {
  readonly figure: FigureId;
  readonly of: 'rep' | 'rap';
  readonly from: number;
  readonly to: number;
  readonly why: Why;
}

type Entries = { readonly [T in LedgerType]: (event: EventOf<T>) => LedgerEntry };

const ENTRIES: Entries = {
  'figure-joined': ({ figure }) => ({
    figure: figure.id,
    of: 'rep',
    from: 0,
    to: figure.rep,
    why: byRule('joined'),
  }),
  'rep-changed': ({ figure, from, to, why }) => ({ figure, of: 'rep', from, to, why }),
  'rap-changed': ({ figure, from, to, why }) => ({ figure, of: 'rap', from, to, why }),
};

/** Entry that an event writes into the Rep ledger, if any. */
export function ledgerEntry(event: CampaignEvent): LedgerEntry | undefined {
  if (!EVENT_TABLE[event.type].ledger) return undefined;
  // Each entry takes the event of its own type, which is the one it is found by.
  const entry = ENTRIES[event.type as LedgerType] as (event: CampaignEvent) => LedgerEntry;
  return entry(event);
}
