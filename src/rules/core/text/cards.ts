/** Playing cards in words. */
import type { Card, Suit } from '../cards.ts';

const SUIT_TEXT = { D: 'diamonds', H: 'hearts', C: 'clubs', S: 'spades' } as const satisfies Record<
  Suit,
  string
>;
const RANK_TEXT: Readonly<Record<string, string>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** `3 of spades`, `Joker`. */
export function cardText(card: Card): string {
  if (card === 'JK') return 'Joker';
  const rank = card.slice(0, -1);
  return `${RANK_TEXT[rank] ?? rank} of ${SUIT_TEXT[card.slice(-1) as Suit]}`;
}
