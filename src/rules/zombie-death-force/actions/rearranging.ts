/** Actions that put the cards of a Stack in another order. */
import { choose, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import type { ZdfEvent } from '../events.ts';
import { option } from '../options.ts';
import { canBeRearranged, type SeenPile } from '../stacks.ts';
import { opponentsOf, playerAt, type ZdfState } from '../state.ts';
import { type Card, STACKS, type Stack, type ZdfSeat } from '../types.ts';
import { type ActionPlay, type OfSeat, oneStack, stacksOf, withoutActive } from './action.ts';

const REST = 'rest';
type Next = Card | typeof REST;

/** Rearranges a Stack of the player’s own; for the Action Stack, what is left on it. */
export const fallBack: ActionPlay = {
  canBeDone: (state) => STACKS.some((stack) => canBeRearranged(withoutActive(state, stack))),
  *play(state) {
    yield* rearrange('zdf.fall-back', state, stacksOf(state, [state.turn], canBeRearranged));
  },
};

/** Rearranges a Stack of an opponent’s. */
export const ohMyGawd: ActionPlay = {
  canBeDone: (state) => theirs(state).length > 0,
  *play(state) {
    yield* rearrange('zdf.oh-my-gawd', state, theirs(state));
  },
};

const theirs = (state: Seen<ZdfState>) => stacksOf(state, opponentsOf(state, state.turn), canBeRearranged);

function* rearrange(
  rule: 'zdf.fall-back' | 'zdf.oh-my-gawd',
  state: Seen<ZdfState>,
  stacks: readonly OfSeat<Stack>[],
): Play<void, ZdfEvent> {
  const { turn } = state;
  const { seat, stack } = yield* oneStack(rule, state, stacks);
  const order = yield* otherOrder(turn, playerAt(state, seat).stacks[stack]);
  yield* tell<ZdfEvent>({ rule, seat: turn, of: seat, stack, order });
}

/**
 * From the top down: which card comes next, until the rest may stay as it lies. It must differ from what it was (ZDF-11),
 * so a card that would leave no way to do so isn’t offered.
 */
function* otherOrder(seat: ZdfSeat, pile: SeenPile): Play<readonly Card[], never> {
  const was = pile.toReversed();
  const left = [...was];
  const chosen: Card[] = [];
  let differs = false;
  while (left.length > 0) {
    const at = chosen.length;
    const next = nextCards(left, was, at, differs);
    const picked: Next = yield* nextOf(seat, next, differs);
    if (picked === REST) break;
    left.splice(left.indexOf(picked), 1);
    chosen.push(picked);
    differs ||= picked !== was[at];
  }
  return [...chosen, ...left].toReversed();
}

/** The only card there is is taken without a question. */
function* nextOf(seat: ZdfSeat, cards: readonly Card[], mayRest: boolean): Play<Next, never> {
  const [only, ...others] = cards;
  if (only !== undefined && others.length === 0) return only;
  const ids: readonly Next[] = mayRest ? [REST, ...cards] : cards;
  return yield* choose({ rule: 'zdf.rearrange', seat, options: ids.map((id) => option(id)) });
}

function nextCards(
  left: readonly Card[],
  was: readonly Card[],
  at: number,
  differs: boolean,
): readonly Card[] {
  return [...new Set(left)].filter((card) => {
    if (differs || card !== was[at]) return true;
    return canBeRearranged(was.slice(at + 1));
  });
}
