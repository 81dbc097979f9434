/**
 * `zdf.next-draw`: whether a player's next draw completes a Collection, counted exactly. Cards nobody has seen lie in one
 * pile, since hands are discarded before the turn passes; where it runs out, the discard pile is drawn from.
 */
import { choice, group, list, number, optional, type Value } from '../core/fields.ts';
import type { OddsRule, OddsRules } from '../core/odds-rule.ts';
import { part } from '../core/part.ts';
import { draw, type Play } from '../core/play.ts';
import { EVERY_CARD, partOf, printed, SUBSTITUTE } from './cards.ts';
import { CARDS_PRINTED } from './data/figures.ts';
import { countOf } from './stacks.ts';
import { type Card, COLLECTED, COLOURS, LETTERS, WILD } from './types.ts';

const CARD = choice(EVERY_CARD);
/** Nobody has drawn yet. */
const WHOLE_DECK = EVERY_CARD.flatMap((card) => Array<Card>(printed(card).result.copies).fill(card));
const TAKES = group({
  draws: number(1, 30, { usual: 5 }),
  /** Any of these would do; an open Stack is one of each colour, with no letter. */
  collections: list(
    group({
      kind: choice(COLLECTED),
      colour: choice(COLOURS),
      letters: list(choice(LETTERS), 0, LETTERS.length, { once: true }),
      /** Wilds on the Stack, and Action Cards of its kind on the Action Stack. */
      standIns: number(0, 10),
    }),
    1,
    8,
  ),
  pile: list(CARD, 0, CARDS_PRINTED, { usual: WHOLE_DECK }),
  discard: optional(list(CARD, 0, CARDS_PRINTED)),
});

export type NextDraw = Value<typeof TAKES>;
export type Wanted = NextDraw['collections'][number];

/** A letter that one of the collections lacks. */
function isLacked(card: Card, { kind, colour, letters }: Wanted): boolean {
  const of = partOf(card);
  return of !== undefined && of.kind === kind && of.colour === colour && !letters.includes(of.letter);
}

const standsIn = (card: Card, { kind }: Wanted): boolean => card === WILD || card === SUBSTITUTE[kind];

/** True if the collection is complete with these cards drawn; it needs one real card (ZDF-2). */
function isComplete(wanted: Wanted, drawn: readonly Card[]): boolean {
  const letters = new Set(drawn.filter((card) => isLacked(card, wanted))).size + wanted.letters.length;
  const standIns = wanted.standIns + drawn.filter((card) => standsIn(card, wanted)).length;
  return letters > 0 && letters + standIns >= LETTERS.length;
}

const OTHER = 'other';
type Use = Card | typeof OTHER;

/** Uses of the cards that may be drawn: those that do nothing for any of the collections are alike. */
const usesOf = (cards: readonly Card[], drawn: readonly Card[], { collections }: NextDraw): Use[] =>
  cards.map((card) => {
    const counts = collections.some(
      (one) => standsIn(card, one) || (isLacked(card, one) && !drawn.includes(card)),
    );
    return counts ? card : OTHER;
  });

/** Letters are alike where the same collections lack them and as many copies lie in the piles. */
function alike(card: Card, { pile, discard = [], collections }: NextDraw): string {
  if (partOf(card) === undefined) return card;
  const lack = collections.map((one) => (isLacked(card, one) ? 1 : 0)).join('');
  return `${lack} ${countOf(pile, card)} ${countOf(discard, card)}`;
}

function* nextDraw(input: NextDraw): Play<string, never> {
  return yield* part(function* (merge) {
    const drawn: Card[] = [];
    let left = usesOf(input.pile, drawn, input);
    let rest = input.discard ?? [];
    const isDone = () => input.collections.some((one) => isComplete(one, drawn));
    for (let cards = 0; cards < input.draws && !isDone(); cards++) {
      if (left.length === 0) {
        left = usesOf(rest, drawn, input);
        rest = [];
      }
      if (left.length === 0) break;
      const next = (yield* draw({ rule: 'zdf.draw', seat: 'first', stream: 'cards', from: left })) as Use;
      left.splice(left.indexOf(next), 1);
      if (next !== OTHER) {
        drawn.push(next);
        // A second copy of a letter does nothing.
        if (partOf(next) !== undefined) left = left.map((one) => (one === next ? OTHER : one));
      }
      yield* merge(() => drawn.map((card) => alike(card, input)).toSorted());
    }
    return isDone() ? 'completes' : 'not';
  });
}

export const NEXT_DRAW: OddsRule<NextDraw> = {
  outcomes: ['completes', 'not'],
  play: nextDraw,
  takes: TAKES,
  under: 'zdf.complete',
  ofOptions: true,
  refusal: ({ pile, discard = [] }) =>
    pile.length + discard.length > CARDS_PRINTED ? `There are ${CARDS_PRINTED} cards in all.` : undefined,
};

export const ODDS: OddsRules = { 'zdf.next-draw': NEXT_DRAW };
