/** Games and games in progress, as screens and the command line see them. */
import type { CampaignHead, ListedSession } from '../../../db/index.ts';
import type { GameView, SessionEntry, SessionQuestion, SessionView } from '../../contract/sessions.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import type { Answer, Question } from '../../rules/core/play.ts';
import type { Advanced } from '../../rules/core/session.ts';
import type { SetupField } from '../../rules/core/setup.ts';

export function gameView({ game: id, title, fields, seats, bots }: Game): GameView {
  return {
    id,
    title,
    fields: Object.entries(fields).map(([name, field]) => fieldView(name, field)),
    seats: [...seats],
    bots: [...bots],
  };
}

function fieldView(id: string, field: SetupField): GameView['fields'][number] {
  const { text } = field;
  switch (field.kind) {
    case 'number':
      return { kind: 'number', id, text, least: field.least, most: field.most };
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
      return { kind: 'flag', id, text };
    default:
      return field satisfies never;
  }
}

function questionView(game: Game, question: Question): SessionQuestion {
  const { rule, seat } = question;
  const text = game.ruleIndex.find(({ id }) => id === rule)?.summary ?? rule;
  switch (question.kind) {
    case 'roll':
      return { kind: 'roll', rule, seat, text, dice: question.dice };
    case 'draw':
      return { kind: 'draw', rule, seat, text, left: question.from.length };
    case 'choose':
      return { kind: 'choose', rule, seat, text, options: question.options.map((option) => ({ ...option })) };
    case 'place':
      return {
        kind: 'place',
        rule,
        seat,
        text,
        bounds: { ...question.bounds },
        spots: question.spots.map((spot) => ({ ...spot })),
      };
    default:
      return question satisfies never;
  }
}

const answerView = (answer: Answer) =>
  typeof answer === 'string' ? answer : 'x' in answer ? { ...answer } : [...answer];

/** `head` as the session is stored, `at` as far as it has got from there. */
export function sessionView(
  game: Game,
  head: CampaignHead,
  at: Exclude<Advanced<unknown, unknown>, { readonly kind: 'refused' }>,
  askedAgain: number | null,
): SessionView {
  const session: Readonly<GameSession> = at.session;
  return {
    id: head.id,
    game: game.game,
    title: game.title,
    name: session.name,
    revision: head.revision,
    seed: session.seed,
    steps: session.steps,
    seats: { ...session.seats },
    state: at.shown,
    question: at.kind === 'waiting' ? questionView(game, at.question) : null,
    answers: session.open.map(({ rule, by, answer }) => ({ rule, by, answer: answerView(answer) })),
    askedAgain,
    over: session.outcome !== null,
    outcome: session.outcome,
    undo: head.undo === null ? null : actTitle(game, String(head.undo.title)),
    redo: head.redo === null ? null : actTitle(game, String(head.redo.title)),
  };
}

export function sessionEntry(games: readonly Game[], listed: ListedSession): SessionEntry {
  // A game that a newer Holdout knows is still shown, by its id.
  const title = games.find(({ game }) => game === listed.game)?.title ?? listed.game;
  return { ...listed, title };
}

/** What an act was, from the id it is stored by. */
export function actTitle(game: Game, id: string): string {
  const [head = id, answer] = id.split('/');
  const rule = game.ruleIndex.find((one) => one.id === head);
  if (rule !== undefined) return answer === undefined ? rule.section : `${rule.section}: ${answer}`;
  return isDeed(head) ? DEEDS[head] : head;
}

const DEEDS = {
  'game-begun': 'The game begins',
  'went-on': 'The game goes on',
  'seats-changed': 'Change who plays',
  renamed: 'Rename the game',
  branched: 'Branch off',
} as const;
export type Deed = keyof typeof DEEDS;

const isDeed = (id: string): id is Deed => Object.hasOwn(DEEDS, id);
