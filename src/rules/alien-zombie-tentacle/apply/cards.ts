/** Cards from the deck to a hand, and out of it. */
import { isEvent, takeOut } from '../cards.ts';
import type { CardEvent } from '../events.ts';
import { type AztaState, playerAt } from '../state.ts';
import type { AztaSeat, Card } from '../types.ts';

export function cardsMoved(state: AztaState, event: CardEvent): void {
  switch (event.rule) {
    case 'azta.draw': {
      const player = playerAt(state, event.seat);
      takeOut(state.cards, event.card);
      player.hand.push(event.card);
      if (event.open) player.known += 1;
      return;
    }
    case 'azta.until-event':
      takeOut(state.cards, event.card);
      state.discard.push(event.card);
      return;
    case 'azta.hand-limit':
      outOfHand(state, event.seat, event.card);
      state.discard.push(event.card);
      return;
    case 'azta.reshuffle':
      if (event.pile === 'cards') state.cards.push(...state.discard.splice(0));
      else state.enemies.push(...state.enemyDiscard.splice(0));
      return;
    default:
      event satisfies never;
  }
}

/** Nobody else knows which of the Events it was: one that was known to be there is taken for it. */
export function outOfHand(state: AztaState, seat: AztaSeat, card: Card): void {
  const player = playerAt(state, seat);
  player.hand.splice(player.hand.indexOf(card), 1);
  if (isEvent(card) && player.known > 0) player.known -= 1;
}
