/** Facts of one Encounter as its events tell it. */

import type { CampaignEvent } from '../../state/campaign-events.ts';
import { EVENT_TABLE, type ReportType } from '../../state/event-table.ts';
import type { StockItem } from '../../what-you-gain/stock.ts';
import { type EncounterFacts, noFacts } from './known.ts';
import { NOTED } from './noted.ts';

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

/** The names of the party’s own dead whose weapons came home: each is lost to its owner, and straight after that the stockpile’s. */
function fallenIn(events: readonly CampaignEvent[]): ReadonlySet<string> {
  const names = events.flatMap((event, at) => {
    const before = events[at - 1];
    if (event.type !== 'stock-gained' || before?.type !== 'weapon-lost') return [];
    const { from, weapon } = event.item;
    return from.where === 'person' && weapon === before.what.weapon ? [from.name] : [];
  });
  return new Set(names);
}

/** Says whether a thing was of one of the fallen: what the party had before is no loot. */
const isOf = (fallen: ReadonlySet<string>, { from }: StockItem): boolean =>
  from.where === 'person' && fallen.has(from.name);
