/** Passing the turn; and how a game ends that nobody wins: by agreement, or after as many turns as were agreed on. */
import { choose, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import type { ZdfEvent } from './events.ts';
import { option } from './options.ts';
import { nextAfter, opponentsOf, playerAt, type ZdfState } from './state.ts';

export function* endTurn(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const { turn, turns, mostTurns } = state;
  if (turns >= mostTurns) yield* tell<ZdfEvent>({ rule: 'zdf.turn-cap', turns });
  else yield* tell<ZdfEvent>({ rule: 'zdf.pass', seat: turn, to: nextAfter(state, turn) });
}

/** From the middle of the game on, once in a turn. */
export function mayOffer(state: Seen<ZdfState>): boolean {
  return state.turns * 2 >= state.mostTurns && !playerAt(state, state.turn).hasOffered;
}

const ANSWERS = [option('decline'), option('accept')];

/** All others have to agree, in turn; the first who doesn’t ends it. */
export function* offerDraw(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  for (const seat of opponentsOf(state, state.turn)) {
    const answer = yield* choose({ rule: 'zdf.draw-offer', seat, options: ANSWERS });
    if (answer === 'accept') continue;
    yield* tell<ZdfEvent>({ rule: 'zdf.draw-offer', seat: state.turn, accepted: false });
    return;
  }
  yield* tell<ZdfEvent>({ rule: 'zdf.draw-offer', seat: state.turn, accepted: true });
}
