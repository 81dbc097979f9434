/** Weaponize begins: the first player draws a card, and each eliminated player an Event. */
import type { Play } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { drawCards, drawEvent } from '../drawing.ts';
import type { AztaEvent } from '../events.ts';
import { type AztaState, inOrder, isIn } from '../state.ts';
import { nextStep } from '../turns.ts';

const ONE = 1;

export function* drawStep(state: Seen<AztaState>): Play<void, AztaEvent> {
  for (const seat of inOrder(state)) {
    if (!isIn(state, seat)) yield* drawEvent(state, seat);
    else if (seat === state.first) yield* drawCards(state, seat, ONE);
  }
  yield* nextStep(state);
}
