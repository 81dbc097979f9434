/** Actions that put cards where they can be drawn again, or where they are in the way. */
import { tell } from '../../core/play.ts';
import type { ZdfEvent } from '../events.ts';
import { opponentsOf } from '../state.ts';
import { type ActionPlay, collectionsOf, oneStack } from './action.ts';

/** The card itself goes onto an opponent’s Collection Stack, empty or not (ZDF-9). */
export const betterYouThanMe: ActionPlay = {
  canBeDone: () => true,
  *play(state) {
    const rule = 'zdf.better-you-than-me';
    const { turn } = state;
    const to = yield* oneStack(
      rule,
      state,
      collectionsOf(state, opponentsOf(state, turn), () => true),
    );
    yield* tell<ZdfEvent>({ rule, seat: turn, of: to.seat, stack: to.stack });
  },
};

/** The discard pile, this card with it, goes back into the deck. */
export const ewwwwwwwww: ActionPlay = {
  canBeDone: () => true,
  *play({ turn, discard }) {
    yield* tell<ZdfEvent>({ rule: 'zdf.ewwwwwwwww', seat: turn, cards: discard.length });
  },
};
