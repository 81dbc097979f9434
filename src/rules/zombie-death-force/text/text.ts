/** All that is read of the game. */
import type { GameText, InWords, Standing, WordTable } from '../../core/game-text.ts';
import type { Seen } from '../../core/seen.ts';
import { counted, countedInWords, numberWord } from '../../core/text/english.ts';
import { deckTotal } from '../cards.ts';
import { CARDS_PRINTED } from '../data/figures.ts';
import type { ZdfEvent } from '../events.ts';
import { collectionOn, drawsOf, lettersOn, topValue, wildsOn } from '../stacks.ts';
import { playerAt, type ZdfState } from '../state.ts';
import { type Card, COLLECTED, SEATS, STACKS, type Stack, type ZdfOutcome, type ZdfSeat } from '../types.ts';
import { asked, phasesOf } from './asked.ts';
import { chanceText, oddsWord } from './chances.ts';
import { eventText } from './events.ts';
import { figureText } from './figures.ts';
import {
  COLLECTION_NAMES,
  cardName,
  KIND_NAMES,
  letterText,
  partText,
  SEAT_NAMES,
  seatName,
  titleOf,
} from './names.ts';
import { optionFigures } from './option-figures.ts';
import { optionText } from './options.ts';
import { cardWords } from './typed.ts';

type Look = Seen<ZdfState>;

const PHASES = {
  'set-up': 'setting up',
  draw: 'drawing',
  assign: 'assigning cards',
  play: 'playing Actions',
} as const;

const standing = (state: Look): Standing => ({
  ...turnText(state),
  who: countedInWords(state.players.length, 'player', 'players'),
  sign: 'cards',
});

function turnText(state: Look): Standing {
  const { turns, mostTurns, turn, phase, outcome } = state;
  if (phase === 'set-up')
    return { title: 'Before the first turn', within: 'before the first turn', detail: '' };
  const [title, within] = [`Turn ${turns}`, `turn ${turns}`];
  if (outcome === null) {
    return {
      title,
      within,
      detail: `${seatName(turn)}, ${PHASES[phase]}`,
      crumb: `${seatName(turn)}’s, of ${mostTurns} at most`,
      phases: phasesOf(state),
    };
  }
  return { title, within, detail: outcome.kind === 'won' ? `${seatName(outcome.seat)} has won` : 'drawn' };
}

function inWords(state: Look): InWords {
  const { deck, discard, hand, turn, turns, mostTurns, aside } = state;
  const left = aside.length === 0 ? '' : `; ${countedInWords(aside.length, 'card', 'cards')} left out`;
  return {
    facts: [
      { name: 'Turn', text: `${turns} of ${mostTurns} at most; ${seatName(turn)}’s` },
      { name: 'Deck', text: deckText() },
      { name: 'Draw pile', text: `${countedInWords(deck.length, 'card', 'cards')}, unseen${left}` },
      { name: 'Discard pile', text: discard.length === 0 ? 'empty' : pileText(discard) },
      {
        name: `${seatName(turn)}’s hand`,
        text: hand.length === 0 ? 'empty' : hand.map(valued).join('; '),
      },
    ],
    tables: [stacksTable(state), playersTable(state)],
  };
}

/** All cards there are, and whether they are as many as are printed. */
function deckText(): string {
  const total = deckTotal();
  if (total === CARDS_PRINTED) return `${total} cards, as printed`;
  return `${total} cards; the printed deck has ${CARDS_PRINTED}`;
}

/** `Cook, Team blue B (1)` */
const valued = (card: Card): string => `${cardName(card)} (${topValue([card])})`;

/** Equal cards together, as many as there are. */
function pileText(cards: readonly Card[]): string {
  const kinds = Map.groupBy(cards, (card) => card);
  const parts = [...kinds].map(([card, { length }]) =>
    length > 1 ? `${length} × ${titleOf(card)}` : titleOf(card),
  );
  return `${countedInWords(cards.length, 'card', 'cards')}: ${parts.join('; ')}`;
}

function stacksTable(state: Look): WordTable {
  return {
    title: 'Stacks',
    columns: ['Player', 'Stack', 'Collects', 'Letters', 'Cards, the active one first', 'Counts'],
    rows: seats(state).flatMap((seat) =>
      STACKS.map((stack) => stackRow(seat, stack, playerAt(state, seat).stacks[stack])),
    ),
  };
}

/** Names of Stacks for a column of their table. */
const IN_A_COLUMN: Readonly<Record<Stack, string>> = { left: 'Left', right: 'Right', action: 'Actions' };

function stackRow(seat: ZdfSeat, stack: Stack, pile: readonly Card[]): readonly string[] {
  const collects = stack === 'action' ? undefined : collectionOn(pile);
  const wilds = wildsOn(pile);
  const letters = [
    ...lettersOn(pile).map(letterText),
    ...(wilds > 0 ? [counted(wilds, 'Wild', 'Wilds')] : []),
  ];
  return [
    seatName(seat),
    IN_A_COLUMN[stack],
    stack === 'action'
      ? ''
      : collects === undefined
        ? 'any kind and colour'
        : `${KIND_NAMES[collects.kind]}, ${collects.colour}`,
    stack === 'action' ? '' : letters.join(' ') || 'none',
    pile.length === 0
      ? 'empty'
      : pile
          .toReversed()
          .map((card) => `${titleOf(card)} (${partText(card)})`)
          .join('; '),
    String(topValue(pile)),
  ];
}

function playersTable(state: Look): WordTable {
  return {
    title: 'Players',
    columns: ['Player', 'Draws next', 'Completed'],
    rows: seats(state).map((seat) => {
      const player = playerAt(state, seat);
      const done = COLLECTED.filter((kind) => player.completed[kind].length > 0);
      return [
        seatName(seat),
        player.isOut ? 'out of the game' : numberWord(drawsOf(player)),
        done.length === 0 ? 'nothing' : done.map((kind) => COLLECTION_NAMES[kind]).join(' and '),
      ];
    }),
  };
}

const seats = ({ players }: Look): readonly ZdfSeat[] => SEATS.slice(0, players.length);

export function outcomeText(outcome: ZdfOutcome): string {
  if (outcome.kind === 'drawn') {
    return outcome.by === 'agreement'
      ? 'All agreed to a draw.'
      : 'As many turns have been played as were agreed on, and nobody has won.';
  }
  return outcome.by === 'collections'
    ? `${seatName(outcome.seat)} wins: a Team and their Weapons are complete.`
    : `${seatName(outcome.seat)} wins: nobody else is left.`;
}

const NOBODY = 'Nobody';

export const zdfText: GameText<ZdfState, ZdfEvent, ZdfOutcome> = {
  about:
    'Cards: the player who first has a whole team of one colour, and a whole set of weapons, wins. For two to four; about a quarter of an hour.',
  event: eventText,
  standing,
  inWords,
  outcome: outcomeText,
  ending: (outcome) => (outcome.kind === 'won' ? seatName(outcome.seat) : NOBODY),
  asked,
  optionFigures,
  forecast: (state) => ({
    aside: 'who wins',
    endings: [...seats(state).map((seat) => ({ ending: seatName(seat), seat })), { ending: NOBODY }],
  }),
  folds: ({ rule }) => rule === 'zdf.draw',
  seats: SEAT_NAMES,
  called: (_rule, answer) => optionText(answer),
  chance: chanceText,
  oddsOf: { 'zdf.next-draw': 'Collection' },
  oddsWord,
  figures: figureText,
  cards: cardWords,
};
