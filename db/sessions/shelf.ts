/** Games in progress, as the shelf and the list of everything done show them. */
import { decodeTitle } from '../codecs/title.ts';
import type { Db } from '../schema.ts';

export interface ListedSession {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly name: string;
  readonly revision: number;
  /** Steps that are done. */
  readonly steps: number;
  readonly over: boolean;
  readonly changedAt: string;
}

/** Those on the shelf, or those in the bin; the last one changed first. */
export async function listSessions(db: Db, where: 'shelf' | 'bin' = 'shelf'): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('campaign_head')
    .where('state', 'is not', null)
    .where('deleted_at', where === 'shelf' ? 'is' : 'is not', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .select(['id', 'module as game', 'name', 'revision', 'changed_at as changedAt'])
    .select((eb) => [
      eb.fn<number>('json_extract', ['state', eb.val('$.steps')]).as('steps'),
      eb.fn<string>('json_type', ['state', eb.val('$.outcome')]).as('outcome'),
    ])
    .execute();
  return rows.map(({ outcome, ...row }) => ({ ...row, over: outcome !== 'null' }));
}

export interface ListedAct {
  readonly act: number;
  /** As an id. */
  readonly title: string;
  readonly madeAt: string;
  readonly state: 'done' | 'undone';
}

/** A page of the acts that count or may be redone, newest first, before the act `after`. */
export async function sessionActs(
  db: Db,
  id: string,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<{ readonly acts: readonly ListedAct[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .$if(after !== null, (query) => query.where('act', '<', after))
    .where('state', 'in', ['done', 'undone'])
    .orderBy('act', 'desc')
    .limit(limit + 1)
    .select(['act', 'title', 'made_at as madeAt', 'state'])
    .execute();
  const acts = rows.slice(0, limit).map(({ title, state, ...row }) => ({
    ...row,
    title: String(decodeTitle(title)),
    state: state === 'done' ? ('done' as const) : ('undone' as const),
  }));
  return { acts, next: rows.length > limit ? (acts.at(-1)?.act ?? null) : null };
}
