/** Looks ahead: what it collects, what others collect, what it will draw, and whom it can leave with nothing to draw. */

import { opponentsOf, playerAt } from '../state.ts';
import { botOf } from './bot.ts';
import { ACTION_DECISIONS, play } from './careful-actions.ts';
import { assign } from './careful-assign.ts';
import { threat } from './judging.ts';

export const carefulBot = botOf('careful', 'Looks ahead', {
  ...ACTION_DECISIONS,
  // The player who goes first draws first.
  'zdf.first-player': ({ ids, seat }) => (ids.includes(seat) ? seat : ids[0]),
  'zdf.assign': assign,
  'zdf.play': play,
  // Only where somebody else is closer to winning.
  'zdf.draw-offer': ({ state, seat }) => {
    const own = threat(playerAt(state, seat));
    return opponentsOf(state, seat).some((other) => threat(playerAt(state, other)) > own)
      ? 'accept'
      : 'decline';
  },
});
