/** Games in progress, as the shelf and the list of everything done show them. */
import type { GameSession } from '../../src/rules/core/game.ts';
import { decodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { namesACopy } from '../log/acts-counted.ts';
import { revisionOf } from '../log/head.ts';
import type { Db } from '../schema.ts';

export interface ListedSession {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly name: string;
  readonly revision: number;
  /** The game as it stands now. */
  readonly session: Readonly<GameSession>;
  readonly changedAt: string;
  /** Title of the last act that counts, as an id. */
  readonly last: string;
}

/** Games in progress on the shelf, or in the bin; the last one changed first. */
export async function listSessions(db: Db, where: 'shelf' | 'bin' = 'shelf'): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('campaign_head as head')
    .innerJoin('campaign_act', (join) =>
      join.onRef('campaign_act.campaign_id', '=', 'head.id').onRef('campaign_act.act', '=', 'head.act'),
    )
    .where('head.state', 'is not', null)
    .where('head.deleted_at', where === 'shelf' ? 'is' : 'is not', null)
    .orderBy('head.changed_at', 'desc')
    .orderBy('head.id')
    .select(['head.id', 'head.module as game', 'head.name', 'head.revision', 'head.changed_at as changedAt'])
    .select(['head.state', 'campaign_act.title as last'])
    .execute();
  return rows.map(({ state, last, ...row }) => ({
    ...row,
    revision: revisionOf(row),
    session: readable(`Game ${row.id}`, () => JSON.parse(state ?? '') as GameSession),
    last: String(decodeTitle(last)),
  }));
}

export interface ListedAct {
  readonly act: number;
  /** Id of the title; its game has the words. */
  readonly title: string;
  readonly madeAt: string;
  readonly state: 'done' | 'undone';
  /** True if the act named the copy as that was made. */
  readonly copyMade: boolean;
}

/** A page of the acts that count or may be redone, newest first, before the act `after`. */
export async function sessionActs(
  db: Db,
  id: string,
  {
    after,
    limit,
    state: only,
  }: {
    readonly after: number | null;
    readonly limit: number;
    readonly state?: 'done' | 'undone' | undefined;
  },
): Promise<{ readonly acts: readonly ListedAct[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .$if(after !== null, (query) => query.where('act', '<', after))
    .where('state', 'in', only === undefined ? ['done', 'undone'] : [only])
    .orderBy('act', 'desc')
    .limit(limit + 1)
    .select(['act', 'title', 'command', 'made_at as madeAt', 'state'])
    .execute();
  const acts = rows.slice(0, limit).map(({ title, state, command, ...row }) => ({
    ...row,
    copyMade: namesACopy({ command }),
    title: String(decodeTitle(title)),
    state: state === 'done' ? ('done' as const) : ('undone' as const),
  }));
  return { acts, next: rows.length > limit ? (acts.at(-1)?.act ?? null) : null };
}
