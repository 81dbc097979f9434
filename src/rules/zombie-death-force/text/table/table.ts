/** The card table without its geometry: who sits where, what lies on which Stack, and what the open question offers there. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import type { Seen } from '../../../core/seen.ts';
import { drawsOf } from '../../stacks.ts';
import { hasCompleted, playerAt, type ZdfState } from '../../state.ts';
import { COLLECTED, type Collected, SEATS, STACKS, type ZdfSeat } from '../../types.ts';
import { type Face, faceOf } from './face.ts';
import { type Offer, offerOf } from './offers.ts';
import { choiceView, handView, type RowCard } from './row-view.ts';
import { type StackView, stackView } from './stack-view.ts';

export interface SeatView {
  readonly seat: ZdfSeat;
  readonly isOut: boolean;
  /** True if it is the player’s turn. */
  readonly isOn: boolean;
  readonly draws: number;
  readonly completed: readonly Collected[];
  readonly stacks: readonly StackView[];
}

export interface TableView {
  readonly me: SeatView;
  /** Seats in the order they play after me. */
  readonly others: readonly SeatView[];
  /** Cards nobody has seen, and those left out with two players. */
  readonly deck: number;
  readonly aside: number;
  /** The last one first. */
  readonly discard: readonly Face[];
  /** Cards that lie in front of me: the hand, where it is mine, or the cards of the question. */
  readonly row: 'hand' | 'choice' | 'none';
  readonly cards: readonly RowCard[];
  /** Cards still to be drawn this turn. */
  readonly toDraw: number;
  readonly offers: readonly Offer[];
}

export interface Asking {
  readonly seat: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

/** The table as `me` sees it, by the corrections that hold for the game; `asking` is the open question, where it is one of options. */
export function tableView(
  state: Seen<ZdfState>,
  me: ZdfSeat,
  asking: Asking | undefined,
  corrections: Corrections,
): TableView {
  return withCorrections(corrections, () => viewed(state, me, asking));
}

function viewed(state: Seen<ZdfState>, me: ZdfSeat, asking: Asking | undefined): TableView {
  const asked = SEATS.find((seat) => seat === asking?.seat) ?? me;
  const offers = asking?.options.map((option) => offerOf(option, asked)) ?? [];
  const isChoice = offers.some(({ does }) => does === 'card');
  const isMine = state.turn === me && state.hand.length + state.toDraw > 0;
  const row = isChoice ? 'choice' : isMine ? 'hand' : 'none';
  const isAssigning = asked === me && asking !== undefined && state.phase === 'assign';
  return {
    me: seatView(state, me),
    others: afterMe(state, me).map((seat) => seatView(state, seat)),
    deck: state.deck.length,
    aside: state.aside.length,
    discard: state.discard.toReversed().map(faceOf),
    row,
    cards: isChoice ? choiceView(offers) : isMine ? handView(state, me, offers, isAssigning) : [],
    toDraw: isMine ? state.toDraw : 0,
    offers,
  };
}

function afterMe({ players }: Seen<ZdfState>, me: ZdfSeat): readonly ZdfSeat[] {
  const seats = SEATS.slice(0, players.length);
  const at = seats.indexOf(me);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

function seatView(state: Seen<ZdfState>, seat: ZdfSeat): SeatView {
  const player = playerAt(state, seat);
  return {
    seat,
    isOut: player.isOut,
    isOn: state.phase !== 'set-up' && state.turn === seat,
    draws: drawsOf(player),
    completed: COLLECTED.filter((kind) => hasCompleted(player, kind)),
    stacks: STACKS.map((stack) => stackView(player, stack)),
  };
}
