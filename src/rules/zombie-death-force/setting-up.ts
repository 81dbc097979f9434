/** Setup: who goes first, and the deck they all draw from. */
import { workedOut } from '../core/in-force.ts';
import { choose, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { EVERY_CARD, printed } from './cards.ts';
import type { ZdfEvent } from './events.ts';
import { option } from './options.ts';
import { freshPlayer, seatsIn, type ZdfState } from './state.ts';
import type { Card, ZdfSetup } from './types.ts';

const TWO = 2;

export function begin({ players, turns }: ZdfSetup): ZdfState {
  return {
    players: Array.from({ length: players }, freshPlayer),
    turn: 'first',
    turns: 0,
    mostTurns: turns,
    phase: 'set-up',
    toDraw: 0,
    hand: [],
    deck: [],
    discard: [],
    aside: [],
    outcome: null,
  };
}

/** The deck is counted after the first question, so that whoever owns the printed cards can correct it before. */
export function* setUp(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = yield* choose({
    rule: 'zdf.first-player',
    seat: 'first',
    options: seatsIn(state).map((one) => option(one)),
  });
  yield* tell<ZdfEvent>({ rule: 'zdf.first-player', seat });
  const { cards, marked, rows } = wholeDeck();
  yield* tell<ZdfEvent>({ rule: 'zdf.deal', cards, rows });
  if (state.players.length > TWO) return;
  yield* tell<ZdfEvent>({ rule: 'zdf.two-players', cards: marked });
}

/** All copies of all cards, and those marked for three and four players. */
const wholeDeck = workedOut(() => {
  const found = EVERY_CARD.map((card) => ({ card, ...printed(card) }));
  return {
    cards: found.flatMap(({ card, result }) => times(result.copies, card)),
    marked: found.flatMap(({ card, result: { copies, marked } }) => times(Math.min(marked, copies), card)),
    rows: found.map(({ row }) => row),
  };
});

const times = (count: number, card: Card): readonly Card[] => Array.from({ length: count }, () => card);
