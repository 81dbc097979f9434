/** Undo and redo of a game in progress. */
import { changed } from '../../src/rules/core/difference.ts';
import { digest } from '../../src/rules/core/digest.ts';
import type { Game, GameSession } from '../../src/rules/core/game.ts';
import { continueTally, shortenTally } from '../chronicle/tally-rows.ts';
import { readable } from '../file/readable.ts';
import type { StoreRefusal } from '../log/head.ts';
import { decodeInverse } from '../log/inverse.ts';
import {
  doActsAgain,
  eventsOf,
  type Keeping,
  type TurnedTo,
  takeActsBack,
  type Undoing,
} from '../log/turn.ts';
import type { Db } from '../schema.ts';
import { decodeSessionEvent } from './codec.ts';
import { rewriteSession } from './fold.ts';
import type { LoadedSession } from './sessions.ts';
import { after, readState, rollsOf, writeState } from './state.ts';

export type SessionTurned =
  | ({ readonly ok: true; readonly titles: readonly string[] } & LoadedSession)
  | { readonly ok: false; readonly refusal: StoreRefusal };

/** Where the inverses lead from here; undefined where one is missing, or they lead elsewhere than where the acts began. */
function takenBack(from: GameSession, acts: readonly Undoing[]): GameSession | undefined {
  let session: unknown = from;
  try {
    for (const { inverse } of acts) {
      if (inverse === null) return undefined;
      session = changed(session, decodeInverse(inverse).state);
    }
    return digest(session) === acts.at(-1)?.state_checksum ? (session as GameSession) : undefined;
  } catch {
    return undefined;
  }
}

function keeping(game: Game, id: string): Keeping<GameSession, GameSession> {
  return {
    read: async (trx) => await readState(trx, id),
    takeBack: async (trx, from, acts) => {
      const events = await eventsOf(
        trx,
        id,
        acts.map(({ act }) => act),
      );
      await shortenTally(trx, id, events.map(rollsOf));
      const session = takenBack(from, acts);
      if (session !== undefined) await writeState(trx, id, session);
      return session;
    },
    doAgain: async (trx, from, acts) => {
      const rows = await eventsOf(trx, id, acts);
      const events = rows.map((row) =>
        readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event')),
      );
      const session = after(game, from, events);
      await continueTally(trx, id, rows.map(rollsOf));
      await writeState(trx, id, session);
      return session;
    },
    fold: async (trx) => await rewriteSession(trx, game, id),
    nameOf: ({ name }) => name,
  };
}

function turned(result: TurnedTo<GameSession>): SessionTurned {
  if (!result.ok) return result;
  const { state: session, titles, ...rest } = result;
  return { ...rest, session, titles: titles.map(String) };
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undoSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  when: { readonly at: string; readonly backTo?: number | undefined },
): Promise<SessionTurned> {
  return turned(await takeActsBack(db, id, revision, when, keeping(game, id)));
}

/** Does the act undone last again. */
export async function redoSession(
  db: Db,
  game: Game,
  id: string,
  revision: number,
  when: { readonly at: string },
): Promise<SessionTurned> {
  return turned(await doActsAgain(db, id, revision, when, keeping(game, id)));
}
