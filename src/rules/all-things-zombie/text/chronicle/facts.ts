/** Facts of one Encounter as its events tell it. */

import type { CampaignEvent } from '../../state/campaign-events.ts';
import { EVENT_TABLE, type ReportType } from '../../state/event-table.ts';
import { type EncounterFacts, noFacts } from './known.ts';
import { NOTED } from './noted.ts';
import { fallenIn, isOf } from './own-dead.ts';

/** Gathers what happened, in the order it did. */
export function factsOf(events: readonly CampaignEvent[]): EncounterFacts {
  const facts = noFacts();
  const fallen = fallenIn(events);
  for (const event of events) {
    if (event.type === 'stock-gained' && isOf(fallen, event.item)) continue;
    if (!EVENT_TABLE[event.type].report) continue;
    // Each entry takes the event of its own type, which is the one it is found by.
    const note = NOTED[event.type as ReportType] as (facts: EncounterFacts, event: CampaignEvent) => void;
    note(facts, event);
  }
  return facts;
}
