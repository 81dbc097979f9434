/** Cards from the one deck of Gear and Events, and the hand they go to. */
import { draw, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import type { RowId } from '../core/table.ts';
import { isEvent } from './cards.ts';
import type { AztaEvent } from './events.ts';
import type { AztaState } from './state.ts';
import type { AztaSeat, Card } from './types.ts';

type Look = Seen<AztaState>;

/** The next card of the deck, a new one where it has run out; undefined where no card is left in either pile. */
function* nextCard(state: Look, seat: AztaSeat): Play<Card | undefined, AztaEvent> {
  if (state.cards.length === 0 && state.discard.length > 0) {
    yield* tell<AztaEvent>({ rule: 'azta.reshuffle', pile: 'cards', cards: state.discard.length });
  }
  if (state.cards.length === 0) return undefined;
  return yield* draw({ rule: 'azta.draw', seat, stream: 'cards', from: state.cards });
}

/** Draws cards at once; what is over the limit of a hand goes before anything else (`settling.ts`). */
export function* drawCards(
  state: Look,
  seat: AztaSeat,
  count: number,
  rows: readonly RowId[] = [],
): Play<void, AztaEvent> {
  for (let left = count; left > 0; left -= 1) {
    const card = yield* nextCard(state, seat);
    if (card === undefined) return;
    yield* tell<AztaEvent>({ rule: 'azta.draw', seat, card, ...(rows.length > 0 ? { rows } : {}) });
  }
}

/** Draws for an eliminated player until an Event comes, and discards what comes before; the deck is gone through once (AZTA-3). */
export function* drawEvent(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  for (let left = state.cards.length + state.discard.length; left > 0; left -= 1) {
    const card = yield* nextCard(state, seat);
    if (card === undefined) return;
    if (isEvent(card)) {
      yield* tell<AztaEvent>({ rule: 'azta.draw', seat, card, open: true });
      return;
    }
    yield* tell<AztaEvent>({ rule: 'azta.until-event', seat, card });
  }
}
