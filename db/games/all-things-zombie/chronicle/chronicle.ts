/** The Chronicle, page by page: entries by what the player looks for, and one entry with its events. */

import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Kind } from '../../../../src/rules/all-things-zombie/encounters/kind.ts';
import type { FigureId } from '../../../../src/rules/all-things-zombie/state/ids.ts';
import type { ChronicleEntry } from '../../../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import type { Area } from '../../../../src/rules/all-things-zombie/types.ts';
import { decodeTitle } from '../../../codecs/title.ts';
import type { Db, Schema } from '../../../schema.ts';
import { search as looking } from '../../../search/search.ts';
import type { Term } from '../../../search/search-index.ts';
import type { Snippet } from '../../../search/snippet.ts';
import type { ChronicleEntryTable } from '../../../tables/chronicle.ts';
import { entryOf } from './chronicle-rows.ts';

const LOOKED_FOR = ['encounters', 'figures', 'finds', 'people', 'notes'] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

export interface ChronicleFilter {
  readonly what: LookedFor | null;
  readonly kind: Kind | null;
  readonly area: Area | null;
  /** The first and the last year that count; null where nothing is said. */
  readonly from: number | null;
  readonly to: number | null;
  readonly figure: FigureId | null;
  /** Only entries in which one of these commands was given; null for any. */
  readonly commands: readonly string[] | null;
}

export interface PageWanted {
  readonly order: 'newest' | 'oldest';
  /** The act of the last entry seen; null for the first page. */
  readonly after: number | null;
  readonly limit: number;
  readonly filter: ChronicleFilter;
  /** What to search for, and where the campaign stands in the index; null for no search. */
  readonly search: { readonly terms: readonly Term[]; readonly ordinal: number } | null;
}

export interface FoundEntry {
  readonly entry: ChronicleEntry;
  /** Where the search found it; empty without one. */
  readonly snippet: readonly Snippet[];
}

export interface ChroniclePage {
  readonly entries: readonly FoundEntry[];
  /** What to ask the next page after; null at the end. */
  readonly next: number | null;
}

type Entries = SelectQueryBuilder<Schema, 'chronicle_entry', ChronicleEntryTable>;

/** The act that the next entry begins with: what stands before it belongs to this one. */
const nextAct = sql<number | null>`(select min(later.act) from chronicle_entry later
  where later.campaign_id = chronicle_entry.campaign_id and later.act > chronicle_entry.act)`;

/** The campaign's entries that the filter lets through. */
function entries(db: Db, id: string, filter: ChronicleFilter): Entries {
  const { what, kind, area, from, to, figure, commands } = filter;
  let query = db.selectFrom('chronicle_entry').where('chronicle_entry.campaign_id', '=', id);
  if (kind !== null) query = query.where('kind', '=', kind);
  if (area !== null) query = query.where('area', '=', area);
  if (from !== null) query = query.where('year', '>=', from);
  if (to !== null) query = query.where('year', '<=', to);
  if (what === 'figures' || what === 'finds' || what === 'people') query = query.where(what, '=', 1);
  // Said also where the kind says it already: an index holds Encounters alone.
  if (what === 'encounters' || kind !== null || area !== null) query = query.where('number', 'is not', null);
  if (what === 'notes') query = query.where(hasNote);
  if (figure !== null) query = query.where((of) => hasFigure(of, figure));
  if (commands !== null) query = query.where((of) => hasCommand(of, commands));
  return query.selectAll('chronicle_entry');
}

