/** Looking something up in the full-text index, in the order of the acts. */
import { sql } from 'kysely';
import type { Snippet } from './chronicle.ts';
import type { Db } from './schema.ts';
import { actAt, matches, partAt, rowidsOf, whole } from './search-index.ts';

export interface Hit {
  /** The act it stands at. */
  readonly act: number;
  readonly snippet: readonly Snippet[];
}

interface Looking {
  readonly words: readonly string[];
  readonly ordinal: number;
  readonly newest: boolean;
  /** Acts from this one on, and before that one; null is no end. */
  readonly from: number;
  readonly before: number | null;
}

/** Letters that no text has, around what was found. */
const [OPEN, CLOSE] = ['\u0002', '\u0003'];
/** About as many words as one line takes. */
const WORDS = 14;
/** Hits looked at in one go; those of acts taken back are passed over. */
const BATCH = 20;

/** The next hit in that direction, passing over the words of acts that were taken back; undefined where there is none. */
export async function matchesOf(db: Db, id: string, looking: Looking): Promise<Hit | undefined> {
  const { words, ordinal, newest } = looking;
  let range = rowidsOf(ordinal, looking.from, looking.before ?? undefined);
  for (;;) {
    const { rows } = await sql<{ rowid: number }>`select rowid from chronicle_text
      where ${matches(words)} and rowid >= ${whole(range.from)} and rowid < ${whole(range.before)}
      order by rowid ${sql.raw(newest ? 'desc' : 'asc')} limit ${BATCH}`.execute(db);
    for (const { rowid } of rows) {
      const act = actAt(ordinal, rowid);
      if (partAt(rowid) === 'act' && !(await counts(db, id, act))) continue;
      return { act, snippet: await snippetAt(db, words, rowid) };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return undefined;
    range = newest ? { ...range, before: last.rowid } : { ...range, from: last.rowid + 1 };
  }
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

async function snippetAt(db: Db, words: readonly string[], rowid: number): Promise<Snippet[]> {
  const { rows } = await sql<{ text: string }>`select
    snippet(chronicle_text, 0, ${OPEN}, ${CLOSE}, '…', ${WORDS}) as text
    from chronicle_text where ${matches(words)} and rowid = ${whole(rowid)}`.execute(db);
  return snippets(rows[0]?.text ?? '');
}

/** `a ‹b› c` as bits of text, those in brackets being hits; lines are run together. */
function snippets(text: string): Snippet[] {
  return text
    .replaceAll('\n', ' · ')
    .split(OPEN)
    .flatMap((bit, index) => {
      if (index === 0) return [{ text: bit, hit: false }];
      const [hit = '', rest = ''] = bit.split(CLOSE);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
