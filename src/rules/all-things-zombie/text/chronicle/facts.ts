/** Facts of one Encounter as its events tell it. */

import type { CampaignEvent } from '../../state/campaign-events.ts';
import { EVENT_TABLE, type ReportType } from '../../state/event-table.ts';
import { type EncounterFacts, noFacts } from './known.ts';
import { NOTED } from './noted.ts';

/** Gathers what happened, in the order it did. */
export function factsOf(events: readonly CampaignEvent[]): EncounterFacts {
  const facts = noFacts();
  for (const event of events) {
    if (event.type === 'stock-gained' && isBroughtHome(facts)) continue;
    if (!EVENT_TABLE[event.type].report) continue;
    // Each entry takes the event of its own type, which is the one it is found by.
    const note = NOTED[event.type as ReportType] as (facts: EncounterFacts, event: CampaignEvent) => void;
    note(facts, event);
  }
  return facts;
}

/** Between the points and the end of the Encounter the stockpile gets what the party’s own dead had: no loot, since the party had it before. */
const isBroughtHome = ({ points, ended }: EncounterFacts): boolean => points !== null && ended === null;
