/** What the log of a game in progress adds up to. */
import type { Game, GameSession } from '../../src/rules/core/game.ts';
import { StoreFailure } from '../file/failure.ts';
import { readable } from '../file/readable.ts';
import { insertAll } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActInverseTable } from '../tables/log.ts';
import { decodeSessionEvent } from './codec.ts';
import { after, inverseRow, writeState } from './state.ts';

/** The events that count, act by act. Fails as `unreadable`. */
async function countingActs(db: Db, id: string) {
  const rows = await db
    .selectFrom('campaign_event')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('campaign_event.campaign_id', '=', id)
    .where('campaign_act.state', '=', 'done')
    .orderBy('campaign_event.seq')
    .select(['campaign_event.seq', 'campaign_event.act', 'type', 'payload', 'rolls'])
    .execute();
  const told = rows.map((row) => ({
    act: row.act,
    event: readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event')),
  }));
  return [...Map.groupBy(told, ({ act }) => act)].map(([act, events]) => ({
    act,
    events: events.map(({ event }) => event),
  }));
}

export interface FoldedSession {
  readonly session: GameSession;
  /** That count. */
  readonly events: number;
  readonly inverses: readonly ActInverseTable[];
}

/** Fails as `unreadable` at what can't be read or doesn't fit. */
export async function foldedSession(db: Db, game: Game, id: string): Promise<FoldedSession> {
  const [first, ...acts] = await countingActs(db, id);
  const [begun, ...rest] = first?.events ?? [];
  if (begun === undefined) throw new StoreFailure('unreadable', `The log of game ${id} is empty.`);
  return readable(`Game ${id}`, () => {
    let session = after(game, game.begin(begun), rest);
    const inverses: ActInverseTable[] = [];
    for (const { act, events } of acts) {
      const next = after(game, session, events);
      inverses.push(inverseRow(id, act, session, next));
      session = next;
    }
    const events = acts.reduce((sum, act) => sum + act.events.length, rest.length + 1);
    return { session, events, inverses };
  });
}

/** Makes the state, and what takes acts back, what the log adds up to. */
export async function rewriteSession(trx: Trx, game: Game, id: string): Promise<GameSession> {
  const { session, inverses } = await foldedSession(trx, game, id);
  await writeState(trx, id, session);
  await trx.deleteFrom('act_inverse').where('campaign_id', '=', id).execute();
  await insertAll(trx, 'act_inverse', inverses);
  return session;
}
