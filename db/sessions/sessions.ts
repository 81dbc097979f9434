/**
 * Games in progress other than the campaign's: acts and events stand in the one log, the state as plain data in the
 * head. What takes an act back is kept with it, field by field.
 */
import { type Change, changed, changesBetween } from '../../src/rules/core/difference.ts';
import { canonical, digest } from '../../src/rules/core/digest.ts';
import type { Game, GameEvent, GameSession } from '../../src/rules/core/game.ts';
import type { Transcript } from '../../src/rules/core/transcript.ts';
import { continueTally, shortenTally } from '../chronicle/tally-rows.ts';
import { decodeRolls } from '../codecs/rolls.ts';
import { decodeTitle, encodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { atOnce, whole } from '../file/transaction.ts';
import {
  advance,
  type CampaignHead,
  FIRST_ACT,
  obstacle,
  readHead,
  refused,
  type StoreRefusal,
} from '../log/head.ts';
import { storeActs } from '../log/store.ts';
import type { Db, Trx } from '../schema.ts';
import { decodeSessionEvent, encodeSessionEvent } from './codec.ts';

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

async function readState(db: Db, id: string): Promise<GameSession> {
  const { state } = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('state')
    .executeTakeFirstOrThrow();
  return readable(`Game ${id}`, () => {
    if (state === null) throw new Error('it has no state');
    return JSON.parse(state) as GameSession;
  });
}

/** The game as it stands, also out of the bin; undefined if there is none. Fails as `unreadable`. */
export async function loadSession(db: Db, id: string): Promise<LoadedSession | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await readHead(trx, id);
    return head === undefined ? undefined : { head, session: await readState(trx, id) };
  });
}

async function writeState(trx: Trx, id: string, session: GameSession): Promise<void> {
  const state = canonical(session);
  await trx
    .updateTable('campaign_head')
    .set({ state, state_checksum: digest(session) })
    .where('id', '=', id)
    .execute();
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

const rollsOf = ({ rolls }: { readonly rolls: string }): { readonly rolls: Transcript } => ({
  rolls: decodeRolls(rolls, 'rolls'),
});

export function after(game: Game, session: Readonly<GameSession>, events: readonly GameEvent[]): GameSession {
  const next = structuredClone(session);
  for (const event of events) game.apply(next, event);
  return next;
}

/** A new game by its first act, whose first event is `game-begun`. The id is the caller's, used never before. */
export async function createSession(db: Db, game: Game, id: string, act: SessionAct): Promise<LoadedSession> {
  const [first, ...rest] = act.events;
  if (first === undefined) throw new Error('a game begins with an event');
  const session = after(game, game.begin(first), rest);
  return await whole(db, async (trx) => {
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
  return await whole(db, async (trx): Promise<SessionCommitted> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    let session = await readState(trx, id);
    let head = await readHead(trx, id);
    for (const act of acts) {
      const next = after(game, session, act.events);
      const number = await writeAct(trx, game, id, act);
      await trx
        .insertInto('act_inverse')
        .values({
          campaign_id: id,
          act: number,
          inverse: JSON.stringify(changesBetween(next, session)),
          state_checksum: digest(session),
        })
        .execute();
      session = next;
      head = await advance(trx, id, act.madeAt, session.name);
    }
    if (head === undefined) throw new Error(`game ${id} went away inside its own transaction`);
    await writeState(trx, id, session);
    return { ok: true, head, session };
  });
}

export type SessionTurned =
  | ({ readonly ok: true; readonly titles: readonly string[] } & LoadedSession)
  | { readonly ok: false; readonly refusal: StoreRefusal };

interface Marked {
  readonly act: number;
  readonly title: string;
}

async function mark(trx: Trx, id: string, acts: readonly Marked[], state: 'done' | 'undone', to: number) {
  const numbers = acts.map(({ act }) => act);
  await trx
    .updateTable('campaign_act')
    .set({ state })
    .where('campaign_id', '=', id)
    .where('act', 'in', numbers)
    .execute();
  await trx.updateTable('campaign_head').set({ act: to }).where('id', '=', id).execute();
}

async function eventsOf(trx: Trx, id: string, act: number) {
  return await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .orderBy('seq')
    .select(['seq', 'type', 'payload', 'rolls'])
    .execute();
}

/** The state before an act, from the state after it. Fails as `unreadable` where what was kept doesn't lead there. */
async function takenBack(trx: Trx, id: string, act: number, session: GameSession): Promise<GameSession> {
  const kept = await trx
    .selectFrom('act_inverse')
    .where('campaign_id', '=', id)
    .where('act', '=', act)
    .select(['inverse', 'state_checksum'])
    .executeTakeFirstOrThrow();
  return readable(`Act ${act} of game ${id}`, () => {
    const before = changed(session, JSON.parse(kept.inverse) as readonly Change[]) as GameSession;
    if (digest(before) !== kept.state_checksum) throw new Error('it leads back to another state');
    return before;
  });
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undoSession(
  db: Db,
  id: string,
  revision: number,
  { at, backTo }: { readonly at: string; readonly backTo?: number | undefined },
): Promise<SessionTurned> {
  return await whole(db, async (trx): Promise<SessionTurned> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'done')
      .where('act', '>', Math.max(FIRST_ACT, backTo ?? FIRST_ACT))
      .orderBy('act', 'desc')
      .$if(backTo === undefined, (query) => query.limit(1))
      .select(['act', 'parent', 'title'])
      .execute();
    const to = acts.at(-1)?.parent;
    if (to === undefined || to === null) return refused({ code: 'nothing-to-undo' });
    let session = await readState(trx, id);
    for (const { act } of acts) {
      session = await takenBack(trx, id, act, session);
      await shortenTally(trx, id, (await eventsOf(trx, id, act)).map(rollsOf));
    }
    await mark(trx, id, acts, 'undone', to);
    await writeState(trx, id, session);
    const head = await advance(trx, id, at, session.name);
    return { ok: true, head, session, titles: acts.map(titleOf) };
  });
}

/** Does the act undone last again. */
export async function redoSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  { at }: { readonly at: string },
): Promise<SessionTurned> {
  return await whole(db, async (trx): Promise<SessionTurned> => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const next = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'undone')
      .orderBy('act')
      .limit(1)
      .select(['act', 'title'])
      .executeTakeFirst();
    if (next === undefined) return refused({ code: 'nothing-to-redo' });
    const rows = await eventsOf(trx, id, next.act);
    const events = rows.map((row) =>
      readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event')),
    );
    const session = after(game, await readState(trx, id), events);
    await mark(trx, id, [next], 'done', next.act);
    await continueTally(trx, id, rows.map(rollsOf));
    await writeState(trx, id, session);
    return { ok: true, head: await advance(trx, id, at, session.name), session, titles: [titleOf(next)] };
  });
}

const titleOf = ({ title }: Marked): string => String(decodeTitle(title));
