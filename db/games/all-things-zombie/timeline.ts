/** The timeline as it is stored: a line for each Encounter. */
import type { TimelineEntry } from '../../../src/rules/all-things-zombie/state/timeline.ts';
import type { Db } from '../../schema.ts';
import type { TimelineTable } from '../../tables/chronicle.ts';
import type { ToldAct } from './chronicle/chronicle-events.ts';
import { correctionsIn, correctionsOf } from './closed.ts';

export interface TimelineLine extends TimelineEntry {
  /** Number of the event that the line comes from. */
  readonly seq: number;
}

/** A campaign's Encounters that were played to their end, oldest first, as corrected since; none that were undone. */
export async function timeline(db: Db, campaign: string): Promise<TimelineLine[]> {
  const rows = await db
    .selectFrom('timeline')
    .where('campaign_id', '=', campaign)
    .orderBy('seq')
    .selectAll()
    .execute();
  const since = await correctionsOf(db, campaign);
  return rows.map((row) => asCorrected(lineOf(row), since));
}

function asCorrected(line: TimelineLine, since: readonly ToldAct[]): TimelineLine {
  const result = correctionsIn(since, line.number).at(-1)?.to;
  if (result === undefined) return line;
  const { successful, zombiesKilled, points } = result;
  return { ...line, successful, zombiesKilled, points };
}

function lineOf({ campaign_id: _, year, period, successful, zombies, ...row }: TimelineTable): TimelineLine {
  return { ...row, date: { year, period }, successful: successful === 1, zombiesKilled: zombies };
}
