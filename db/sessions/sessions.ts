/**
 * Games in progress other than the campaign's: acts and events stand in the one log, the state as plain data in the
 * head. What takes an act back is kept with it, field by field.
 */
import type { Game, GameEvent, GameSession } from '../../src/rules/core/game.ts';
import { continueTally } from '../chronicle/tally-rows.ts';
import { encodeTitle } from '../codecs/title.ts';
import { atOnce, inTransaction } from '../file/transaction.ts';
import { advance, type CampaignHead, obstacle, readHead, refused, type StoreRefusal } from '../log/head.ts';
import { storeActs } from '../log/store.ts';
import type { Db, Trx } from '../schema.ts';
import { encodeSessionEvent } from './codec.ts';
import { after, inverseRow, readState, rollsOf, writeState } from './state.ts';

export interface LoadedSession {
  readonly head: CampaignHead;
  readonly session: Readonly<GameSession>;
}

export interface SessionAct {
  /** The contract's name of the command, e.g. `session.answer`. */
  readonly command: string;
  /** What was done, as an id: what is read is made when it is read. */
  readonly title: string;
  /** At least one. */
  readonly events: readonly GameEvent[];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

export type SessionCommitted =
  | ({ readonly ok: true } & LoadedSession)
  | { readonly ok: false; readonly refusal: StoreRefusal };

/** The id of the game that a log is of; undefined if there is no such log. */
export async function gameIn(db: Db, id: string): Promise<string | undefined> {
  const head = await db.selectFrom('campaign_head').where('id', '=', id).select('module').executeTakeFirst();
  return head?.module;
}

/** The game as it stands, also out of the bin; undefined if there is none. Fails as `unreadable`. */
export async function loadSession(db: Db, id: string): Promise<LoadedSession | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await readHead(trx, id);
    return head === undefined ? undefined : { head, session: await readState(trx, id) };
  });
}

async function writeAct(trx: Trx, game: Game, id: string, { events, ...made }: SessionAct): Promise<number> {
  const columns = events.map((event, index) => encodeSessionEvent(event, `event ${index}`));
  const [stored] = await storeActs(trx, id, [
    {
      ...made,
      title: encodeTitle(made.title),
      rulesVersion: game.rulesVersion,
      events: columns.map((event) => ({ ...event, world_year: null, world_period: null, subjects: [] })),
    },
  ]);
  if (stored === undefined) throw new Error(`the act of game ${id} was not stored`);
  await continueTally(trx, id, columns.map(rollsOf));
  return stored.act;
}

/** A new game by its first act, whose first event is `game-begun`. The id is the caller's, used never before. */
export async function createSession(db: Db, game: Game, id: string, act: SessionAct): Promise<LoadedSession> {
  const [first, ...rest] = act.events;
  if (first === undefined) throw new Error('a game begins with an event');
  const session = after(game, game.begin(first), rest);
  return await inTransaction(db, async (trx) => {
    await trx
      .insertInto('campaign_head')
      .values({
        id,
        module: game.game,
        name: session.name,
        revision: 0,
        act: null,
        state: null,
        state_checksum: null,
        created_at: act.madeAt,
        changed_at: act.madeAt,
        deleted_at: null,
      })
      .execute();
    await writeAct(trx, game, id, act);
    await writeState(trx, id, session);
    return { head: await advance(trx, id, act.madeAt, session.name), session };
  });
}

/** Acts one after another, all of them or none. */
export async function commitSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  acts: readonly SessionAct[],
): Promise<SessionCommitted> {
  return await inTransaction(db, async (trx): Promise<SessionCommitted> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    let session = await readState(trx, id);
    let head = await readHead(trx, id);
    for (const act of acts) {
      const next = after(game, session, act.events);
      const number = await writeAct(trx, game, id, act);
      await trx
        .insertInto('act_inverse')
        .values(inverseRow(id, number, session, next))
        .execute();
      session = next;
      head = await advance(trx, id, act.madeAt, session.name);
    }
    if (head === undefined) throw new Error(`game ${id} went away inside its own transaction`);
    await writeState(trx, id, session);
    return { ok: true, head, session };
  });
}
