/** The timeline: every Encounter that was played to its end. */

import type { CampaignEvent } from './campaign-events.ts';
import type { EncounterSummary } from './encounter-events.ts';

/** Who was left on the table matters for what may follow alone, and stands in the campaign as long as it does. */
export type TimelineEntry = Omit<EncounterSummary, 'leftWithHumansBehind'>;

/** What an event writes into the timeline, if anything. */
export function timelineEntry(event: CampaignEvent): TimelineEntry | undefined {
  if (event.type !== 'encounter-ended') return undefined;
  const { leftWithHumansBehind: _, ...entry } = event.summary;
  return entry;
}
