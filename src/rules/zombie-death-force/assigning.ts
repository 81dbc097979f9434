/** Assign Phase: cards from the hand onto Stacks, one at a time, and Collections announced as complete. */
import { choose, type Option, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { isAction, partOf } from './cards.ts';
import { complete, completeId, completeOption, completionsOf } from './completing.ts';
import type { Assigning, ZdfEvent } from './events.ts';
import { layOption, option, readLaying } from './options.ts';
import { barOf, collectionOn, type SeenPile } from './stacks.ts';
import { playerAt, seatsIn, type ZdfState } from './state.ts';
import { type Card, COLLECTION_STACKS, WILD } from './types.ts';

const END = option('end');

export function* assignPhase(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = state.turn;
  const player = playerAt(state, seat);
  const completions = completionsOf(player);
  // With nothing in hand and nothing to announce, nothing is left to decide.
  if (state.hand.length === 0 && completions.length === 0) return yield* discard(state);
  const options = assignable(state);
  if (completions.length > 0) options.unshift(...completions.map(completeOption));
  options.push(END);
  const picked = yield* choose({ rule: 'zdf.assign', seat, options });
  if (picked === END.id) return yield* discard(state);
  const laid = readLaying(picked);
  if (laid === undefined) {
    const announced = completions.find((one) => completeId(one) === picked);
    if (announced === undefined) throw new Error(`${picked} is none of the options`);
    return yield* complete(state, announced);
  }
  const { card, seat: of, stack } = laid;
  const rule = assigningRule(card, playerAt(state, of).stacks[stack]);
  yield* tell<ZdfEvent>({ rule, seat, card, of, stack });
}

/** Discard Phase: what wasn’t assigned; in which order doesn’t matter, since nobody draws from there. */
function* discard({ turn, hand }: Seen<ZdfState>): Play<void, ZdfEvent> {
  yield* tell<ZdfEvent>({ rule: 'zdf.discard', seat: turn, cards: [...hand] });
}

/** Every card of the hand with every Stack it may lie on, the player's own first. */
export function assignable(state: Seen<ZdfState>): Option[] {
  const { hand, turn } = state;
  const { stacks } = playerAt(state, turn);
  const offered: Option[] = [];
  for (const [at, card] of hand.entries()) {
    if (hand.indexOf(card) !== at) continue;
    if (isAction(card)) offered.push(layOption(card, turn, 'action'));
    else if (card === WILD) layWild(state, offered);
    else {
      for (const stack of COLLECTION_STACKS) {
        if (barOfCard(card, stacks[stack]) === undefined) offered.push(layOption(card, turn, stack));
      }
    }
  }
  return offered;
}

/** Onto any Collection, anybody’s. */
function layWild(state: Seen<ZdfState>, offered: Option[]): void {
  const { turn } = state;
  for (const stack of COLLECTION_STACKS) offered.push(layOption(WILD, turn, stack));
  for (const seat of seatsIn(state)) {
    if (seat === turn) continue;
    for (const stack of COLLECTION_STACKS) offered.push(layOption(WILD, seat, stack));
  }
}

/** Reason for which a Team or Weapon Card can’t lie there; undefined if it can. */
export function barOfCard(card: Card, pile: SeenPile): ReturnType<typeof barOf> {
  const part = partOf(card);
  return part === undefined ? undefined : barOf(pile, part);
}

/** Rule by which the card comes to lie there. */
function assigningRule(card: Card, pile: SeenPile): Assigning {
  if (card === WILD) return 'zdf.assign-wild';
  if (card === 'that-was-easy') return 'zdf.that-was-easy';
  if (isAction(card)) return 'zdf.assign-action';
  return collectionOn(pile) === undefined ? 'zdf.assign-empty' : 'zdf.assign-collection';
}
