/** The timeline: every Encounter that was played to its end. */

import type { CampaignEvent } from './campaign-events.ts';
import type { EncounterSummary } from './encounter-events.ts';

/** An Encounter in the timeline. People left on the table matter only for what may follow, and stand in the campaign as long as they do. */
export type TimelineEntry = Omit<EncounterSummary, 'leftWithHumansBehind'>;

/** Entry that an event writes into the timeline, if any. */
export function timelineEntry(event: CampaignEvent): TimelineEntry | undefined {
  if (event.type !== 'encounter-ended') return undefined;
  const { leftWithHumansBehind: _, ...entry } = event.summary;
  return entry;
}
