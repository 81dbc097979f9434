/** Statistics on the dice and cards of a campaign. */
import type { CardTally, DiceOwner, DiceTally, Tally } from '../../../db/index.ts';
import type { DiceCount, Statistics } from '../../contract/statistics.ts';
import { RANKS, SUITS, type Suit } from '../../rules/core/cards.ts';

const JOKER = 'JK';

const SUIT_TITLES = {
  D: 'Diamonds',
  H: 'Hearts',
  C: 'Clubs',
  S: 'Spades',
} as const satisfies Record<Suit, string>;

const OWNERS = ['app', 'own'] as const satisfies readonly DiceOwner[];

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** `titleOf`: what a rule is called, by its id. */
export function statistics({ dice, cards }: Tally, titleOf: (rule: string) => string): Statistics {
  return {
    dice: OWNERS.map((by) => diceCount(by, facesOf(dice.filter((one) => one.by === by)))),
    rules: byRule(dice, titleOf),
    cards: cardCount(cards),
  };
}

/** Counts how often each face fell, 1 to 6. */
function facesOf(dice: readonly DiceTally[]): number[] {
  return [0, 1, 2, 3, 4, 5].map((at) => sum(dice.map(({ faces }) => faces[at] ?? 0)));
}

/** Pips a die. */
const averageOf = (faces: readonly number[]) => sum(faces.map((count, at) => count * (at + 1))) / sum(faces);

function diceCount(by: DiceOwner, faces: number[]): DiceCount {
  const dice = sum(faces);
  const x = dice < LEAST_DICE ? null : chiSquared(faces);
  const straying = x === null ? null : { chiSquared: x, share: tail(x) };
  return {
    by,
    dice,
    faces,
    expected: dice / faces.length,
    average: dice === 0 ? null : averageOf(faces),
    straying,
    sentence: straying === null ? tooFew(dice) : strayingText(straying.share),
  };
}

function tooFew(dice: number): string {
  return dice === 0
    ? 'None rolled yet.'
    : `Too few to tell: from ${LEAST_DICE} dice on, this line says how even they fell.`;
}

/** Compares the straying with even dice, as a number of campaigns: the closer to none, the odder. No verdict on anybody. */
export function strayingText(share: number): string {
  const as = 'Fair dice look this uneven in';
  if (share >= 0.95) return 'The faces are about as even as dice can fall.';
  if (share >= 0.1) return `${as} about ${Math.round(share * 10)} of 10 campaigns.`;
  if (share >= 0.01) return `${as} about ${Math.round(share * 100)} of 100 campaigns.`;
  if (share >= 0.001) return `${as} about ${Math.round(share * 1000)} of 1,000 campaigns.`;
  return `${as} fewer than 1 of 1,000 campaigns.`;
}

function byRule(tallied: readonly DiceTally[], titleOf: (rule: string) => string): Statistics['rules'] {
  return [...Map.groupBy(tallied, ({ rule }) => rule)]
    .map(([id, dice]) => {
      const by = (owner: DiceOwner) => sum(facesOf(dice.filter((one) => one.by === owner)));
      return { id, title: titleOf(id), app: by('app'), own: by('own'), average: averageOf(facesOf(dice)) };
    })
    .toSorted((a, b) => b.app + b.own - (a.app + a.own) || a.title.localeCompare(b.title, 'en'));
}

function cardCount(drawn: readonly CardTally[]): Statistics['cards'] {
  const times = (is: (one: CardTally) => boolean) => sum(drawn.filter(is).map((one) => one.times));
  return {
    app: times(({ by }) => by === 'app'),
    own: times(({ by }) => by === 'own'),
    jokers: times(({ card }) => card === JOKER),
    ranks: [...RANKS],
    suits: SUITS.map((suit) => ({
      title: SUIT_TITLES[suit],
      drawn: RANKS.map((rank) => times(({ card }) => card === `${rank}${suit}`)),
    })),
  };
}

/** Below this many of each face the test tells nothing; the usual rule of thumb. */
const LEAST_EXPECTED = 5;
const FACES = 6;
/** Counts that have to be even, less the one that follows from their sum. */
const DEGREES_OF_FREEDOM = FACES - 1;

const LEAST_DICE = LEAST_EXPECTED * FACES;

/** The squares of what each count is off, in parts of what was expected; 0 for exactly even counts. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The share of even dice that stray at least so far: the upper tail of chi-squared with 5 degrees of freedom, as
 * 1 − P(5/2, x/2), where P is the regularised lower incomplete gamma function by its power series,
 * P(a, y) = yᵃ e⁻ʸ Σ yⁿ / Γ(a + n + 1). All its terms are positive, so that nothing cancels.
 */
export function tail(x: number): number {
  const a = DEGREES_OF_FREEDOM / 2;
  const y = x / 2;
  if (y <= 0) return 1;
  // Γ(7/2) = 15 √π / 8. By logarithms, so that a wild count neither overflows nor divides by zero.
  let term = Math.exp(a * Math.log(y) - y - Math.log((15 * Math.sqrt(Math.PI)) / 8));
  let below = 0;
  for (let n = 1; term > 0 && below + term > below; n += 1) {
    below += term;
    term *= y / (a + n);
  }
  // Terms grow up to n = y; where the first is nothing at all, x is far beyond any tail.
  return below === 0 ? 0 : Math.min(Math.max(1 - below, 0), 1);
}
