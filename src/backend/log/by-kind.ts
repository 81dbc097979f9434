/** Own dice, cards and decisions, each kind in the order asked: what a script has ready before anything is asked. */
import { parseCard } from '../../rules/core/cards.ts';
import type { Table } from '../../rules/core/driver.ts';
import type { CardWords } from '../../rules/core/game-text.ts';
import type { Given } from '../../rules/core/given.ts';
import type { ChooseAsk, PlaceAsk, Question, Spot } from '../../rules/core/play.ts';
import { type Entries, isAppsOwn, isDetail } from './app-answers.ts';

export interface ByKind {
  readonly faces: readonly number[];
  readonly cards: readonly string[];
  readonly choices: readonly string[];
  /** Roller of dice and drawer of cards that aren't given: the app, or nobody, so that the play waits. */
  readonly rest: 'app' | 'open';
}

/** Given answers, taken in turn: the answer to a question, or undefined where nothing given is one. */
export interface InTurn {
  readonly answer: (question: Question) => Given | undefined;
  /** Says whether the decision given next is an answer to the question. */
  readonly fits: (question: Question) => boolean;
  /** Says whether something given is left for a question of this kind. */
  readonly has: (question: Question) => boolean;
  /** Counts the given answers that no question has asked for yet. */
  readonly left: () => number;
}

export function inTurn({ faces, cards, choices, rest }: ByKind, words?: CardWords): InTurn {
  const used = { faces: 0, cards: 0, choices: 0 };

  function roll(dice: number): Given | undefined {
    const left = faces.length - used.faces;
    // Some of the dice but not all: of a seeded act that is a mistake, which the refusal names.
    if (left < dice && (left === 0 || rest === 'open')) return undefined;
    const answer = faces.slice(used.faces, used.faces + dice);
    used.faces += answer.length;
    return { answer, by: 'own' };
  }

  function draw(): Given | undefined {
    const card = cards[used.cards];
    if (card === undefined) return undefined;
    used.cards += 1;
    return { answer: (words?.read ?? parseCard)(card) ?? card, by: 'own' };
  }

  function decide(question: ChooseAsk | PlaceAsk): Given | undefined {
    const choice = choices[used.choices];
    if (choice === undefined) return undefined;
    used.choices += 1;
    return { answer: question.kind === 'place' ? (spotIn(choice) ?? choice) : choice, by: 'player' };
  }

  return {
    answer: (question) => {
      switch (question.kind) {
        case 'roll':
          return roll(question.dice);
        case 'draw':
          return draw();
        case 'choose':
        case 'place':
          return decide(question);
        default:
          return question satisfies never;
      }
    },
    fits: (question) =>
      question.kind === 'choose' && question.options.some(({ id }) => id === choices[used.choices]),
    has: ({ kind }) => {
      if (kind === 'roll') return used.faces < faces.length;
      return kind === 'draw' ? used.cards < cards.length : used.choices < choices.length;
    },
    left: () => faces.length - used.faces + (cards.length - used.cards) + (choices.length - used.choices),
  };
}

/** `120:45`, a place in tenths of an inch from the west and the south. */
function spotIn(choice: string): Spot | undefined {
  const [, x, y] = /^(-?\d{1,6}):(-?\d{1,6})$/.exec(choice) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Too few of a kind leave the question open, or to the app; a decision that isn't given is always left open. */
export function byKind(given: ByKind, app: Table): Entries {
  const { answer, fits, left } = inTurn(given);
  const appRolls = given.rest === 'app';
  const table: Table = (question, index) => {
    // Of a table's many picks a script decides those that it has a type ready for.
    const leaves = appRolls && isDetail(question) && !fits(question);
    if (isAppsOwn(question) || leaves) return app(question, index);
    const chance = question.kind === 'roll' || question.kind === 'draw';
    return answer(question) ?? (appRolls && chance ? app(question, index) : undefined);
  };
  return Object.assign(table, { left });
}
