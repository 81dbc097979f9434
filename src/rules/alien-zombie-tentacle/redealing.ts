/**
 * Cards that nobody but their owner has seen: those of a hand. Cards known to be Events stay Events, whichever; Gear that is on offer out
 * of a hand has been named; the decks have no order to hide.
 */
import type { DiceBox } from '../core/dice.ts';
import { isEvent } from './cards.ts';
import type { AztaState } from './state.ts';
import { type AztaSeat, type Card, SEATS } from './types.ts';

/** Cards of this hand that were named. */
function named({ offer }: AztaState, seat: AztaSeat | undefined): readonly Card[] {
  if (offer === null) return [];
  const offered = offer.by === seat && offer.from === 'hand' ? [offer.gear] : [];
  const wanted = offer.to === seat && offer.wants?.from === 'hand' ? [offer.wants.gear] : [];
  return [...offered, ...wanted];
}

/** Hands that none of these seats hold go back among the unseen cards, and as many are drawn from them. */
export function redeal(state: AztaState, seats: readonly string[], box: DiceBox): void {
  const hidden = state.players.flatMap((player, at) => {
    const seat = SEATS[at];
    if (seat === undefined || seats.includes(seat)) return [];
    const kept = [...named(state, seat)];
    for (const card of kept) player.hand.splice(player.hand.indexOf(card), 1);
    return [{ player, kept, cards: player.hand.length }];
  });
  const unseen = [...state.cards, ...hidden.flatMap(({ player }) => player.hand)];
  const one = (fits: (card: Card) => boolean): readonly Card[] => {
    const places = unseen.flatMap((card, at) => (fits(card) ? [at] : []));
    return unseen.splice(places[box.below(places.length, 'redealt')] ?? 0, 1);
  };
  const some = (count: number, fits: (card: Card) => boolean) =>
    Array.from({ length: count }, () => one(fits)).flat();
  // First those that have to be Events, so that there are enough.
  for (const { player, kept } of hidden) player.hand = [...kept, ...some(player.known, isEvent)];
  for (const { player, kept, cards } of hidden) {
    player.hand.push(...some(cards + kept.length - player.hand.length, () => true));
  }
  state.cards = unseen;
}
