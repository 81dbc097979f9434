/** A game as it stood after an earlier act: told again from its log, and stored nowhere. */

import type { Db } from '../../../db/schema.ts';
import { sessionTold } from '../../../db/sessions/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import type { Game, GameEvent, GameSession } from '../../rules/core/game.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import { notFound } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { foundSession } from './session.ts';

/** As the game stood after this act of its present line. */
export async function sessionAfter(db: Db, game: Game, id: string, act: number): Promise<GameSession> {
  const told = await sessionTold(db, id, { before: act + 1 });
  if (told[0]?.act !== act) throw notFound('The game has no such moment; it may have been taken back.');
  return told.toReversed().reduce<GameSession | undefined>(gone(game), undefined) ?? noBeginning(id);
}

/** Every moment of the present line, and where its turns begin. */
export async function moments(
  context: Context,
  { campaign }: Parsed<'session.moments'>,
): Promise<Output<'session.moments'>> {
  const { game, head } = await foundSession(context, campaign);
  const told = (await sessionTold(context.db, campaign, {})).toReversed();
  const turns: Output<'session.moments'>['turns'] = [];
  const goOn = gone(game);
  let session: GameSession | undefined;
  for (const [moment, act] of told.entries()) {
    session = goOn(session, act);
    if (session === undefined) continue;
    const title = titleOf(game, session);
    if (turns.at(-1)?.title !== title) turns.push({ moment, title });
  }
  return { revision: head.revision, acts: told.map(({ act }) => act), turns };
}

const titleOf = (game: Game, session: GameSession): string =>
  withCorrections(session.corrections, () => game.text.standing(session.state).title);

/** On by the events of one act; the first begins the game. */
const gone =
  (game: Game) =>
  (
    before: GameSession | undefined,
    { events }: { readonly events: readonly GameEvent[] },
  ): GameSession | undefined => {
    const [first, ...rest] = events;
    if (first === undefined) return before;
    const session = before ?? game.begin(first);
    for (const event of before === undefined ? rest : events) game.apply(session, event);
    return session;
  };

function noBeginning(id: string): never {
  throw new Error(`game ${id} has no beginning`);
}
