/** Actions that the careful bot plays, and their targets. */
import type { Seen } from '../../core/seen.ts';
import { collectionsOf, isNotEmpty, stacksOf } from '../actions/action.ts';
import { cardValue, isAction, partOf } from '../cards.ts';
import { type OfStack, readStack } from '../options.ts';
import { canBeRearranged, collectionOn, drawsOf, type SeenPile, topValue } from '../stacks.ts';
import { hasCompleted, opponentsOf, type Player, playerAt, type ZdfState } from '../state.ts';
import {
  type Card,
  COLLECTION_STACKS,
  type PlayedAction,
  STACKS,
  type Stack,
  type ZdfSeat,
} from '../types.ts';
import { type Asked, best, type Decisions } from './bot.ts';
import { pileAt, pileOf, threat, worth, wouldLose } from './judging.ts';

type Look = Seen<ZdfState>;

const me = (state: Look): Seen<Player> => playerAt(state, state.turn);

/** Choice of an Action: the card is played if the gain, all in all, is more than nothing. */
export function play({ state, ids }: Asked): string | undefined {
  const [first = 'pass'] = ids;
  if (!first.startsWith('play>')) return ids.includes('offer') && isHopeless(state) ? 'offer' : 'pass';
  const pile = me(state).stacks.action;
  const uncovered = topValue(pile.slice(0, -1)) - topValue(pile);
  const gain = GAINS[first.slice('play>'.length) as PlayedAction](state) + uncovered * 2;
  return gain > 0 ? first : 'pass';
}

function isHopeless(state: Look): boolean {
  const own = threat(me(state));
  const isLate = state.turns * 10 >= state.mostTurns * 9;
  return isLate && opponentsOf(state, state.turn).some((seat) => threat(playerAt(state, seat)) > own);
}

const GAINS: Readonly<Record<PlayedAction, (state: Look) => number>> = {
  'unfortunate-distraction': (state) => {
    const worthOf = (of: OfStack) => worth(playerAt(state, of.seat), pileOf(state, of));
    return most(theirCollections(state).map(worthOf)) - least(ownCollections(state).map(worthOf));
  },
  'better-you-than-me': () => 1,
  ewwwwwwwww: (state) => (state.deck.length < drawsOf(me(state)) ? 1 : 0),
  'fall-back': (state) => most(STACKS.map((stack) => riseOf(state, stack))) * 2 - 1,
  'dead-weight': (state) => most(STACKS.map((stack) => reliefOf(state, stack))),
  'oh-my-gawd': (state) => most(theirStacks(state).map((of) => fallOf(pileOf(state, of)))),
  'hold-them-off': (state) => exchangeOf(state),
};

const most = (all: readonly number[]): number => all.reduce((one, other) => (other > one ? other : one), 0);
const least = (all: readonly number[]): number =>
  all.reduce((one, other) => (other < one ? other : one), Number.POSITIVE_INFINITY);

const ownCollections = (state: Look): readonly OfStack[] => collectionsOf(state, [state.turn], isNotEmpty);
const theirCollections = (state: Look): readonly OfStack[] =>
  collectionsOf(state, opponentsOf(state, state.turn), isNotEmpty);
const theirStacks = (state: Look): readonly OfStack[] =>
  stacksOf(state, opponentsOf(state, state.turn), isNotEmpty);

const highest = (pile: SeenPile): number => most(pile.map(cardValue));

/** Rise in a Stack’s count if its highest card were on top. */
function riseOf(state: Look, stack: Stack): number {
  const pile = me(state).stacks[stack];
  const left = stack === 'action' ? pile.slice(0, -1) : pile;
  return canBeRearranged(left) ? highest(left) - topValue(left) : 0;
}

/** Fall in a Stack’s count if its lowest card were on top. */
const fallOf = (pile: SeenPile): number =>
  canBeRearranged(pile) ? topValue(pile) - least(pile.map(cardValue)) : 0;

