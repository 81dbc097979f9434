/** The Rep ledger: every change of Rep or RAP, and why. */

import type { CampaignEvent } from './campaign-events.ts';
import { byRule, type Why } from './cause.ts';
import type { FigureId } from './ids.ts';

export interface LedgerEntry {
  readonly figure: FigureId;
  readonly of: 'rep' | 'rap';
  readonly from: number;
  readonly to: number;
  readonly why: Why;
}

/** What an event writes into the Rep ledger, if anything. */
export function ledgerEntry(event: CampaignEvent): LedgerEntry | undefined {
  switch (event.type) {
    case 'figure-joined':
      return { figure: event.figure.id, of: 'rep', from: 0, to: event.figure.rep, why: byRule('joined') };
    case 'rep-changed':
      return { figure: event.figure, of: 'rep', from: event.from, to: event.to, why: event.why };
    case 'rap-changed':
      return { figure: event.figure, of: 'rap', from: event.from, to: event.to, why: event.why };
    default:
      return undefined;
  }
}
