/** Completing a Collection: A to E of one colour on a Stack, or what may stand in for the missing ones. */
import { type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { partOf, SUBSTITUTE } from './cards.ts';
import type { ZdfEvent } from './events.ts';
import { type CompleteId, option } from './options.ts';
import { collectionOn, countOf, lettersOn, wildsOn } from './stacks.ts';
import { hasCompleted, type Player, playerAt, type ZdfState } from './state.ts';
import { COLLECTED, COLLECTION_STACKS, type Collected, type CollectionStack, LETTERS } from './types.ts';

/** A way to complete a Collection. */
export interface Completion {
  readonly stack: CollectionStack;
  readonly kind: Collected;
  /** Places of the Action Cards that stand in, from the lowest. */
  readonly actions: readonly number[];
}

/**
 * Every way there is: Wilds of the Stack for whatever the Action Cards leave, each for one letter (ZDF-3), and at least one
 * real card (ZDF-2). A kind is completed once in a game.
 */
export function completionsOf(player: Seen<Player>): readonly Completion[] {
  let all = NOTHING;
  for (const stack of COLLECTION_STACKS) {
    const some = completionsOn(player, stack);
    if (some.length > 0) all = [...all, ...some];
  }
  return all;
}

const NOTHING: readonly Completion[] = [];

function completionsOn(player: Seen<Player>, stack: CollectionStack): readonly Completion[] {
  const pile = player.stacks[stack];
  // Without as many cards as this nothing could be complete; asked far more often than it is.
  if (pile.length + player.stacks.action.length < LETTERS.length) return NOTHING;
  const kind = collectionOn(pile)?.kind;
  if (kind === undefined || hasCompleted(player, kind)) return NOTHING;
  const standIns = countOf(player.stacks.action, SUBSTITUTE[kind]);
  if (pile.length + standIns < LETTERS.length) return NOTHING;
  const missing = LETTERS.length - lettersOn(pile).length;
  const wilds = wildsOn(pile);
  if (missing - wilds > standIns) return NOTHING;
  return subsets(placesOf(player, kind))
    .filter(({ length }) => length <= missing && missing - length <= wilds)
    .map((actions) => ({ stack, kind, actions }));
}

function placesOf({ stacks }: Seen<Player>, kind: Collected): readonly number[] {
  return stacks.action.flatMap((card, at) => (card === SUBSTITUTE[kind] ? [at] : []));
}

/** The smaller first: what isn’t spent stays. */
function subsets(places: readonly number[]): readonly (readonly number[])[] {
  let all: (readonly number[])[] = [[]];
  for (const place of places.toReversed()) all = all.flatMap((some) => [some, [place, ...some]]);
  return all.toSorted((one, other) => one.length - other.length);
}

export function completeId({ stack, actions }: Completion): CompleteId {
  return actions.length === 0 ? `complete>${stack}` : `complete>${stack}>${actions.join('-')}`;
}

export const completeOption = (one: Completion) => option(completeId(one));

/** Cards that were used leave the game, others of the Stack go to the discard pile; whoever has both kinds has won. */
export function* complete(state: Seen<ZdfState>, { stack, kind, actions }: Completion): Play<void, ZdfEvent> {
  const seat = state.turn;
  const player = playerAt(state, seat);
  const there = lettersOn(player.stacks[stack]);
  const missing = LETTERS.filter((letter) => !there.includes(letter));
  const rule = kind === 'team' ? 'zdf.you-a-zombie' : 'zdf.out-of-ammo';
  // From the top, so that no place moves before it is read.
  for (const [index, at] of actions.toReversed().entries()) {
    const letter = missing[index];
    if (letter !== undefined) yield* tell<ZdfEvent>({ rule, seat, at, for: letter });
  }
  for (const letter of missing.slice(actions.length)) {
    yield* tell<ZdfEvent>({ rule: 'zdf.time-to-go', seat, stack, kind, for: letter });
  }
  const discarded = player.stacks[stack].filter((card) => partOf(card) === undefined);
  yield* tell<ZdfEvent>({ rule: 'zdf.complete', seat, stack, kind, discarded });
  if (COLLECTED.every((one) => hasCompleted(player, one))) {
    yield* tell<ZdfEvent>({ rule: 'zdf.win', seat });
  }
}
