/** Games and games in progress, as screens and the command line see them. */

import type { ActTitle, CampaignHead, CopyOf, WritingTurn, WrittenLast } from '../../../db/index.ts';
import type { ListedSession } from '../../../db/sessions/index.ts';
import type { SessionQuestion } from '../../contract/session-questions.ts';
import type {
  GameView,
  InWordsView,
  SessionEntry,
  SessionView,
  WordTableView,
} from '../../contract/sessions.ts';
import type { Advanced } from '../../rules/core/advance.ts';
import { differences } from '../../rules/core/corrections.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import type { InWords, Standing, WordTable } from '../../rules/core/game-text.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import type { Told } from '../../rules/core/module.ts';
import type { Question } from '../../rules/core/play.ts';
import { type SetupField, usualSetup } from '../../rules/core/setup.ts';
import { correctableIn } from '../../rules/core/table.ts';
import { countedInWords } from '../../rules/core/text/english.ts';
import { CARD } from '../../rules/core/text/term.ts';
import { writingTitle } from '../../rules/core/text/writing.ts';
import { countable } from '../../rules/core/uncountable.ts';
import { choiceView } from '../views/choice.ts';
import { copiedFrom } from '../views/copied-from.ts';
import { lastDone } from '../views/last-done.ts';
import { answerView, calledText, lineView, ruleDone } from './explained.ts';

export function gameView({ game: id, title, fields, seats, seatsBy, bots, text }: Game): GameView {
  return {
    id,
    title,
    about: text.about,
    fields: Object.entries(fields).map(([name, field]) => fieldView(name, field)),
    usual: usualSetup(fields),
    seats: seats.map((seat) => ({ id: seat, title: text.seats[seat] ?? seat })),
    seatsBy: seatsBy ?? null,
    bots: [...bots],
  };
}

function fieldView(id: string, field: SetupField): GameView['fields'][number] {
  const { text } = field;
  switch (field.kind) {
    case 'number':
      return {
        kind: 'number',
        id,
        text,
        least: field.least,
        most: field.most,
      };
    case 'choice':
      return {
        kind: 'choice',
        id,
        text,
        options: field.of.map((one) => ({ id: one, text: field.texts[one] ?? one })),
      };
    case 'text':
      return { kind: 'text', id, text, longest: field.longest };
    case 'flag':
      return { kind: 'flag', id, text, line: field.line ?? '' };
    default:
      return field satisfies never;
  }
}

/** `shown`: the state as far as the open step has got. */
export function questionView(game: Game, question: Question, shown: unknown): SessionQuestion {
  const { rule, seat, of } = question;
  const known = game.ruleIndex.find(({ id }) => id === rule);
  // A game is played on whether or not what is said beside its question can be counted.
  const words = countable(() => game.text.asked?.(shown, question), undefined) ?? {};
  const asked = {
    rule,
    seat,
    of: of ?? null,
    text: words.title ?? known?.ask ?? known?.summary ?? rule,
    section: known?.section ?? rule,
    summary: known?.summary ?? '',
    over: words.over ?? '',
    line: words.line ?? '',
    whyNot: (words.whyNot ?? []).map((one) => ({ ...one })),
    byApp: words.byApp ?? null,
  };
  switch (question.kind) {
    case 'roll':
      return { kind: 'roll', ...asked, dice: question.dice, faces: [...(words.faces ?? [])] };
    case 'draw': {
      const { hint = null, piece = CARD } = game.text.cards ?? {};
      const cards = (words.cards ?? []).map(({ id, text, line = '' }) => {
        return { id, text, line, left: question.from.filter((card) => card === id).length };
      });
      return { kind: 'draw', ...asked, left: question.from.length, hint, piece, cards };
    }
    case 'choose':
      return { kind: 'choose', ...asked, ...choiceView(question) };
    case 'place':
      return {
        kind: 'place',
        ...asked,
        bounds: { ...question.bounds },
        spots: question.spots.map((spot) => ({ ...spot })),
      };
    default:
      return question satisfies never;
  }
}

type At = Exclude<Advanced<unknown, Told>, { readonly kind: 'refused' }>;
type AskedAgain = SessionView['askedAgain'];

/** `head` as the session is stored, `at` as far as it has got from there; its words go by the figures that hold for it. */
export function sessionView(game: Game, head: CampaignHead, at: At, askedAgain: AskedAgain): SessionView {
  return withCorrections(at.session.corrections, () => viewOf(game, head, at, askedAgain));
}

function viewOf(game: Game, head: CampaignHead, at: At, askedAgain: AskedAgain): SessionView {
  const session: Readonly<GameSession> = at.session;
  const question = at.kind === 'waiting' ? at.question : undefined;
  return {
    id: head.id,
    game: game.game,
    title: game.title,
    name: session.name,
    revision: head.revision,
    seed: session.seed,
    steps: session.steps,
    seats: Object.fromEntries(taken(game, session)),
    names: {
      seats: { ...game.text.seats },
      bots: Object.fromEntries(game.bots.map(({ id, title }) => [id, title])),
    },
    standing: headView(game.text.standing(at.shown)),
    inWords: wordsView(game.text.inWords(at.shown, question)),
    state: at.shown,
    question: question === undefined ? null : questionView(game, question, at.shown),
    answers: session.open.map((answer) => answerView(game, answer)),
    told: at.kind === 'waiting' ? at.told.map((event) => lineView(game, event)) : [],
    askedAgain,
    over: session.outcome !== null,
    outcome: session.outcome,
    ending: session.outcome === null ? null : game.text.outcome(session.outcome),
    inGame: game.inGame(at.shown),
    giveUp: session.outcome === null ? givingUpTitle(game) : null,
    corrected: game.tables.some((table) => correctableIn(table).length > 0)
      ? differences(game.tables, session.corrections).length
      : null,
    undo: turnTitle(game, head.undo, head.writing.undo),
    redo: turnTitle(game, head.redo, head.writing.redo),
    words: { undo: head.writing.undo?.version ?? null, redo: head.writing.redo?.version ?? null },
  };
}

