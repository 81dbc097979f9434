/** A deck is the cards that remain, in no order that matters: whoever draws picks any of them. */

import { type Card, SUITED_CARDS } from './cards.ts';

export const DECK_SIZE = 54;

/** A whole pack: the 52 suited cards and two equal Jokers. */
export function freshDeck(): Card[] {
  return [...SUITED_CARDS, 'JK', 'JK'];
}

/** Cards that remain when `card` is gone; of equal cards only one goes. Throws if it is not there. */
export function without<C extends string>(deck: readonly C[], card: C): C[] {
  const at = deck.indexOf(card);
  if (at < 0) throw new Error(`${card} is not among the ${deck.length} cards that remain`);
  return [...deck.slice(0, at), ...deck.slice(at + 1)];
}
