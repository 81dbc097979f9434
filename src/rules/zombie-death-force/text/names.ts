/** Names of players, Stacks and cards. */
import { partOf, printed } from '../cards.ts';
import type { Card, Collected, Letter, Stack, ZdfSeat } from '../types.ts';

export const SEAT_NAMES: Readonly<Record<ZdfSeat, string>> = {
  first: 'Hale',
  second: 'Marlow',
  third: 'Odile',
  fourth: 'Teague',
};

export const COLLECTION_NAMES: Readonly<Record<Collected, string>> = { team: 'Team', weapon: 'Weapons' };
export const KIND_NAMES: Readonly<Record<Collected, string>> = { team: 'Team', weapon: 'Weapon' };

export const STACK_NAMES: Readonly<Record<Stack, string>> = {
  left: 'left Collection Stack',
  right: 'right Collection Stack',
  action: 'Action Stack',
};

const TITLE_END = /[.!?…]+$/;

export const titleOf = (card: Card): string => printed(card).result.title;

/** Name of a card in the middle of a sentence: `Cook, Team blue B`, `“Time to go!”`. */
export function cardName(card: Card): string {
  const part = partOf(card);
  if (part === undefined) return `“${titleOf(card)}”`;
  return `${titleOf(card)}, ${partText(card)}`;
}

/** `Team blue B`; `Wild`, `Action`. */
export function partText(card: Card): string {
  const part = partOf(card);
  if (part === undefined) return card === 'wild' ? 'Wild' : 'Action';
  return `${KIND_NAMES[part.kind]} ${part.colour} ${letterText(part.letter)}`;
}

export const letterText = (letter: Letter): string => letter.toUpperCase();

/** A title at the end of a sentence: its own mark is mark enough. */
export function sentence(text: string): string {
  return TITLE_END.test(text.replace(/”$/, '')) && text.endsWith('”') ? text : `${text}.`;
}

export const seatName = (seat: ZdfSeat): string => SEAT_NAMES[seat];

/** `Odile’s left Collection Stack` */
export const stackName = (seat: ZdfSeat, stack: Stack): string => `${seatName(seat)}’s ${STACK_NAMES[stack]}`;
