/** Actions that trash cards: what is trashed goes to the discard pile (ZDF-10). */
import { type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { cardValue, isAction, printed } from '../cards.ts';
import type { ZdfEvent } from '../events.ts';
import { opponentsOf, playerAt, type ZdfState } from '../state.ts';
import {
  type Card,
  COLLECTION_STACKS,
  type CollectionStack,
  STACKS,
  type Stack,
  type ZdfSeat,
} from '../types.ts';
import { type ActionPlay, collectionsOf, isNotEmpty, oneOf, oneStack, withoutActive } from './action.ts';

/** Trashes one of the player’s own Collection Stacks, then one of an opponent’s; never the Action Stack. */
export const unfortunateDistraction: ActionPlay = {
  canBeDone: (state) =>
    COLLECTION_STACKS.some((stack) => isNotEmpty(withoutActive(state, stack))) &&
    theirStacks(state).length > 0,
  *play(state) {
    const rule = 'zdf.unfortunate-distraction';
    const { turn } = state;
    const own = yield* oneStack(rule, state, collectionsOf(state, [turn], isNotEmpty));
    const theirs = yield* oneStack(rule, state, theirStacks(state));
    yield* tell<ZdfEvent>({ rule, seat: turn, own: own.stack, of: theirs.seat, stack: theirs.stack });
  },
};

const theirStacks = (state: Seen<ZdfState>) =>
  collectionsOf(state, opponentsOf(state, state.turn), isNotEmpty);

/** The active card of one of the player’s own Stacks, an Action Card that lies on a Collection too. */
export const deadWeight: ActionPlay = {
  canBeDone: (state) => STACKS.some((stack) => isNotEmpty(withoutActive(state, stack))),
  *play(state) {
    const rule = 'zdf.dead-weight';
    const { turn } = state;
    const { stacks } = playerAt(state, turn);
    const ids = STACKS.flatMap((stack): `${Stack}.${Card}`[] => {
      const top = stacks[stack].at(-1);
      return top === undefined ? [] : [`${stack}.${top}`];
    });
    const [stack, card] = (yield* oneOf(rule, turn, ids)).split('.') as [Stack, Card];
    yield* tell<ZdfEvent>({ rule, seat: turn, stack, card });
  },
};

/** A Team, Weapon or Wild Card, by where it lies. */
interface Lying {
  readonly seat: ZdfSeat;
  readonly stack: CollectionStack;
  readonly at: number;
  readonly card: Card;
}

function collectionCards(state: Seen<ZdfState>, seats: readonly ZdfSeat[]): readonly Lying[] {
  const lying: Lying[] = [];
  for (const seat of seats) {
    const { stacks } = playerAt(state, seat);
    for (const stack of COLLECTION_STACKS) {
      for (const [at, card] of stacks[stack].entries()) {
        if (!isAction(card)) lying.push({ seat, stack, at, card });
      }
    }
  }
  return lying;
}

const lyingId = ({ seat, stack, at, card }: Lying) => `${seat}.${stack}.${at}.${card}` as const;

/** A Collection Card of the player’s own, then one of an opponent’s that counts no more. */
export const holdThemOff: ActionPlay = {
  canBeDone: (state) => ownThatReach(state).length > 0,
  *play(state) {
    const rule = 'zdf.hold-them-off';
    const { turn } = state;
    const own = yield* oneCard(turn, ownThatReach(state));
    const theirs = yield* oneCard(turn, inReach(state, cardValue(own.card)));
    const rows = [...new Set([printed(own.card).row, printed(theirs.card).row])];
    yield* tell<ZdfEvent>({
      rule,
      seat: turn,
      own: { stack: own.stack, at: own.at, card: own.card },
      of: theirs.seat,
      theirs: { stack: theirs.stack, at: theirs.at, card: theirs.card },
      rows,
    });
  },
};

function inReach(state: Seen<ZdfState>, value: number): readonly Lying[] {
  return collectionCards(state, opponentsOf(state, state.turn)).filter(
    ({ card }) => cardValue(card) <= value,
  );
}

/** Cards of the player’s own that count at least as much as the least of the opponents’. */
function ownThatReach(state: Seen<ZdfState>): readonly Lying[] {
  const theirs = collectionCards(state, opponentsOf(state, state.turn));
  const least = theirs.reduce((so, { card }) => Math.min(so, cardValue(card)), Number.POSITIVE_INFINITY);
  return collectionCards(state, [state.turn]).filter(({ card }) => cardValue(card) >= least);
}

function* oneCard(seat: ZdfSeat, cards: readonly Lying[]): Play<Lying, never> {
  const ids = cards.map(lyingId);
  const id = yield* oneOf('zdf.hold-them-off', seat, ids);
  const found = cards[ids.indexOf(id)];
  if (found === undefined) throw new Error(`${id} isn’t there to be trashed`);
  return found;
}
