/** Account of a game in progress, act by act, and the place where its words are found. */
import type { GameEvent } from '../../src/rules/core/game.ts';
import { decodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import type { Db } from '../schema.ts';
import { type ActWords, indexedAs, lastIndexed, put, rowidOf } from '../search/search-index.ts';
import { decodeSessionEvent } from './codec.ts';

export interface SessionTold {
  readonly act: number;
  /** Id of the title; its game has the words. */
  readonly title: string;
  readonly madeAt: string;
  readonly events: readonly GameEvent[];
}

interface Which {
  /** Acts before this one; null for the newest. */
  readonly before?: number | null;
  /** Acts after this one. */
  readonly from?: number;
  readonly limit?: number;
}

/** The acts with what each told, those that count, newest first. */
export async function sessionTold(
  db: Db,
  id: string,
  { before = null, from = 0, limit }: Which,
  states: readonly ('done' | 'undone' | 'dropped')[] = ['done'],
): Promise<SessionTold[]> {
  const acts = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('state', 'in', states)
    .where('act', '>', from)
    .$if(before !== null, (query) => query.where('act', '<', before))
    .orderBy('act', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .select(['act', 'title', 'made_at as madeAt'])
    .execute();
  const last = acts.at(-1);
  const [first] = acts;
  if (first === undefined || last === undefined) return [];
  const events = await db
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', '>=', last.act)
    .where('act', '<=', first.act)
    .orderBy('seq')
    .select(['seq', 'act', 'type', 'payload', 'rolls'])
    .execute();
  const byAct = Map.groupBy(events, ({ act }) => act);
  return acts.map(({ title, ...act }) => ({
    ...act,
    title: String(decodeTitle(title)),
    events: (byAct.get(act.act) ?? []).map((row) =>
      readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event')),
    ),
  }));
}

/**
 * The game's place in the full-text index. Its acts are indexed when somebody searches: all of them, or those that have
 * come since; `wording` is another number whenever they read differently.
 */
export async function indexedSession(
  db: Db,
  id: string,
  wording: number,
  wordsOf: (told: SessionTold) => string,
): Promise<number> {
  const all = ['done', 'undone', 'dropped'] as const;
  const words = async (of: Db, from: number): Promise<ActWords[]> =>
    (await sessionTold(of, id, { from }, all)).map((told) => ({ act: told.act, text: wordsOf(told) }));
  const ordinal = await indexedAs(db, id, wording, (of) => words(of, 0));
  const from = await lastIndexed(db, ordinal);
  const since = await words(db, from);
  if (since.length > 0) {
    await db.transaction().execute(async (trx) => {
      for (const { act, text } of since) await put(trx, rowidOf(ordinal, act, 'act'), text);
    });
  }
  return ordinal;
}
