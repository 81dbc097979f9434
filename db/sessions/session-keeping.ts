/** Keeping of a game in progress beside its log: as one piece of plain data in its head. */
import { canonical, digest } from '../../src/rules/core/digest.ts';
import type { Game, GameEvent, GameSession } from '../../src/rules/core/game.ts';
import { encodeTitle } from '../codecs/title.ts';
import { StoreFailure } from '../file/failure.ts';
import { readable } from '../file/readable.ts';
import type { StoredAct } from '../log/acts.ts';
import { followed, inverseRow } from '../log/inverse.ts';
import type { Beside, Folding, Keeping, Played, Replaying } from '../log/keeping.ts';
import { insertAll } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActInverseTable, CampaignEventTable } from '../tables/log.ts';
import type { Rolled } from '../tally/tally-rows.ts';
import { decodeSessionEvent, encodeSessionEvent } from './codec.ts';

export interface SessionAct {
  /** The contract's name of the command, e.g. `session.answer`. */
  readonly command: string;
  /** Id of what was done: its wording is made when it is read. */
  readonly title: string;
  /** Events of the act, at least one. */
  readonly events: readonly GameEvent[];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

export interface InSession {
  readonly session: Readonly<GameSession>;
}

/** Null before the first act. */
async function sessionIn(db: Db, id: string): Promise<GameSession | null> {
  const heads = db.selectFrom('campaign_head').where('id', '=', id);
  const { act, state, state_checksum } = await heads
    .select(['act', 'state', 'state_checksum'])
    .executeTakeFirstOrThrow();
  if (act === null) return null;
  return readable(`Game ${id}`, () => {
    if (state === null) throw new Error('it has no state');
    const session = JSON.parse(state) as GameSession;
    if (state_checksum !== digest(session)) throw new Error('it isn’t what was stored');
    return session;
  });
}

/** The game as it stands. Fails as `unreadable`. */
export async function readSession(db: Db, id: string): Promise<GameSession> {
  const session = await sessionIn(db, id);
  if (session === null) throw new StoreFailure('unreadable', 'The log of this game is empty.');
  return session;
}

const inHead = (session: Readonly<GameSession>) => ({
  name: session.name,
  state: canonical(session),
  state_checksum: digest(session),
});

async function writeSession(trx: Trx, id: string, session: GameSession): Promise<void> {
  await trx.updateTable('campaign_head').set(inHead(session)).where('id', '=', id).execute();
}

/** The events applied to a copy of the session; without one, the first begins it. */
function applied(game: Game, before: GameSession | null, events: readonly GameEvent[]): GameSession {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('an act of a game tells no event');
  const session = before === null ? game.begin(first) : structuredClone(before);
  for (const event of before === null ? rest : events) game.apply(session, event);
  return session;
}

function inverse(id: string, act: number, from: GameSession, to: GameSession): ActInverseTable {
  // A game in progress keeps no entries of a Chronicle.
  const before = { state: from, entry: null };
  return inverseRow(id, act, { before, checksum: digest(from) }, { state: to, entry: null });
}

/** Each act has one from when it was made, unless the log was folded while the act didn't count. */
async function haveInverses(trx: Trx, id: string, acts: readonly StoredAct[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('act_inverse')
    .where('campaign_id', '=', id)
    .where('act', '>=', acts[0]?.act ?? 0)
    .where('act', '<=', acts.at(-1)?.act ?? 0)
    .select('act')
    .execute();
  const kept = new Set(rows.map(({ act }) => act));
  return acts.every(({ act }) => kept.has(act));
}

const rolled = (event: GameEvent): Rolled => ({ rolls: event.type === 'answered' ? event.answers : [] });

function decoded(id: string, row: CampaignEventTable): GameEvent {
  return readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event'));
}

function play(
  game: Game,
  id: string,
  before: GameSession | null,
  acts: readonly SessionAct[],
): Played<InSession> {
  let session = before;
  const played = acts.map((act) => {
    const from = session;
    const to = applied(game, from, act.events);
    session = to;
    return { from, to };
  });
  const after = played.at(-1)?.to;
  if (after === undefined) throw new Error(`game ${id} has had no act`);
  return {
    state: { session: after },
    acts: acts.map(({ events, title, ...made }) => ({
      ...made,
      title: encodeTitle(title),
      rulesVersion: game.rulesVersion,
      events: events.map((event, index) => ({
        ...encodeSessionEvent(event, `event ${index}`),
        world_year: null,
        world_period: null,
        subjects: [],
      })),
    })),
    rolled: acts.flatMap(({ events }) => events.map(rolled)),
    write: async (trx, places) => {
      const inverses = played.flatMap(({ from, to }, index) => {
        const act = places[index]?.act ?? 0;
        return from === null ? [] : [inverse(id, act, from, to)];
      });
      await insertAll(trx, 'act_inverse', inverses);
      await writeSession(trx, id, after);
    },
  };
}

const beside = (event: GameEvent): Beside => ({
  ...rolled(event),
  world_year: null,
  world_period: null,
  subjects: [],
});

/** `left` is told what an act has led from, and to. */
function replaying(
  game: Game,
  id: string,
  left: (act: number, from: GameSession, to: GameSession) => void = () => undefined,
): Replaying<InSession> {
  let session: GameSession | null = null;
  return {
    act: ({ act, state, events: stored }: StoredAct) => {
      const events = stored.map((row) => decoded(id, row));
      if (state !== 'done' || events.length === 0) return events.map(beside);
      const from = session;
      const to = readable(`Act ${act} of game ${id}`, () => applied(game, from, events));
      if (from !== null) left(act, from, to);
      session = to;
      return events.map(beside);
    },
    replayed: () => {
      if (session === null) throw new StoreFailure('unreadable', 'The log of this game is empty.');
      return { state: { session }, head: inHead(session) };
    },
  };
}

function folding(game: Game, id: string): Folding<InSession, never> {
  const inverses: ActInverseTable[] = [];
  const { act, replayed } = replaying(game, id, (...step) => inverses.push(inverse(id, ...step)));
  return { act, folded: () => ({ ...replayed(), rows: {}, inverses }) };
}

export function sessionKeeping(game: Game, id: string): Keeping<InSession, SessionAct, never> {
  return {
    game: game.game,
    tables: {},
    nameOf: ({ session }) => session.name,
    play: async (trx, acts) => play(game, id, await sessionIn(trx, id), acts),
    takeBack: async (trx, acts) => {
      const from = { state: await readSession(trx, id), entry: null };
      const to = followed(
        from,
        acts.map((act) => act.inverse),
      );
      if (to === undefined || digest(to.state) !== acts.at(-1)?.state_checksum) return undefined;
      await writeSession(trx, id, to.state);
      return { session: to.state };
    },
    doAgain: async (trx, acts) => {
      let session = await readSession(trx, id);
      const events = (of: readonly StoredAct[]) =>
        of.flatMap((act) => act.events.map((row) => decoded(id, row)));
      if (await haveInverses(trx, id, acts)) session = applied(game, session, events(acts));
      else {
        const inverses: ActInverseTable[] = [];
        for (const act of acts) {
          const from = session;
          session = applied(game, from, events([act]));
          inverses.push(inverse(id, act.act, from, session));
        }
        await insertAll(trx, 'act_inverse', inverses, 'or ignore');
      }
      await writeSession(trx, id, session);
      return { session };
    },
    folding: () => folding(game, id),
    replaying: () => replaying(game, id),
  };
}
