/** A game in progress, for whatever calls are made of it: found, gone on with, taken back. */
import {
  commitSession,
  gameIn,
  type LoadedSession,
  loadSession,
  type SessionAct,
  type SessionCommitted,
} from '../../../db/sessions/index.ts';
import type { GameEntry } from '../../contract/session-questions.ts';
import type { Advanced } from '../../rules/core/advance.ts';
import type { Game, GameEvent, GameSession } from '../../rules/core/game.ts';
import type { Told } from '../../rules/core/module.ts';
import type { Answer, Question } from '../../rules/core/play.ts';
import { type CallFailure, notFound, refused } from '../calls/call-failure.ts';
import type { AppContext, Context } from '../calls/context.ts';
import { missingLog } from '../calls/missing-log.ts';
import { type ByKind, inTurn } from '../log/by-kind.ts';
import { CAMPAIGN_GAME, givesUpLine } from '../log/command.ts';
import { entryRefusalText, TOO_MANY_ENTRIES } from '../log/entries.ts';
import { spanOf } from '../log/given-up-lines.ts';
import { oneEntry, oneInTurn, type Rolls } from './entries.ts';
import { actTitle, type Deed } from './view.ts';

export function gameNamed({ games }: AppContext, id: string): Game {
  const game = games.find((one) => one.game === id);
  if (game === undefined) throw notFound('This Holdout knows no such game; a newer one may.');
  return game;
}

/** Failure of a call about a game that is missing here. Logs played in another Holdout stay as they are. */
export const unknownGame = (game: string): CallFailure =>
  notFound(
    `This Holdout doesn’t have the game ${game}: what was played is kept, and opens in a Holdout that has it.`,
  );

export interface Found extends LoadedSession {
  readonly game: Game;
}

/** The game in progress, not out of the bin. */
export async function foundSession(context: Context, id: string): Promise<Found> {
  const of = await gameIn(context.db, id);
  if (of === undefined) throw missingLog(context, id, 'game');
  const game = context.games.find((one) => one.game === of);
  if (game === undefined && of !== CAMPAIGN_GAME) throw unknownGame(of);
  if (game === undefined) throw notFound('That is a campaign, not a game.');
  const loaded = await loadSession(context.db, id);
  if (loaded === undefined) throw notFound('There is no such game; it may have been deleted.');
  if (loaded.head.deletedAt !== null)
    throw notFound('This game is deleted; bring it back from the shelf first.');
  return { game, ...loaded };
}

type Went = Exclude<Advanced<unknown, Told>, { readonly kind: 'refused' }>;

/** Gives the game at its open question, with nothing new answered: what the screen shows. */
export function standing(game: Game, session: Readonly<GameSession>): Went {
  const at = game.advance(session, () => () => undefined, 0);
  if (at.kind === 'refused') throw new Error(`${game.game} refuses what it took before`);
  const open = session.outcome === null ? game.advance(session, () => () => undefined, 1) : at;
  if (open.kind === 'refused') throw new Error(`${game.game} refuses what it took before`);
  return open.kind === 'waiting' ? open : at;
}

export interface Answering {
  readonly rolls: Rolls;
  readonly entries: readonly GameEntry[];
  /** Steps that bots go on by themselves. */
  readonly steps: number | undefined;
  /** Bots answer for the player, too. */
  readonly resolve: boolean;
}

interface Open {
  readonly question: Question;
  /** The state at it. */
  readonly shown: unknown;
}

export interface InTurn {
  readonly acts: readonly SessionAct[];
  /** Question that nothing given answers, where that leaves something undone: nothing is to be stored then. */
  readonly open: Open | undefined;
}

/** The acts that what is given by kind makes, each answer an act of its own. */
export function actsInTurn(
  game: Game,
  session: Readonly<GameSession>,
  given: ByKind & { readonly steps: number | undefined },
  madeAt: string,
): InTurn {
  if (session.outcome !== null) throw isOver();
  const kinds = inTurn(given, game.text.cards);
  const acts: SessionAct[] = [];
  let at = session;
  for (;;) {
    const one = oneInTurn(kinds, given.rest === 'app' ? 'app' : 'own');
    const went = game.advance(at, one.player, given.steps);
    if (went.kind === 'refused') throw refused(entryRefusalText(went, game.text), went.refusal);
    if (went.events.length > 0) acts.push(actOf(went.events, madeAt));
    at = went.session;
    if (went.kind === 'waiting' && one.used()) continue;
    if (went.kind === 'waiting' && (acts.length === 0 || kinds.left() > 0)) {
      return { acts, open: { question: went.question, shown: went.shown } };
    }
    if (kinds.left() > 0) throw tooMany();
    return { acts, open: undefined };
  }
}

