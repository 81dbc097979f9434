/** The timeline as it is stored: a line for each Encounter. */
import type { TimelineEntry } from '../../../src/rules/all-things-zombie/state/timeline.ts';
import type { Db } from '../../schema.ts';

export interface TimelineLine extends TimelineEntry {
  /** Number of the event that the line comes from. */
  readonly seq: number;
}

/** A campaign's Encounters that were played to their end, oldest first; none that were undone. */
export async function timeline(db: Db, campaign: string): Promise<TimelineLine[]> {
  const rows = await db
    .selectFrom('timeline')
    .where('campaign_id', '=', campaign)
    .orderBy('seq')
    .selectAll()
    .execute();
  return rows.map(({ campaign_id: _, year, period, successful, zombies, ...row }) => ({
    ...row,
    date: { year, period },
    successful: successful === 1,
    zombiesKilled: zombies,
  }));
}
