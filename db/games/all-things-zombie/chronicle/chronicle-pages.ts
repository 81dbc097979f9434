/** The Chronicle, page by page: entries by what the player looks for, and one entry with its events. */

import type { ChronicleEntry } from '../../../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { decodeTitle } from '../../../codecs/title.ts';
import type { Db } from '../../../schema.ts';
import { search as looking } from '../../../search/search.ts';
import type { Term } from '../../../search/search-index.ts';
import type { Snippet } from '../../../search/snippet.ts';
import { entryOf } from './chronicle-rows.ts';
import { type ChronicleFilter, entries } from './entries.ts';

export interface PageWanted {
  readonly order: 'newest' | 'oldest';
  /** The act of the last entry seen; null for the first page. */
  readonly after: number | null;
  readonly limit: number;
  readonly filter: ChronicleFilter;
  /** The words to search for, and the campaign’s place in the index; null for no search. */
  readonly search: { readonly terms: readonly Term[]; readonly ordinal: number } | null;
}

export interface FoundEntry {
  readonly entry: ChronicleEntry;
  /** The piece of text in which the search found it; empty without a search. */
  readonly snippet: readonly Snippet[];
}

export interface ChroniclePage {
  readonly entries: readonly FoundEntry[];
  /** The `after` to ask the next page with; null at the end. */
  readonly next: number | null;
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

/** A page of entries, and where the next begins. */
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
    // Nothing between this entry and the next one that could count need be looked at.
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
