/** The state of a game in progress: plain data in the head of its log. */
import { canonical, digest } from '../../src/rules/core/digest.ts';
import type { Game, GameEvent, GameSession } from '../../src/rules/core/game.ts';
import type { Transcript } from '../../src/rules/core/transcript.ts';
import { decodeRolls } from '../codecs/rolls.ts';
import { readable } from '../file/readable.ts';
import { encodeInverse, inverseOf } from '../log/inverse.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActInverseTable } from '../tables/log.ts';

export async function readState(db: Db, id: string): Promise<GameSession> {
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

export async function writeState(trx: Trx, id: string, session: GameSession): Promise<void> {
  const state = canonical(session);
  await trx
    .updateTable('campaign_head')
    .set({ state, state_checksum: digest(session) })
    .where('id', '=', id)
    .execute();
}

export function after(game: Game, session: Readonly<GameSession>, events: readonly GameEvent[]): GameSession {
  const next = structuredClone(session);
  for (const event of events) game.apply(next, event);
  return next;
}

/** What takes an act back that made one state into the other. */
export function inverseRow(
  campaign_id: string,
  act: number,
  before: GameSession,
  next: GameSession,
): ActInverseTable {
  // A game in progress has no entries of a Chronicle of its own.
  const inverse = inverseOf({ state: before, entry: null }, { state: next, entry: null });
  return { campaign_id, act, inverse: encodeInverse(inverse), state_checksum: digest(before) };
}

/** What of a stored event is counted. */
export const rollsOf = ({ rolls }: { readonly rolls: string }): { readonly rolls: Transcript } => ({
  rolls: decodeRolls(rolls, 'rolls'),
});
