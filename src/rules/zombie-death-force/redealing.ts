/** Cards that nobody at the table but their owner has seen: the hand of the player on turn. The draw pile has no order to hide. */
import type { DiceBox } from '../core/dice.ts';
import type { ZdfState } from './state.ts';

/** A hand none of these seats holds goes back among the unseen cards, and as many are drawn from them. */
export function redeal(state: ZdfState, seats: readonly string[], box: DiceBox): void {
  if (seats.includes(state.turn)) return;
  const unseen = [...state.deck, ...state.hand];
  state.hand = state.hand.flatMap(() => unseen.splice(box.below(unseen.length, 'redealt'), 1));
  state.deck = unseen;
}
