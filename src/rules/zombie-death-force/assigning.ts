/** Assign Phase: cards from the hand onto Stacks, one at a time, and Collections announced as complete. */
import { choose, type Option, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { isAction, partOf } from './cards.ts';
import { complete, completeId, completeOption, completionsOf } from './completing.ts';
import type { Assigning, ZdfEvent } from './events.ts';
import { option, readStack, stackId } from './options.ts';
import { barOf, collectionOn, type SeenPile } from './stacks.ts';
import { type Player, playerAt, seatsIn, type ZdfState } from './state.ts';
import { type Card, COLLECTION_STACKS, type Stack, WILD, type ZdfSeat } from './types.ts';

const END = option('end');

export function* assignPhase(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = state.turn;
  const player = playerAt(state, seat);
  const completions = completionsOf(player);
  // With nothing in hand and nothing to announce, nothing is left to decide.
  if (state.hand.length === 0 && completions.length === 0) return yield* discard(state);
  const options = [...completions.map(completeOption), ...assignable(state), END];
  const picked = yield* choose({ rule: 'zdf.assign', seat, options });
  if (picked === END.id) return yield* discard(state);
  const announced = completions.find((one) => completeId(one) === picked);
  if (announced !== undefined) return yield* complete(state, announced);
  const [card, to] = picked.split('>') as [Card, string];
  const { seat: of, stack } = readStack(to);
  const rule = assigningRule(card, playerAt(state, of).stacks[stack]);
  yield* tell<ZdfEvent>({ rule, seat, card, of, stack });
}

/** Discard Phase: what wasn’t assigned; in which order doesn’t matter, since nobody draws from there. */
function* discard({ turn, hand }: Seen<ZdfState>): Play<void, ZdfEvent> {
  yield* tell<ZdfEvent>({ rule: 'zdf.discard', seat: turn, cards: [...hand] });
}

/** Every card of the hand with every Stack it may lie on, the player’s own first. */
export function assignable(state: Seen<ZdfState>): readonly Option[] {
  const { hand, turn } = state;
  const own = playerAt(state, turn);
  const offered: Option[] = [];
  for (const [at, card] of hand.entries()) {
    if (hand.indexOf(card) !== at) continue;
    if (isAction(card)) offered.push(optionOf(card, turn, 'action'));
    else if (card === WILD) offered.push(...wildOptions(state));
    else offered.push(...collectionOptions(card, turn, own));
  }
  return offered;
}

/** Onto any Collection, anybody’s. */
function wildOptions(state: Seen<ZdfState>): readonly Option[] {
  const { turn } = state;
  const seats = [turn, ...seatsIn(state).filter((seat) => seat !== turn)];
  return seats.flatMap((seat) => COLLECTION_STACKS.map((stack) => optionOf(WILD, seat, stack)));
}

function collectionOptions(card: Card, seat: ZdfSeat, { stacks }: Seen<Player>): readonly Option[] {
  return COLLECTION_STACKS.filter((stack) => barOfCard(card, stacks[stack]) === undefined).map((stack) =>
    optionOf(card, seat, stack),
  );
}

/** Why a Team or Weapon Card can’t lie there; undefined if it can. */
export function barOfCard(card: Card, pile: SeenPile): ReturnType<typeof barOf> {
  const part = partOf(card);
  return part === undefined ? undefined : barOf(pile, part);
}

const optionOf = (card: Card, seat: ZdfSeat, stack: Stack): Option =>
  option(`${card}>${stackId(seat, stack)}`);

/** By which rule the card comes to lie there. */
function assigningRule(card: Card, pile: SeenPile): Assigning {
  if (card === WILD) return 'zdf.assign-wild';
  if (card === 'that-was-easy') return 'zdf.that-was-easy';
  if (isAction(card)) return 'zdf.assign-action';
  return collectionOn(pile) === undefined ? 'zdf.assign-empty' : 'zdf.assign-collection';
}
