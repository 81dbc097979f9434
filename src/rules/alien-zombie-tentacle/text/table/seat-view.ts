/** A player at the table: what they hold, how they stand in the round, their survivors. */
import type { Seen } from '../../../core/seen.ts';
import { type AztaState, inOrder, isIn, playerAt, turnOf } from '../../state.ts';
import type { AztaSeat } from '../../types.ts';
import { type SurvivorView, survivorView } from './survivor-view.ts';

type Look = Seen<AztaState>;

export interface SeatView {
  readonly seat: AztaSeat;
  /** Goes first this round. */
  readonly isFirst: boolean;
  /** True if it is the player’s turn in this step. */
  readonly isOn: boolean;
  readonly isOut: boolean;
  /** Cards in hand. */
  readonly hand: number;
  /** Note on how they stand in this step; may be empty. */
  readonly note: string;
  readonly survivors: readonly SurvivorView[];
}

export function seatView(state: Look, seat: AztaSeat): SeatView {
  // Before the deal nobody has survivors, and nobody is out.
  const isOut = state.phase !== 'set-up' && !isIn(state, seat);
  return {
    seat,
    isFirst: state.phase !== 'set-up' && state.first === seat,
    isOn: state.phase !== 'set-up' && state.outcome === null && turnOf(state) === seat,
    isOut,
    hand: playerAt(state, seat).hand.length,
    note: noteOf(state, seat, isOut),
    survivors: state.survivors.filter(({ owner }) => owner === seat).map(({ id }) => survivorView(state, id)),
  };
}

function noteOf(state: Look, seat: AztaSeat, isOut: boolean): string {
  const isDone = inOrder(state).indexOf(seat) < state.gone;
  if (state.phase === 'help' && !isOut) {
    if (playerAt(state, seat).hasHelped) return 'helped';
    return isDone ? 'helps nobody' : '';
  }
  if (state.phase === 'screw' && isDone) {
    return state.encounter?.played.some((one) => one.seat === seat) ? 'has played' : 'passed';
  }
  if (!isOut) return '';
  return state.outcome === null ? 'out, draws Events' : 'out';
}
