/** The player's own dice, cards and choices, typed in one after another. */

import type { OwnEntry } from '../../contract/shapes.ts';
import { REFUSALS } from '../../rules/core/answers.ts';
import { evenTable } from '../../rules/core/bot.ts';
import { isCard, parseCard } from '../../rules/core/cards.ts';
import type { DiceBox } from '../../rules/core/dice.ts';
import type { Refused, Table } from '../../rules/core/driver.ts';
import type { GameText } from '../../rules/core/game-text.ts';
import type { Given } from '../../rules/core/given.ts';
import type { Answer, Question } from '../../rules/core/play.ts';
import { usualOption } from '../../rules/core/question.ts';
import { cardText } from '../../rules/core/text/cards.ts';
import { type Entries, isAppsOwn, isDetail, isPick } from './app-answers.ts';
import { type ByKind, byKind } from './by-kind.ts';

/** Name of the refusal where dice, cards or decisions were left over. */
export const TOO_MANY_ENTRIES = 'too-many-entries';
/** Refusals of any act on account of the dice, cards and decisions that come with it. */
export const ENTRY_REFUSALS: readonly string[] = [...REFUSALS, TOO_MANY_ENTRIES];

/** Roller of the dice: the app of all; the app, while the player decides; or the player, by kind or entry by entry. */
export type Dice = 'app' | { readonly decide: readonly string[] } | ByKind | readonly OwnEntry[];

/** Takes the usual option. */
const usualAnswer: Table = (question) => {
  const usual = question.kind === 'choose' ? usualOption(question) : undefined;
  return usual && { answer: usual.id, by: 'app' };
};

/** Details are drawn evenly, so that no table holds one kind alone; everything else is as usual. */
export function usually(box: DiceBox): Table {
  const even = evenTable(box, 'details');
  return (question, index) => {
    const given = isPick(question) ? even(question, index) : usualAnswer(question, index);
    return given && { ...given, by: 'app' };
  };
}

/**
 * Answers each question with the next entry, whatever it asks, and waits when they are used up. `app` answers an entry
 * that is left to it, and what is never the player's to roll, for which there is no entry.
 */
export function entered(dice: Dice, app: Table): Entries {
  if (dice === 'app') return Object.assign(app, { left: () => 0 });
  if ('decide' in dice) return deciding(dice.decide, app);
  if ('rest' in dice) return byKind(dice, app);
  let used = 0;
  const table: Table = (question, index) => {
    if (isAppsOwn(question)) return app(question, index);
    const entry = dice[used];
    if (entry === undefined) return undefined;
    used += 1;
    return entry === 'app' ? app(question, index) : given(question, entry.own);
  };
  return Object.assign(table, { left: () => dice.length - used });
}

/** The app rolls and draws; each decision of the player's takes the next entry, and waits when they are used up. */
function deciding(decisions: readonly string[], app: Table): Entries {
  let used = 0;
  const table: Table = (question, index) => {
    if (question.kind !== 'choose' || isDetail(question)) return app(question, index);
    const decision = decisions[used];
    if (decision === undefined) return undefined;
    used += 1;
    return decision === 'app' ? app(question, index) : { answer: decision, by: 'player' };
  };
  return Object.assign(table, { left: () => decisions.length - used });
}

function given(question: Question, own: Answer): Given {
  if (question.kind === 'choose') return { answer: own, by: 'player' };
  // `10h` and `q ♥` are what the rules call 10H and QH.
  const card = question.kind === 'draw' && typeof own === 'string' ? parseCard(own) : undefined;
  return { answer: card ?? own, by: 'own' };
}

/** Gives one sentence for an entry that doesn't answer its question: what would be right. */
export function entryRefusalText(
  { question, given: { answer }, refusal }: Refused,
  words?: Pick<GameText<unknown, never, never>, 'cards' | 'called'>,
): string {
  const text = typeof answer === 'string' ? answer : '';
  switch (refusal) {
    case 'not-dice':
    case 'wrong-number-of-dice':
      return question.kind === 'roll' && question.dice > 1
        ? `Enter ${question.dice} dice, each from 1 to 6.`
        : 'Enter one die, from 1 to 6.';
    case 'not-a-face':
      return 'Enter each die as 1 to 6.';
    case 'unknown-card':
      if (words?.cards !== undefined) {
        return words.cards.read(text) === undefined
          ? `That isn’t a ${words.cards.piece?.one ?? 'card'}. ${words.cards.hint}`
          : drawnText(words.called(question.rule, text), question);
      }
      return 'That isn’t a card: write rank and suit, such as 3S, 10H or QD, or JK for a Joker.';
    case 'card-already-drawn':
      return drawnText(isCard(text) ? nameOf(text) : text, question);
    case 'not-an-option':
      return question.kind === 'choose'
        ? `Choose one of these: ${question.options.map((option) => option.id).join(', ')}.`
        : 'Choose one of the options.';
    case 'not-a-spot':
    case 'out-of-bounds':
      return 'Choose a place on the table.';
    default:
      return refusal satisfies never;
  }
}

function drawnText(name: string, question: Question): string {
  const left = question.kind === 'draw' ? question.from.length : 0;
  const remain = left === 1 ? '1 card remains' : `${left} cards remain`;
  return `${name} drawn already; ${remain}. Draw another, or let the app draw.`;
}

function nameOf(card: Parameters<typeof cardText>[0]): string {
  return card === 'JK' ? 'Both Jokers are' : `The ${cardText(card)} is`;
}