const isOver = () => refused('The game is over; undo takes the last answer back.', 'game-over');
export const tooMany = () =>
  refused('More was entered than was asked for; take the last entries out.', TOO_MANY_ENTRIES);

const actOf = (events: readonly GameEvent[], madeAt: string): SessionAct => ({
  command: 'session.answer',
  title: titleOf(events),
  events,
  madeAt,
});

/** The acts that the entries make, each an act of its own; without entries, what follows of itself. */
export function actsOf(
  game: Game,
  session: Readonly<GameSession>,
  { rolls, entries, steps, resolve }: Answering,
  madeAt: string,
): readonly SessionAct[] {
  if (session.outcome !== null) throw isOver();
  const acts: SessionAct[] = [];
  let at = resolve ? inBotsHands(game, session) : session;
  for (const entry of entries.length > 0 ? entries : [undefined]) {
    if (at.outcome !== null) throw tooMany();
    const one = oneEntry(entry, rolls, game.text.cards);
    const went = game.advance(at, one.player, steps);
    if (went.kind === 'refused') throw refused(entryRefusalText(went, game.text), went.refusal);
    if (!one.used()) throw tooMany();
    if (went.events.length > 0) acts.push(actOf(went.events, madeAt));
    at = went.session;
  }
  return acts;
}

/** The act by which a run is given up. */
export function givenUpActs(
  game: Game,
  session: Readonly<GameSession>,
  madeAt: string,
): readonly SessionAct[] {
  if (session.outcome !== null) throw isOver();
  const events = game.giveUp(session);
  if (events === undefined || game.givenUpBy === undefined)
    throw refused(
      'A single game isn’t given up: leave it as it stands, or delete it on the shelf.',
      'no-run',
    );
  return [{ command: 'session.give-up', title: game.givenUpBy, events, madeAt }];
}

/** The session as if the game's first bot sat wherever the player does; nobody changes seats by it. */
function inBotsHands(game: Game, session: Readonly<GameSession>): Readonly<GameSession> {
  const [bot] = game.bots;
  if (bot === undefined) throw refused(`${game.title} has no bots.`, 'no-bots');
  const seats = game.seats.map((seat) => {
    const holder = session.seats[seat] ?? 'player';
    return [seat, holder === 'player' ? { bot: bot.id } : holder];
  });
  return { ...session, seats: Object.fromEntries(seats) };
}

/** Names an act by its first answer of the player's own, if it has one; else by what the app or a bot did. */
function titleOf(events: readonly GameEvent[]): string {
  const answers = events.flatMap((event) => (event.type === 'answered' ? event.answers : []));
  const one =
    answers.find(({ by }) => by === 'player') ?? answers.find(({ by }) => by === 'own') ?? answers[0];
  return one === undefined ? 'went-on' : `${one.rule}/${answerId(one.answer)}`;
}

function answerId(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return 'x' in answer ? `${answer.x},${answer.y}` : answer.join();
}

/** Commits one event of the game's own keeping: named anew, seats changed. */
export async function changeSession(
  context: Context,
  at: { readonly campaign: string; readonly revision: number },
  command: string,
  title: Deed,
  change: (session: LoadedSession['session'], game: Game) => GameEvent | readonly GameEvent[],
): Promise<SessionCommitted> {
  const { game, session } = await foundSession(context, at.campaign);
  const act: SessionAct = {
    command,
    title,
    events: [change(session, game)].flat(),
    madeAt: context.now().toISOString(),
  };
  return await storedActs(context, game, at, [act]);
}

/** Stores the acts, unless they would give up more than a few that were taken back and nobody has said that this is meant. */
export async function storedActs(
  { db, giveUpLine = false }: Context,
  game: Game,
  { campaign, revision }: { readonly campaign: string; readonly revision: number },
  acts: readonly SessionAct[],
): Promise<SessionCommitted> {
  const result = await commitSession(db, game, campaign, { revision, giveUpLine }, acts);
  if (!result.ok && result.refusal.code === 'gives-up-a-line') {
    const { line } = result.refusal;
    throw givesUpLine(line, spanOf({ title: (stored) => actTitle(game, String(stored)) }, line));
  }
  return result;
}
