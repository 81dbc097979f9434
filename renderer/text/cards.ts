/** Playing cards as they are written: `3S` is 3♠, `JK` a Joker. */

const SUITS = {
  S: { sign: '♠', word: 'spades' },
  H: { sign: '♥', word: 'hearts' },
  C: { sign: '♣', word: 'clubs' },
  D: { sign: '♦', word: 'diamonds' },
} as const;
const RANKS: Record<string, string> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

function parts(card: string) {
  const [, rank, suit] = /^(10|[2-9JQKA])([SHCD])$/.exec(card) ?? [];
  return rank === undefined || suit === undefined
    ? undefined
    : { rank, suit: SUITS[suit as keyof typeof SUITS] };
}

/** `3♠`, `Joker`; undefined for what is no card. The text form of the suit, never the coloured emoji. */
export function cardSign(card: string): string | undefined {
  if (card === 'JK') return 'Joker';
  const known = parts(card);
  return known === undefined ? undefined : `${known.rank}${known.suit.sign}\u{FE0E}`;
}

/** `3 of spades`, `a Joker` */
export function cardWords(card: string): string {
  if (card === 'JK') return 'a Joker';
  const known = parts(card);
  return known === undefined ? card : `${RANKS[known.rank] ?? known.rank} of ${known.suit.word}`;
}
