/** Own dice, cards and decisions, each kind in the order asked: what a script has ready before anything is asked. */
import { parseCard } from '../../rules/core/cards.ts';
import type { Table } from '../../rules/core/driver.ts';
import type { Given } from '../../rules/core/given.ts';
import type { Question } from '../../rules/core/play.ts';
import { type Entries, isAppsOwn, isDetail } from './app-answers.ts';

export interface ByKind {
  readonly faces: readonly number[];
  readonly cards: readonly string[];
  readonly choices: readonly string[];
  /** Who rolls and draws what isn't given: the app, or nobody, so that the play waits. */
  readonly rest: 'app' | 'open';
}

/** Too few of a kind leave the question open, or to the app; a decision that isn't given is always left open. */
export function byKind({ faces, cards, choices, rest }: ByKind, app: Table): Entries {
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
    return { answer: parseCard(card) ?? card, by: 'own' };
  }

  function decide(question: Question): Given | undefined {
    const choice = choices[used.choices];
    if (choice === undefined) return undefined;
    used.choices += 1;
    return question.kind === 'choose' ? { answer: choice, by: 'player' } : undefined;
  }

  const table: Table = (question, index) => {
    if (isAppsOwn(question)) return app(question, index);
    switch (question.kind) {
      case 'roll':
        return roll(question.dice) ?? (rest === 'app' ? app(question, index) : undefined);
      case 'draw':
        return draw() ?? (rest === 'app' ? app(question, index) : undefined);
      case 'choose':
      case 'place':
        if (rest === 'app' && isDetail(question)) return app(question, index);
        return decide(question);
      default:
        return question satisfies never;
    }
  };
  return Object.assign(table, {
    left: () => faces.length - used.faces + (cards.length - used.cards) + (choices.length - used.choices),
  });
}
