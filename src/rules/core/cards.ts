/** Playing cards: the nouns every game with a pack of cards shares. */

export const SUITS = ['D', 'H', 'C', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export type SuitedCard = `${Rank}${Suit}`;
/** A playing card: rank and suit (`10H`, `3S`), or a Joker; the two Jokers of a pack are equal. */
export type Card = SuitedCard | 'JK';

/** The 52 suited cards, suit by suit, from the 2 to the ace. */
export const SUITED_CARDS: readonly SuitedCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): SuitedCard => `${rank}${suit}`),
);

const known: ReadonlySet<string> = new Set<string>([...SUITED_CARDS, 'JK']);

export function isCard(text: string): text is Card {
  return known.has(text);
}

const OTHER_RANKS: Readonly<Record<string, Rank>> = { '1': 'A', T: '10' };
const OTHER_SUITS: Readonly<Record<string, Suit>> = { '♦': 'D', '♥': 'H', '♣': 'C', '♠': 'S' };

/**
 * Reads a card as a player types it: rank, then suit, in either case, blanks ignored (`3S`, `10h`, `q ♥`, `jk`).
 * `1` is the ace and `T` the ten. Anything else is no card: undefined.
 */
export function parseCard(text: string): Card | undefined {
  const typed = text.replace(/\s+/g, '').toUpperCase();
  if (typed === 'JK' || typed === 'JOKER') return 'JK';
  const rank = typed.slice(0, -1);
  const suit = typed.slice(-1);
  const card = `${OTHER_RANKS[rank] ?? rank}${OTHER_SUITS[suit] ?? suit}`;
  return isCard(card) ? card : undefined;
}