function hasNote({ exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>) {
  return exists(
    selectFrom('journal_note')
      .select('journal_note.note')
      .whereRef('journal_note.campaign_id', '=', 'chronicle_entry.campaign_id')
      .whereRef('journal_note.act', '>=', 'chronicle_entry.act')
      .where(sql<boolean>`journal_note.act < coalesce(${nextAct}, 1e15)`),
  );
}

function hasFigure({ exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>, figure: FigureId) {
  return exists(
    selectFrom('event_subject')
      .innerJoin('campaign_event', (join) =>
        join
          .onRef('campaign_event.campaign_id', '=', 'event_subject.campaign_id')
          .onRef('campaign_event.seq', '=', 'event_subject.seq'),
      )
      .innerJoin('campaign_act', (join) =>
        join
          .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
          .onRef('campaign_act.act', '=', 'campaign_event.act'),
      )
      .select('event_subject.seq')
      .whereRef('event_subject.campaign_id', '=', 'chronicle_entry.campaign_id')
      .where('event_subject.subject', '=', figure)
      .whereRef('event_subject.seq', '>=', 'chronicle_entry.seq')
      .whereRef('event_subject.seq', '<=', 'chronicle_entry.last_seq')
      .where('campaign_act.state', '=', 'done'),
  );
}

function hasCommand(
  { exists, selectFrom }: ExpressionBuilder<Schema, 'chronicle_entry'>,
  commands: readonly string[],
) {
  return exists(
    selectFrom('campaign_act')
      .select('campaign_act.act')
      .whereRef('campaign_act.campaign_id', '=', 'chronicle_entry.campaign_id')
      .whereRef('campaign_act.act', '>=', 'chronicle_entry.act')
      .whereRef('campaign_act.act', '<=', 'chronicle_entry.last_act')
      .where('campaign_act.command', 'in', commands)
      .where('campaign_act.state', '=', 'done'),
  );
}

/** The acts of these commands that count, from one act to another, oldest first. */
export async function actsBy(
  db: Db,
  id: string,
  {
    from,
    to,
    commands,
  }: { readonly from: number; readonly to: number; readonly commands: readonly string[] },
): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '>=', from)
    .where('act', '<=', to)
    .where('command', 'in', commands)
    .where('state', '=', 'done')
    .orderBy('act')
    .select('title')
    .execute();
  return rows.map(({ title }) => decodeTitle(title));
}

/** One page of entries, and where the next begins. */
export async function chroniclePage(db: Db, id: string, wanted: PageWanted): Promise<ChroniclePage> {
  const found = wanted.search === null ? await plain(db, id, wanted) : await searched(db, id, wanted);
  const page = found.slice(0, wanted.limit);
  const more = found.length > wanted.limit;
  return { entries: page, next: more ? (page.at(-1)?.entry.act ?? null) : null };
}

async function plain(db: Db, id: string, { order, after, limit, filter }: PageWanted): Promise<FoundEntry[]> {
  const newest = order === 'newest';
  let query = entries(db, id, filter);
  if (after !== null) query = query.where('chronicle_entry.act', newest ? '<' : '>', after);
  const rows = await query
    .orderBy('chronicle_entry.act', newest ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ entry: entryOf(row), snippet: [] }));
}

/** Goes through the hits in the order wanted, each time on to the next entry that the filter lets through. */
async function searched(db: Db, id: string, wanted: PageWanted): Promise<FoundEntry[]> {
  const { order, limit, filter, search } = wanted;
  if (search === null) return [];
  const newest = order === 'newest';
  const hits = looking(db, id, { ...search, newest });
  const found: FoundEntry[] = [];
  let from = 0;
  let before: number | null = null;
  if (wanted.after !== null) {
    if (newest) before = wanted.after;
    else from = (await endOf(db, id, wanted.after)) ?? Number.POSITIVE_INFINITY;
  }
  while (found.length <= limit && Number.isFinite(from)) {
    const hit = await hits.next({ from, before });
    if (hit === undefined) break;
    const holder = await holding(db, id, hit.act);
    if (holder === undefined) break;
    const { row, end } = holder;
    const [passed] = await entries(db, id, filter).where('chronicle_entry.act', '=', row.act).execute();
    if (passed !== undefined) {
      found.push({ entry: entryOf(row), snippet: hit.snippet });
      if (newest) before = row.act;
      else from = end ?? Number.POSITIVE_INFINITY;
      continue;
    }
    // What lies between this and the next entry that could count need not be looked at.
    const next = await entries(db, id, filter)
      .where('chronicle_entry.act', newest ? '<' : '>', row.act)
      .orderBy('chronicle_entry.act', newest ? 'desc' : 'asc')
      .limit(1)
      .execute();
    const [candidate] = next;
    if (candidate === undefined) break;
    if (newest) before = (await endOf(db, id, candidate.act)) ?? row.act;
    else from = candidate.act;
  }
  return found;
}

/** The entry that an act belongs to, or stands behind if it was taken back; and the act the next one begins with. */
async function holding(db: Db, id: string, act: number) {
  const row = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '<=', act)
    .orderBy('act', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row && { row, end: await endOf(db, id, row.act) };
}

/** The act that the entry after this one begins with; null for the last. */
export async function endOf(db: Db, id: string, act: number): Promise<number | null> {
  const later = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '>', act)
    .orderBy('act')
    .limit(1)
    .select('act')
    .executeTakeFirst();
  return later?.act ?? null;
}

/** The entry that begins with this act. */
export async function chronicleEntry(db: Db, id: string, act: number): Promise<ChronicleEntry | undefined> {
  const row = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .selectAll()
    .executeTakeFirst();
  return row && entryOf(row);
}
