/** Play Actions Phase: any number, always the one on top, and only where all of it can be done (ZDF-4). */
import { choose, type Option, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { ACTIONS } from './actions/actions.ts';
import { isPlayed } from './cards.ts';
import { endTurn, mayOffer, offerDraw } from './ending.ts';
import type { ZdfEvent } from './events.ts';
import { option } from './options.ts';
import { playerAt, type ZdfState } from './state.ts';
import { PLAYED_ACTIONS, type PlayedAction } from './types.ts';

const PLAY = Object.fromEntries(PLAYED_ACTIONS.map((card) => [card, option(`play>${card}`)])) as Readonly<
  Record<PlayedAction, Option>
>;
const PASS = option('pass');
const OFFER = option('offer');

/** The active Action, where all it says can be done. */
export function playable(state: Seen<ZdfState>): PlayedAction | undefined {
  const top = playerAt(state, state.turn).stacks.action.at(-1);
  return top !== undefined && isPlayed(top) && ACTIONS[top].canBeDone(state) ? top : undefined;
}

export function* playPhase(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = state.turn;
  const card = playable(state);
  const offers = mayOffer(state);
  // Nothing to decide: the turn passes.
  if (card === undefined && !offers) return yield* endTurn(state);
  const options: Option[] = card === undefined ? [PASS] : [PLAY[card], PASS];
  if (offers) options.push(OFFER);
  const picked = yield* choose({ rule: 'zdf.play', seat, options });
  if (picked === PASS.id) return yield* endTurn(state);
  if (picked === OFFER.id) return yield* offerDraw(state);
  if (card === undefined) throw new Error('an Action is played that isn’t there');
  yield* tell<ZdfEvent>({ rule: 'zdf.play', seat, card });
  yield* ACTIONS[card].play(state);
}
