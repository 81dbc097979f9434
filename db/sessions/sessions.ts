/** Games in progress besides the campaign's, as the backend calls them: the log of every game, kept as sessions are. */
import type { Game } from '../../src/rules/core/game.ts';
import type { Step } from '../file/step.ts';
import { atOnce } from '../file/transaction.ts';
import { bringBackLine, type LineBack, type Restored } from '../history/given-up-lines.ts';
import { doActsAgain, takeActsBack, type WayBack } from '../history/undo-redo.ts';
import { type Verified, verify } from '../history/verify.ts';
import { commit, createLog, type From } from '../log/commit.ts';
import { type CampaignHead, readHead } from '../log/head.ts';
import type { Committed, Turned } from '../log/keeping.ts';
import type { Db } from '../schema.ts';
import { type InSession, readSession, type SessionAct, sessionKeeping } from './session-keeping.ts';

export interface LoadedSession extends InSession {
  readonly head: CampaignHead;
}
export type SessionCommitted = Committed<InSession>;
export type SessionTurned = Turned<InSession>;

/** The id of the game that a log is of; undefined if there is no such log. */
export async function gameIn(db: Db, id: string): Promise<string | undefined> {
  const head = await db.selectFrom('campaign_head').where('id', '=', id).select('module').executeTakeFirst();
  return head?.module;
}

/** The game as it stands, also out of the bin; undefined if there is none. Fails as `unreadable`. */
export async function loadSession(db: Db, id: string): Promise<LoadedSession | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await readHead(trx, id);
    return head === undefined ? undefined : { head, session: await readSession(trx, id) };
  });
}

/** A new game by its first act, whose first event is `game-begun`. The id is the caller's, used never before. */
export async function createSession(db: Db, game: Game, id: string, act: SessionAct): Promise<LoadedSession> {
  return await createLog(db, id, act, sessionKeeping(game, id));
}

/** Acts one after another, all of them or none; at least one. */
export async function commitSession(
  db: Db,
  game: Game,
  id: string,
  from: From | number,
  acts: readonly SessionAct[],
): Promise<SessionCommitted> {
  return await commit(db, id, from, acts, sessionKeeping(game, id));
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays, and so does the name given to a copy. */
export async function undoSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  when: WayBack,
): Promise<SessionTurned> {
  return await takeActsBack(db, id, revision, when, sessionKeeping(game, id));
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redoSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  when: { readonly at: string; readonly upTo?: number | undefined },
): Promise<SessionTurned> {
  const words = when.upTo !== undefined;
  return await doActsAgain(db, id, revision, { ...when, words }, sessionKeeping(game, id));
}

/** Brings a given-up line back in place, by its last act. */
export async function bringBackSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  line: LineBack,
): Promise<Restored<InSession>> {
  return await bringBackLine(db, id, revision, line, sessionKeeping(game, id));
}

/** Undefined if there is no such game; fails as `unreadable` where its log is. */
export async function verifySession(
  db: Db,
  game: Game,
  id: string,
  step?: Step,
): Promise<Verified | undefined> {
  return await verify(db, id, sessionKeeping(game, id), step);
}