/** Gain if the active card were gone: the count of what it covers, less what it was worth to a Collection. */
function reliefOf(state: Look, stack: Stack): number {
  const player = me(state);
  const whole = player.stacks[stack];
  const pile = stack === 'action' ? whole.slice(0, -1) : whole;
  const rest = pile.slice(0, -1);
  if (pile.length === 0) return 0;
  const loss = stack === 'action' ? 2 : worth(player, pile) - worth(player, rest);
  return (topValue(rest) - topValue(pile)) * 2 - loss;
}

/** A card of little use for one that an opponent misses. */
function exchangeOf(state: Look): number {
  const own = cheapest(state);
  if (own === undefined) return 0;
  const reach = theirCollections(state).filter((of) =>
    pileOf(state, of).some((card) => partOf(card) !== undefined && cardValue(card) <= own.value),
  );
  return most(reach.map((of) => lossOf(playerAt(state, of.seat), pileOf(state, of)))) - own.loss;
}

/** Loss in a Collection’s worth without one of its cards. */
const lossOf = (player: Seen<Player>, pile: SeenPile): number =>
  worth(player, pile) - worth(player, pile.slice(1));

function cheapest(state: Look): { readonly value: number; readonly loss: number } | undefined {
  const player = me(state);
  const all = COLLECTION_STACKS.flatMap((stack) =>
    player.stacks[stack]
      .filter((card) => !isAction(card))
      .map((card) => ({ value: cardValue(card), loss: lossOf(player, player.stacks[stack]) })),
  );
  return best(all, ({ loss, value }) => value - loss * 4);
}

/**
 * Worth of a Stack to lay the card on: best where its owner would be left with nothing; else where most is drawn for, of the player closest
 * to winning.
 */
function inTheWay(state: Look, id: string): number {
  const { seat, stack } = readStack(id);
  if (wouldLose(state, seat, stack)) return 1000;
  return topValue(pileAt(state, id)) * 10 + threat(playerAt(state, seat)) / 10;
}

/** Choice of what is trashed: of its own what the bot misses least, of others what they miss most. */
function trashed({ state, seat, ids }: Asked): string | undefined {
  return best(ids, (id) => {
    const owner = readStack(id).seat;
    const has = worth(playerAt(state, owner), pileAt(state, id));
    return owner === seat ? -has : has + threat(playerAt(state, owner)) / 10;
  });
}

function heldOff({ state, seat, ids }: Asked): string | undefined {
  return best(ids, (id) => {
    const [of, stack, , card] = id.split('.') as [ZdfSeat, Stack, string, Card];
    const owner = playerAt(state, of);
    const pile = owner.stacks[stack];
    const kind = collectionOn(pile)?.kind;
    const isUseless = kind !== undefined && hasCompleted(owner, kind);
    const loss = isUseless ? 0 : lossOf(owner, pile);
    return of === seat ? cardValue(card) - loss * 4 : loss * 4 + cardValue(card);
  });
}

/** An opponent’s Stack is left to draw little, its own to draw much. */
function rearranged({ state, ids }: Asked): string | undefined {
  const isOwn = state.discard.at(-1) === 'fall-back';
  const ways = ids.includes('rest') ? ['rest'] : ids;
  return best(ways, (id) => (id === 'rest' ? 0 : isOwn ? cardValue(id as Card) : -cardValue(id as Card)));
}

export const ACTION_DECISIONS: Decisions = {
  'zdf.unfortunate-distraction': trashed,
  'zdf.better-you-than-me': ({ state, ids }) => best(ids, (id) => inTheWay(state, id)),
  'zdf.oh-my-gawd': ({ state, ids }) => best(ids, (id) => fallOf(pileAt(state, id))),
  'zdf.fall-back': ({ state, ids }) =>
    best(ids, (id) => highest(pileAt(state, id)) - topValue(pileAt(state, id))),
  'zdf.dead-weight': ({ state, ids }) =>
    best(ids, (id) => {
      const stack = id.split('.')[0] as Stack;
      const pile = me(state).stacks[stack];
      const rest = pile.slice(0, -1);
      const loss = stack === 'action' ? 2 : worth(me(state), pile) - worth(me(state), rest);
      return (topValue(rest) - topValue(pile)) * 2 - loss;
    }),
  'zdf.hold-them-off': heldOff,
  'zdf.rearrange': rearranged,
};
