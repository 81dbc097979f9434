/** Games besides the campaign's: what there is, a new one, and going on with one. */
import { addNote, copyCampaign, enterCopy, inTransaction } from '../../../db/index.ts';
import type { Db } from '../../../db/schema.ts';
import {
  createSession,
  type LoadedSession,
  type SessionCommitted,
  sessionTold,
  undoSession,
} from '../../../db/sessions/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import type { SessionView } from '../../contract/sessions.ts';
import { correctingAll } from '../../rules/core/corrections.ts';
import type { Game, GameEvent, GameSession } from '../../rules/core/game.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import { usualSetup } from '../../rules/core/setup.ts';
import { notFound } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { freshCampaignId } from '../calls/seed.ts';
import { failureOf } from '../log/command.ts';
import { checkAct } from '../log/copying.ts';
import { written } from '../log/writing.ts';
import { countedViews } from './chance.ts';
import { actsAfter, chroniclePage } from './chronicle.ts';
import { playableAfter } from './correcting.ts';
import type { ScriptCall } from './script.ts';
import { seatsOf } from './seats.ts';
import {
  actsOf,
  changeSession,
  foundSession,
  gameNamed,
  givenUpActs,
  standing,
  storedActs,
} from './session.ts';
import { beginningOf } from './set-up.ts';
import { actTitle, gameView, sessionView } from './view.ts';

/** The game as it stood after this act of its present line. */
async function sessionAfter(db: Db, game: Game, id: string, act: number): Promise<GameSession> {
  const told = await sessionTold(db, id, { before: act + 1 });
  if (told[0]?.act !== act) throw notFound('The game has no such moment; it may have been taken back.');
  return told.toReversed().reduce<GameSession | undefined>(gone(game), undefined) ?? noBeginning(id);
}

/** Every moment of the present line, and where its turns begin. */
async function moments(
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

function viewOf(game: Game, { head, session }: LoadedSession): SessionView {
  const at = standing(game, session);
  const dropped = at.events.find((event) => event.type === 'answers-dropped');
  if (dropped === undefined) return sessionView(game, head, at, null);
  const since = session.rulesVersion === game.rulesVersion ? 'figures' : 'rules';
  return sessionView(game, head, at, { from: dropped.from, since });
}

function stored(game: Game, result: SessionCommitted): SessionView {
  if (!result.ok) throw failureOf(result.refusal);
  return viewOf(game, result);
}

export const sessionHandlers: Handlers<
  'games.list' | Exclude<MethodOf<'session'>, ScriptCall | 'session.forecast'>
> = {
  'games.list': async ({ games }) => ({ games: games.map(gameView) }),
  'session.create': async (context, { game: wanted, name, seed, setup: input, seats }) => {
    const game = gameNamed(context, wanted);
    const { setup, state } = beginningOf(game, { ...usualSetup(game.fields), ...input });
    const id = freshCampaignId(context.random);
    const begun: GameEvent = {
      type: 'game-begun',
      name,
      game: game.game,
      rulesVersion: game.rulesVersion,
      seed,
      setup,
      seats: seatsOf(game, seats),
      state,
    };
    // Steps that follow of themselves belong to the beginning, so that the game opens at its first question.
    const went = game.advance(game.begin(begun), () => () => undefined);
    if (went.kind === 'refused') throw new Error(`${game.game} refuses its own beginning`);
    const { head } = await createSession(context.db, game, id, {
      command: 'session.create',
      title: 'game-begun',
      madeAt: context.now().toISOString(),
      events: [begun, ...went.events],
    });
    return { id, revision: head.revision };
  },
  'session.get': async (context, { campaign, after }) => {
    const { game, ...loaded } = await foundSession(context, campaign);
    if (after === undefined || after === loaded.head.act) return viewOf(game, loaded);
    return viewOf(game, { ...loaded, session: await sessionAfter(context.db, game, campaign, after) });
  },
  'session.moments': moments,
  'session.chance': async (context, { campaign }) => {
    const { game, head, session } = await foundSession(context, campaign);
    return { revision: head.revision, ...countedViews(game, session) };
  },
  'session.chronicle': chroniclePage,
  'session.answer': async (context, { campaign, revision, ...answering }) => {
    const found = await foundSession(context, campaign);
    const { game, head, session } = found;
    // Refused early, so that what was typed for an older state is never held against a newer one.
    if (head.revision !== revision) throw failureOf({ code: 'stale', revision: head.revision });
    const { rolls, entries, steps, resolve } = answering;
    const acts = actsOf(game, session, { rolls, entries, steps, resolve }, context.now().toISOString());
    const view =
      acts.length === 0
        ? viewOf(game, { head, session })
        : stored(game, await storedActs(context, game, { campaign, revision }, acts));
    return { ...view, made: { upTo: head.act, added: await actsAfter(context, found) } };
  },
  'session.seats': async (context, { seats, ...at }) => {
    const { game } = await foundSession(context, at.campaign);
    const changed = await changeSession(context, at, 'session.seats', 'seats-changed', (session) => ({
      type: 'seats-changed',
      from: session.seats,
      to: seatsOf(game, { ...session.seats, ...seats }),
    }));
    return stored(game, changed);
  },
  'session.correct': async (context, { figures, ...at }) => {
    const { game } = await foundSession(context, at.campaign);
    const title = figures.length === 1 ? 'figure-corrected' : 'figures-corrected';
    const changed = await changeSession(context, at, 'session.correct', title, ({ corrections }) =>
      playableAfter(game, corrections, correctingAll(game.tables, corrections, figures)),
    );
    if (!changed.ok) throw failureOf(changed.refusal);
    return { revision: changed.head.revision, title: actTitle(game, title) };
  },
  'session.give-up': async (context, { note, ...at }) =>
    await inTransaction(context.db, async (db) => {
      const inside = { ...context, db };
      const { game, session } = await foundSession(inside, at.campaign);
      const madeAt = context.now().toISOString();
      const result = await storedActs(inside, game, at, givenUpActs(game, session, madeAt));
      if (!result.ok) throw failureOf(result.refusal);
      if (note === null) return viewOf(game, result);
      written(await addNote(db, at.campaign, { act: result.head.act, text: note, at: madeAt }));
      const { game: _, ...noted } = await foundSession(inside, at.campaign);
      return viewOf(game, noted);
    }),
  'session.branch': async (context, { campaign, name, from }) =>
    await inTransaction(context.db, async (db) => {
      // Acts taken back stay in the copy's own list of given-up lines.
      const inside = { ...context, db, giveUpLine: true };
      const { game, head: original } = await foundSession(inside, campaign);
      await checkAct(db, campaign, from);
      const id = freshCampaignId(context.random);
      const at = context.now().toISOString();
      const head = await copyCampaign(db, campaign, { newId: id, at });
      if (head === undefined) throw notFound('There is no such game to branch off.');
      let { revision } = head;
      if (from < original.act) {
        const back = await undoSession(db, game, id, revision, { at, backTo: from, pastCopies: true });
        if (!back.ok) throw failureOf(back.refusal);
        ({ revision } = back.head);
      }
      const copied = { campaign: id, revision };
      const named = await changeSession(inside, copied, 'session.branch', 'branched', (session) => ({
        type: 'game-renamed',
        from: session.name,
        to: name,
      }));
      const { revision: as } = stored(game, named);
      await enterCopy(db, id, false);
      return { id, revision: as };
    }),
};

/** Complete "The Lantern Walk: …". */
