/** Checks of answers to a question: what answers it, what doesn’t, and by what mark a question is known again. */

import { isCard } from './cards.ts';
import { hashListed, hex, type Listed } from './hash.ts';
import type { Answer, DrawAsk, Option, PlaceAsk, Question, RollAsk, RuleId, Seat } from './play.ts';

export const REFUSALS = [
  'not-dice',
  'wrong-number-of-dice',
  'not-a-face',
  'unknown-card',
  'card-already-drawn',
  'not-an-option',
  'not-a-spot',
  'out-of-bounds',
] as const;
/** Reason for which an answer does not answer its question. */
export type Refusal = (typeof REFUSALS)[number];

function rollRefusal(question: RollAsk, answer: Answer): Refusal | undefined {
  if (!Array.isArray(answer)) return 'not-dice';
  if (answer.length !== question.dice) return 'wrong-number-of-dice';
  const faces: readonly unknown[] = answer;
  for (const face of faces) {
    if (!Number.isInteger(face) || (face as number) < 1 || (face as number) > 6) return 'not-a-face';
  }
  return undefined;
}

function drawRefusal(question: DrawAsk, answer: Answer): Refusal | undefined {
  if (typeof answer !== 'string') return 'unknown-card';
  if (question.from.includes(answer)) return undefined;
  // Only of a playing card is it known that the deck once held it.
  return isCard(answer) && question.from.some(isCard) ? 'card-already-drawn' : 'unknown-card';
}

function placeRefusal({ bounds }: PlaceAsk, answer: Answer): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || !('x' in answer && 'y' in answer)) return 'not-a-spot';
  const { x, y } = answer;
  if (!Number.isInteger(x) || !Number.isInteger(y)) return 'not-a-spot';
  const inside = x >= bounds.west && x <= bounds.east && y >= bounds.south && y <= bounds.north;
  return inside ? undefined : 'out-of-bounds';
}

/** Returns the reason for which the answer is none; undefined if it is one. */
export function refusalOf(question: Question, answer: Answer): Refusal | undefined {
  switch (question.kind) {
    case 'roll':
      return rollRefusal(question, answer);
    case 'draw':
      return drawRefusal(question, answer);
    case 'choose':
      for (const { id } of question.options) if (id === answer) return undefined;
      return 'not-an-option';
    case 'place':
      return placeRefusal(question, answer);
    default:
      return question satisfies never;
  }
}

export function accepts(question: Question, answer: Answer): boolean {
  return refusalOf(question, answer) === undefined;
}

/** Part of a question that decides whether a stored answer still fits; wording, stream and reading may change without harm. */
function offered(question: Question): Listed {
  switch (question.kind) {
    case 'roll':
      return question.dice;
    case 'draw':
      return question.from;
    case 'choose':
      return question.options.map(idOf);
    case 'place': {
      const { west, south, east, north } = question.bounds;
      return [west, south, east, north];
    }
    default:
      return question satisfies never;
  }
}

const idOf = ({ id }: Option): string => id;

function hashed(question: Question): string {
  const [word] = hashListed([question.kind, question.rule, question.seat, offered(question)]);
  return hex(word);
}

/** Rolls repeat themselves: the fingerprints of one seat's rolls under one rule, by the number of dice. */
const ofRolls = new Map<RuleId, Map<Seat, string[]>>();
const MOST_DICE = 100;

function fingerprintsBySeat(rule: RuleId): Map<Seat, string[]> {
  const known = ofRolls.get(rule) ?? new Map<Seat, string[]>();
  ofRolls.set(rule, known);
  return known;
}

function ofRoll(question: RollAsk): string {
  const { rule, seat, dice } = question;
  const bySeat = ofRolls.get(rule) ?? fingerprintsBySeat(rule);
  const byDice = bySeat.get(seat) ?? [];
  const known = byDice[dice];
  if (known !== undefined) return known;
  const made = hashed(question);
  if (Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE) byDice[dice] = made;
  bySeat.set(seat, byDice);
  return made;
}

/** Eight hexadecimal digits for kind, rule, seat and what is offered; the same on every machine. */
export function fingerprint(question: Question): string {
  return question.kind === 'roll' ? ofRoll(question) : hashed(question);
}
