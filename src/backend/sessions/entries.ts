/** The player's side of a game in progress: one entry, then the app again until something is the player's. */
import type { GameEntry } from '../../contract/session-questions.ts';
import { parseCard } from '../../rules/core/cards.ts';
import type { Table } from '../../rules/core/driver.ts';
import type { CardWords } from '../../rules/core/game-text.ts';
import type { Given } from '../../rules/core/given.ts';
import type { Answer, Question } from '../../rules/core/play.ts';
import { usualOption } from '../../rules/core/question.ts';
import type { InTurn } from '../log/by-kind.ts';

/** Roller of dice and drawer of cards where no entry does it. */
export type Rolls = 'app' | 'own';

export interface OneEntry {
  readonly player: (app: Table) => Table;
  /** Says whether the entry has been asked for. */
  readonly used: () => boolean;
}

/** Answers one question with the entry, whatever it asks; dice and cards besides are the app's, or waited for. */
export function oneEntry(entry: GameEntry | undefined, rolls: Rolls, cards?: CardWords): OneEntry {
  let left = entry;
  const player =
    (app: Table): Table =>
    (question, index) => {
      const chance = question.kind === 'roll' || question.kind === 'draw';
      if (chance && rolls === 'app') return app(question, index);
      if (left === undefined) return undefined;
      const answer = left;
      left = undefined;
      if (answer === 'app') return chance ? app(question, index) : usual(question);
      if ('begun' in answer) return begun(question, answer.begun, (rest) => app(rest, index));
      return given(question, answer.own, cards);
    };
  return { player, used: () => left === undefined };
}

/** The player's own dice first, then the app's: a roll of his, whoever rolled the rest. */
function begun(
  question: Question,
  faces: readonly number[],
  app: (rest: Question) => Given | undefined,
): Given | undefined {
  // Dice answer nothing else, and too many of them no roll.
  if (question.kind !== 'roll' || faces.length >= question.dice) return { answer: faces, by: 'own' };
  const rest = app({ ...question, dice: question.dice - faces.length });
  return Array.isArray(rest?.answer) ? { answer: [...faces, ...rest.answer], by: 'own' } : rest;
}

/** Answers one question of the player's with what is given next of its kind; the app rolls and draws besides, or nobody does. */
export function oneInTurn(given: InTurn, rolls: Rolls): OneEntry {
  let isUsed = false;
  const player =
    (app: Table): Table =>
    (question, index) => {
      const chance = question.kind === 'roll' || question.kind === 'draw';
      // Answers given for a later question are the next act's.
      const answer = isUsed ? undefined : given.answer(question);
      if (answer !== undefined) isUsed = true;
      else if (chance && rolls === 'app' && !given.has(question)) return app(question, index);
      return answer;
    };
  return { player, used: () => isUsed };
}

/** Gives the usual answer: the usual option, or the spot that the rules name first. */
export function usual(question: Question): Given | undefined {
  const first = question.kind === 'choose' ? usualOption(question)?.id : spotsOf(question)[0];
  return first === undefined ? undefined : { answer: first, by: 'app' };
}

const spotsOf = (question: Question) => (question.kind === 'place' ? question.spots : []);

function given(question: Question, own: Answer, cards: CardWords | undefined): Given {
  if (question.kind === 'choose' || question.kind === 'place') return { answer: own, by: 'player' };
  // `10h` and `q ♥` are what the rules call 10H and QH; cards of its own the game reads itself.
  const read = cards?.read ?? parseCard;
  const card = question.kind === 'draw' && typeof own === 'string' ? read(own) : undefined;
  return { answer: card ?? own, by: 'own' };
}
