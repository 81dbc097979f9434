/** The Chronicle's projections: entries, and how things stood after each Encounter. */
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { TOPICS } from '../../../../src/rules/all-things-zombie/state/event-table.ts';
import type {
  ChronicleEntry,
  EntryEncounter,
} from '../../../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { standing } from '../../../../src/rules/all-things-zombie/text/chronicle/standing.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { type TableName, type Tables, writeDifference } from '../../../projection/rows.ts';
import type { Db, Trx } from '../../../schema.ts';
import type { ChronicleEntryTable, ChroniclePointTable } from '../../../tables/chronicle.ts';
import { dated } from '../log/dates.ts';
import type { LoggedEvent } from '../log/events.ts';

export const CHRONICLE_TABLES = {
  chronicle_entry: ['campaign_id', 'act'],
  chronicle_point: ['campaign_id', 'seq'],
} as const satisfies Partial<Tables<TableName>>;
const CHRONICLE_ENTRY = { chronicle_entry: CHRONICLE_TABLES.chronicle_entry } as const;

const flag = (is: boolean) => (is ? 1 : 0);

export function entryRow(campaign_id: string, entry: ChronicleEntry): ChronicleEntryTable {
  const { act, lastAct, seq, lastSeq, date, topics, encounter } = entry;
  return {
    campaign_id,
    act,
    last_act: lastAct,
    seq,
    last_seq: lastSeq,
    year: date.year,
    period: date.period,
    figures: flag(topics.includes('figures')),
    finds: flag(topics.includes('finds')),
    people: flag(topics.includes('people')),
    number: encounter?.number ?? null,
    state: encounter?.state ?? null,
    kind: encounter?.kind ?? null,
    role: encounter?.role ?? null,
    objective: encounter?.objective ?? null,
    area: encounter?.area ?? null,
    place: encounter?.place ?? null,
  };
}

function encounterOf(row: ChronicleEntryTable): EntryEncounter | null {
  const { number, state, kind, role, objective, area, place } = row;
  // The table's own checks: the columns of an Encounter are there together or not at all.
  if (number === null || state === null || kind === null || role === null || area === null) return null;
  return { number, state, kind, role, objective, area, place };
}

export function entryOf(row: ChronicleEntryTable): ChronicleEntry {
  return {
    act: row.act,
    lastAct: row.last_act,
    seq: row.seq,
    lastSeq: row.last_seq,
    date: dated(row.year, row.period),
    topics: TOPICS.filter((topic) => row[topic] === 1),
    encounter: encounterOf(row),
  };
}

/**
 * Points of the curves, where these events ended an Encounter or corrected one, or changed the kills in all otherwise;
 * `now` is the campaign after their act, which stands as a whole.
 */
export function pointRows(
  campaign_id: string,
  logged: readonly LoggedEvent[],
  now: Seen<Campaign>,
): ChroniclePointTable[] {
  return logged.flatMap(({ seq, event }) => {
    const at = pointAt(event, now);
    if (at === undefined) return [];
    const { number, date } = at;
    return [{ campaign_id, seq, number, year: date.year, period: date.period, ...standing(now) }];
  });
}

/** The Encounter a point is of; for kills that belong to none, the last there was. */
function pointAt(event: CampaignEvent, now: Seen<Campaign>) {
  switch (event.type) {
    case 'encounter-ended':
      return event.summary;
    case 'encounter-corrected':
      return { number: event.number, date: now.calendar.now };
    case 'tally-changed':
      return { number: Math.max(1, now.count.encounters), date: now.calendar.now };
    case 'figure-joined': {
      const { zombies, people } = event.figure.tally;
      if (zombies + people === 0) return undefined;
      return { number: Math.max(1, now.count.encounters), date: now.calendar.now };
    }
    default:
      return undefined;
  }
}

/** The entry that ends last; undefined before the first act. */
export async function lastEntry(db: Db, id: string): Promise<ChronicleEntry | undefined> {
  const row = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .orderBy('act', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row && entryOf(row);
}

/** Makes `last` the entry that ends last: it stands there already, perhaps otherwise, and any after it go. */
export async function cutEntries(trx: Trx, id: string, last: ChronicleEntry): Promise<void> {
  const entries = trx
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '>=', last.act);
  await writeDifference(
    trx,
    CHRONICLE_ENTRY,
    { chronicle_entry: await entries.selectAll().execute() },
    {
      chronicle_entry: [entryRow(id, last)],
    },
  );
}
