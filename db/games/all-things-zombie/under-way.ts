/** The Encounter under way as the log has it: from which act on, and what was done in it. */

import { decodeTitle } from '../../codecs/title.ts';
import type { Db } from '../../schema.ts';

/** The act and the event that the present Encounter begins with; undefined where none is under way. */
export async function underWaySince(
  db: Db,
  id: string,
): Promise<{ readonly act: number; readonly seq: number } | undefined> {
  // An Encounter goes on until it is ended or dropped, so that no entry comes after it.
  const last = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .orderBy('act', 'desc')
    .limit(1)
    .select(['act', 'seq', 'state'])
    .executeTakeFirst();
  return last?.state === 'under-way' ? { act: last.act, seq: last.seq } : undefined;
}

export interface DoneAct {
  readonly act: number;
  readonly title: unknown;
}

/** A page of the acts that count from this one on, newest first; `after` is the last act seen. */
export async function actsSince(
  db: Db,
  id: string,
  { since, after, limit }: { readonly since: number; readonly after: number | null; readonly limit: number },
): Promise<{ readonly acts: readonly DoneAct[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '>=', since)
    .where('state', '=', 'done')
    .$if(after !== null, (query) => query.where('act', '<', after))
    .orderBy('act', 'desc')
    .limit(limit + 1)
    .select(['act', 'title'])
    .execute();
  const acts = rows.slice(0, limit).map(({ act, title }) => ({ act, title: decodeTitle(title) }));
  return { acts, next: rows.length > limit ? (acts.at(-1)?.act ?? null) : null };
}
