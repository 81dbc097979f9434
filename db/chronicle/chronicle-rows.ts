/** The Chronicle's projections: entries, and how things stood after each Encounter. */
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { TOPICS } from '../../src/rules/all-things-zombie/state/event-table.ts';
import {
  type ChronicleAct,
  type ChronicleEntry,
  type EntryEncounter,
  entriesOf,
  entriesWith,
} from '../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { standing } from '../../src/rules/all-things-zombie/text/chronicle/standing.ts';
import { dated } from '../games/all-things-zombie/dates.ts';
import { type LoggedEvent, readStretch } from '../log/log.ts';
import { type Rows, type TableName, type Tables, writeDifference } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { ChronicleEntryTable, ChroniclePointTable } from '../tables/chronicle.ts';

export const CHRONICLE_TABLES = {
  chronicle_entry: ['campaign_id', 'act'],
  chronicle_point: ['campaign_id', 'seq'],
} as const satisfies Partial<Tables<TableName>>;
export type ChronicleTable = keyof typeof CHRONICLE_TABLES;

const flag = (is: boolean) => (is ? 1 : 0);

function entryRow(campaign_id: string, entry: ChronicleEntry): ChronicleEntryTable {
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

/** A log parted into its acts. */
export function actsOf(log: readonly LoggedEvent[]): ChronicleAct[] {
  const acts: { act: number; events: LoggedEvent[] }[] = [];
  for (const logged of log) {
    const last = acts.at(-1);
    if (last?.act === logged.act) last.events.push(logged);
    else acts.push({ act: logged.act, events: [logged] });
  }
  return acts;
}

function pointRow(campaign_id: string, { seq, event }: LoggedEvent, now: Campaign): ChroniclePointTable[] {
  if (event.type !== 'encounter-ended') return [];
  const { number, date } = event.summary;
  return [{ campaign_id, seq, number, year: date.year, period: date.period, ...standing(now) }];
}

/** Gathers the points while a log is folded. An act stands as a whole: its last event has the last word. */
export interface PointGatherer {
  readonly see: (logged: LoggedEvent, now: Campaign) => void;
  readonly rows: () => readonly ChroniclePointTable[];
}

export function gatherPoints(id: string): PointGatherer {
  const done: ChroniclePointTable[] = [];
  let open: { act: number; ended: readonly LoggedEvent[]; rows: readonly ChroniclePointTable[] } | undefined;
  return {
    see: (logged, now) => {
      if (open?.act !== logged.act) {
        done.push(...(open?.rows ?? []));
        open = { act: logged.act, ended: [], rows: [] };
      }
      if (logged.event.type === 'encounter-ended') open.ended = [...open.ended, logged];
      open.rows = open.ended.flatMap((ended) => pointRow(id, ended, now));
    },
    rows: () => [...done, ...(open?.rows ?? [])],
  };
}

export function chronicleRows(
  id: string,
  log: readonly LoggedEvent[],
  points: readonly ChroniclePointTable[],
): Rows<ChronicleTable> {
  return {
    chronicle_entry: entriesOf(actsOf(log)).map((entry) => entryRow(id, entry)),
    chronicle_point: points,
  };
}

/** The entry that ends last; undefined before the first act. */
async function lastEntry(db: Db, id: string): Promise<ChronicleEntryTable | undefined> {
  return await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .orderBy('act', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Writes what one more act, just logged, adds to the Chronicle; `now` is the campaign after it. */
export async function continueChronicle(
  trx: Trx,
  id: string,
  logged: readonly LoggedEvent[],
  now: Campaign,
): Promise<void> {
  const row = await lastEntry(trx, id);
  const before = row && entryOf(row);
  const changed = actsOf(logged).flatMap((act) => entriesWith(before, act));
  const again = row !== undefined && changed.some(({ act }) => act === row.act);
  await writeDifference(
    trx,
    CHRONICLE_TABLES,
    { chronicle_entry: again ? [row] : [], chronicle_point: [] },
    {
      chronicle_entry: changed.map((entry) => entryRow(id, entry)),
      chronicle_point: logged.flatMap((event) => pointRow(id, event, now)),
    },
  );
}

/** Takes out what the last act, `logged`, has added: the entry it stands in is parted anew without it. */
export async function shortenChronicle(trx: Trx, id: string, logged: readonly LoggedEvent[]): Promise<void> {
  const [first] = logged;
  if (first === undefined) return;
  const { act, seq } = first;
  const entries = trx.selectFrom('chronicle_entry').where('campaign_id', '=', id).selectAll();
  const open = await entries.where('act', '<', act).orderBy('act', 'desc').limit(1).executeTakeFirst();
  const from = open?.act ?? act;
  const left = await readStretch(trx, id, { from, before: act });
  await writeDifference(
    trx,
    CHRONICLE_TABLES,
    {
      chronicle_entry: await entries.where('act', '>=', from).execute(),
      chronicle_point: await trx
        .selectFrom('chronicle_point')
        .where('campaign_id', '=', id)
        .where('seq', '>=', seq)
        .selectAll()
        .execute(),
    },
    chronicleRows(id, left, []),
  );
}
