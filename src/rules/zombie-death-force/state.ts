/** The table as plain data, and the questions every rule asks of it. */
import type { Seen } from '../core/seen.ts';
import { type Card, type Collected, SEATS, type Stack, type ZdfOutcome, type ZdfSeat } from './types.ts';

/** From the lowest card to the active one on top. */
export type Pile = Card[];

export interface Player {
  stacks: Record<Stack, Pile>;
  /** Cards of the Collections that are complete and out of the game; none while one isn’t. */
  completed: Record<Collected, Card[]>;
  isOut: boolean;
  /** True once an offer was made in the present turn. */
  hasOffered: boolean;
}

export interface ZdfState {
  /** Players in the order of the seats. */
  players: Player[];
  /** Seat on turn. */
  turn: ZdfSeat;
  /** Turns that have begun. */
  turns: number;
  /** Turns after which the game is drawn. */
  mostTurns: number;
  phase: 'set-up' | 'draw' | 'assign' | 'play';
  /** Cards still to be drawn this turn. */
  toDraw: number;
  /** Cards in the hand of the player on turn. */
  hand: Card[];
  /** In no order that matters: whoever draws takes any of them. */
  deck: Card[];
  discard: Card[];
  /** Marked for three and four players, and left out with two. */
  aside: Card[];
  outcome: ZdfOutcome | null;
}

export function freshPlayer(): Player {
  return {
    stacks: { left: [], right: [], action: [] },
    completed: { team: [], weapon: [] },
    isOut: false,
    hasOffered: false,
  };
}

export function playerAt<S extends Pick<Seen<ZdfState>, 'players'>>(
  { players }: S,
  seat: ZdfSeat,
): S['players'][number] {
  const player = players[SEATS.indexOf(seat)];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Seats still in the game, in their order. */
export function seatsIn({ players }: Seen<ZdfState>): readonly ZdfSeat[] {
  return SEATS.filter((_, at) => players[at]?.isOut === false);
}

export function opponentsOf(state: Seen<ZdfState>, seat: ZdfSeat): readonly ZdfSeat[] {
  return seatsIn(state).filter((other) => other !== seat);
}

/** The next player to the left who is still in the game. */
export function nextAfter(state: Seen<ZdfState>, seat: ZdfSeat): ZdfSeat {
  const { length } = state.players;
  const from = SEATS.indexOf(seat);
  for (let step = 1; step <= length; step += 1) {
    const at = (from + step) % length;
    const next = SEATS[at];
    if (next !== undefined && state.players[at]?.isOut === false) return next;
  }
  return seat;
}

export const hasCompleted = ({ completed }: Seen<Player>, kind: Collected): boolean =>
  completed[kind].length > 0;
