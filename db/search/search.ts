/** Looking something up in the full-text index, in the order of the acts. */
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { actAt, integer, matches, partAt, rowidsOf, type Term } from './search-index.ts';
import { type Snippet, snippetOf } from './snippet.ts';

export interface Hit {
  /** The act it stands at. */
  readonly act: number;
  readonly snippet: readonly Snippet[];
}

interface Looking {
  readonly terms: readonly Term[];
  readonly ordinal: number;
  readonly newest: boolean;
}

/** Acts from this one on, and before that one; null is no end. */
export interface Bounds {
  readonly from: number;
  readonly before: number | null;
}

export interface Search {
  /** The next hit within the bounds, which only ever grow narrower; undefined where there is none. */
  readonly next: (within: Bounds) => Promise<Hit | undefined>;
}

/** Asking the index costs more than the rows that come of it. */
const BATCH = 500;

/** Goes through the hits, passing over the words of acts that were taken back. */
export function search(db: Db, id: string, { terms, ordinal, newest }: Looking): Search {
  let batch: readonly number[] = [];
  let at = 0;
  let ended = false;

  async function fetch(range: { from: number; before: number }): Promise<void> {
    const { rows } = await sql<{ rowid: number }>`select rowid from chronicle_text
      where ${matches(terms)} and rowid >= ${integer(range.from)} and rowid < ${integer(range.before)}
      order by rowid ${sql.raw(newest ? 'desc' : 'asc')} limit ${BATCH}`.execute(db);
    batch = rows.map(({ rowid }) => rowid);
    at = 0;
    ended = batch.length < BATCH;
  }

  async function next(within: Bounds): Promise<Hit | undefined> {
    const range = rowidsOf(ordinal, within.from, within.before ?? undefined);
    for (;;) {
      const rowid = batch[at];
      if (rowid === undefined) {
        if (ended) return undefined;
        const last = batch.at(-1);
        const rest = last === undefined ? {} : newest ? { before: last } : { from: last + 1 };
        await fetch(narrower(range, rest));
        if (batch.length === 0) return undefined;
        continue;
      }
      at += 1;
      if (rowid < range.from || rowid >= range.before) continue;
      const act = actAt(ordinal, rowid);
      if (partAt(rowid) === 'act' && !(await counts(db, id, act))) continue;
      return { act, snippet: await snippetAt(db, terms, rowid) };
    }
  }

  return { next };
}

function narrower(range: { from: number; before: number }, rest: { from?: number; before?: number }) {
  return {
    from: Math.max(range.from, rest.from ?? range.from),
    before: Math.min(range.before, rest.before ?? range.before),
  };
}

async function counts(db: Db, id: string, act: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .where('state', '=', 'done')
    .select('act')
    .executeTakeFirst();
  return row !== undefined;
}

async function snippetAt(db: Db, terms: readonly Term[], rowid: number): Promise<readonly Snippet[]> {
  const { rows } = await sql<{
    text: string;
  }>`select text from chronicle_text where rowid = ${integer(rowid)}`.execute(db);
  return snippetOf(rows[0]?.text ?? '', terms);
}
