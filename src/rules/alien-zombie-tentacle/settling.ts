/** Settling of limits before anything else: cards over the limit of a hand, and Gear over what a survivor carries, are let go. */
import { type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { oneOf } from './asking.ts';
import { distinct, figure, figureRow } from './cards.ts';
import type { AztaEvent } from './events.ts';
import { type AztaState, inOrder, playerAt, type Survivor } from './state.ts';
import type { AztaSeat } from './types.ts';
import { goesTo, limitOf } from './weaponize/carrying.ts';

type Look = Seen<AztaState>;

/** Seat with a hand over the limit, from the first player on. */
function overLimit(state: Look): AztaSeat | undefined {
  const limit = figure('hand-limit');
  return inOrder(state).find((one) => playerAt(state, one).hand.length > limit);
}

/** First survivor who carries too much. */
const ladenOf = (state: Look): Seen<Survivor> | undefined =>
  state.survivors.find(
    ({ gear, out }) => out === null && gear.length > 1 && gear.length > limitOf(gear).most,
  );

export const isSettled = (state: Look): boolean =>
  overLimit(state) === undefined && ladenOf(state) === undefined;

export function* settle(state: Look): Play<void, AztaEvent> {
  const seat = overLimit(state);
  if (seat !== undefined) return yield* discard(state, seat);
  const laden = ladenOf(state);
  if (laden !== undefined) yield* letGo(laden);
}

/** Lets the player discard any card of the hand. */
function* discard(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const card = yield* oneOf('azta.hand-limit', seat, distinct(playerAt(state, seat).hand));
  yield* tell<AztaEvent>({ rule: 'azta.hand-limit', seat, card, rows: [figureRow('hand-limit').row] });
}

/** Lets a piece of Gear go: the owner’s choice, whatever was put on last. */
function* letGo({ id, owner, gear: carried }: Seen<Survivor>): Play<void, AztaEvent> {
  const { row, isTight } = limitOf(carried);
  const gear = yield* oneOf('azta.excess', owner, distinct(carried), id);
  const goes = isTight ? 'discard' : goesTo(gear);
  yield* tell<AztaEvent>({ rule: 'azta.excess', seat: owner, survivor: id, gear, goes, rows: [row] });
}