const givingUpTitle = (game: Game): string | null =>
  game.givenUpBy === undefined ? null : actTitle(game, game.givenUpBy);

/** The seats that somebody sits at, each with who answers for it. */
function taken({ seats, seatsBy }: Game, session: Readonly<GameSession>) {
  const setup = session.setup as Readonly<Record<string, unknown>>;
  const count = seatsBy === undefined ? seats.length : Number(setup[seatsBy]);
  return seats.slice(0, count).map((seat) => [seat, session.seats[seat] ?? 'player'] as const);
}

function turnTitle(game: Game, act: ActTitle | null, writing: WritingTurn | undefined): string | null {
  if (writing !== undefined) return writingTitle(writing);
  return act === null ? null : actTitle(game, String(act.title));
}

const headView = ({ title, detail, crumb, phases = [] }: Standing): SessionView['standing'] => ({
  title,
  detail,
  crumb: crumb ?? null,
  phases: phases.map((phase) => ({ name: phase.name, detail: phase.detail ?? '', is: phase.is })),
});

const wordsView = ({ title, facts, tables }: InWords): InWordsView => ({
  title: title ?? null,
  facts: facts.map((fact) => ({ ...fact })),
  tables: tables.map(tableView),
});

const tableView = (table: WordTable): WordTableView => ({
  title: table.title,
  aside: table.aside ?? '',
  columns: [...table.columns],
  rows: table.rows.map((row) => [...row]),
  places: (table.places ?? []).map(({ name, next = [], is }) => ({ name, next: [...next], is: is ?? null })),
  filters: (table.filters ?? []).map((filter) => ({ title: filter.title, rows: [...filter.rows] })),
  ruled: [...(table.ruled ?? [])],
});

interface Beside {
  /** Campaigns by the run that is an episode of them. */
  readonly episodes: ReadonlyMap<string, string>;
  readonly copies: ReadonlyMap<string, CopyOf>;
  readonly written: ReadonlyMap<string, WrittenLast>;
}

export function sessionEntry(
  games: readonly Game[],
  { episodes, copies, written }: Beside,
  { session, last, changedAt, ...listed }: ListedSession,
): SessionEntry {
  const over = session.outcome !== null;
  const game = games.find((one) => one.game === listed.game);
  const entry = {
    ...listed,
    episodeOf: episodes.get(listed.id) ?? null,
    copiedFrom: copiedFrom(copies.get(listed.id)),
    over,
  };
  const origin = copies.get(listed.id)?.name ?? null;
  const isCopied = origin !== null && (last === 'copied' || last === 'branched');
  const done = (act: string) =>
    lastDone({ last: isCopied ? `Copied from ${origin}` : act, changedAt }, written.get(listed.id));
  // A game that only another Holdout knows is still shown, by its id.
  if (game === undefined) {
    const standing = { title: countedInWords(session.steps, 'step', 'steps'), detail: '' };
    return {
      ...{ ...entry, title: listed.game, known: false, standing, who: '', sign: 'dice' as const },
      ...done(deedTitle(last)),
    };
  }
  const stands = withCorrections(session.corrections, () => game.text.standing(session.state));
  const { title, detail, who = playersText(taken(game, session)), sign = 'dice' } = stands;
  return {
    ...{ ...entry, title: game.title, known: true, standing: { title, detail }, who, sign },
    ...done(actTitle(game, last)),
  };
}

/** `you and two bots`, `three players`, `two players and one bot`: where the game doesn't say who plays. */
function playersText(seats: ReturnType<typeof taken>): string {
  const players = seats.filter(([, held]) => held === 'player').length;
  const bots = countedInWords(seats.length - players, 'bot', 'bots');
  if (players === 0) return bots;
  const people = players === 1 ? 'you' : countedInWords(players, 'player', 'players');
  return players === seats.length ? people : `${people} and ${bots}`;
}

/** Says what an act was, from the id it is stored by. */
export function actTitle(game: Game, id: string): string {
  const [head = id, ...rest] = id.split('/');
  const answer = rest.length === 0 ? undefined : rest.join('/');
  const rule = game.ruleIndex.find((one) => one.id === head);
  if (rule !== undefined) {
    const done = ruleDone(rule);
    return answer === undefined ? done : `${done}: ${answered(game, head, answer)}`;
  }
  return isDeed(head) ? DEEDS[head] : head;
}

/** Dice as they fell, a card as it is written, an option as it was called. */
function answered(game: Game, rule: string, answer: string): string {
  return /^[0-9-]+(,[0-9-]+)*$/.test(answer) ? answer.replaceAll(',', ', ') : calledText(game, rule, answer);
}

const DEEDS = {
  'game-begun': 'The game begins',
  'went-on': 'The game goes on',
  'seats-changed': 'Change who plays',
  renamed: 'Rename the game',
  branched: 'Branch off',
  copied: 'Copied',
  'figure-corrected': 'Correct a figure',
  'figures-corrected': 'Correct several figures',
  'correction-taken-back': 'A figure as in the book again',
  'log-damaged': 'Go on from how things stood: the log was damaged',
  unreadable: 'What this act did can’t be read',
} as const;
export type Deed = keyof typeof DEEDS;

/** Says what an act was, as far as that is known of every game. */
export const deedTitle = (id: string): string => (isDeed(id) ? DEEDS[id] : DEEDS['went-on']);

const isDeed = (id: string): id is Deed => Object.hasOwn(DEEDS, id);
