/** Players who are close to winning, counted exactly from what lies open on the table, if nobody else touches their Stacks. */
import { odds } from '../core/odds.ts';
import type { Seen } from '../core/seen.ts';
import { SUBSTITUTE } from './cards.ts';
import { NEXT_DRAW, type NextDraw, type Wanted } from './odds.ts';
import { collectionOn, countOf, drawsOf, lettersOn, wildsOn } from './stacks.ts';
import { hasCompleted, opponentsOf, type Player, playerAt, type ZdfState } from './state.ts';
import {
  COLLECTED,
  COLLECTION_STACKS,
  COLOURS,
  type Collected,
  type CollectionStack,
  LETTERS,
  type ZdfSeat,
} from './types.ts';

export interface Threat {
  readonly seat: ZdfSeat;
  /** Aim of their next draw: to win, where one kind is complete already; else to complete a Collection that is begun. */
  readonly to: 'win' | 'complete';
  /** 0 to 1. */
  readonly share: number;
  readonly draws: number;
}

/**
 * Collections wanted on a Stack; on an open one of either colour, only where it would win, since a whole Collection by one draw is next to
 * never complete.
 */
function wantedOn(
  player: Seen<Player>,
  stack: CollectionStack,
  kind: Collected,
  wins: boolean,
): readonly Wanted[] {
  const pile = player.stacks[stack];
  const collects = collectionOn(pile);
  const standIns = wildsOn(pile) + countOf(player.stacks.action, SUBSTITUTE[kind]);
  if (collects === undefined) {
    return wins ? COLOURS.map((colour) => ({ kind, colour, letters: [], standIns })) : [];
  }
  if (collects.kind !== kind) return [];
  return [{ kind, colour: collects.colour, letters: lettersOn(pile), standIns }];
}

/** Collections that so many cards can complete, each once. */
function wantedOf(player: Seen<Player>, draws: number): readonly Wanted[] {
  const open = COLLECTED.filter((kind) => !hasCompleted(player, kind));
  const all = open.flatMap((kind) =>
    COLLECTION_STACKS.flatMap((stack) => wantedOn(player, stack, kind, open.length === 1)),
  );
  const within = all.filter(({ letters, standIns }) => LETTERS.length - letters.length - standIns <= draws);
  return [...new Map(within.map((one) => [JSON.stringify(one), one])).values()];
}

const MOST_KEPT = 500;
const kept = new Map<string, number>();

function shareOf(input: NextDraw): number {
  const key = JSON.stringify({ ...input, pile: input.pile.toSorted(), discard: input.discard?.toSorted() });
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { outcomes } = odds(() => NEXT_DRAW.play(input), String);
  const completes = outcomes.find(([name]) => name === 'completes')?.[1];
  const share = completes === undefined ? 0 : Number((completes.n * 1_000_000n) / completes.of) / 1_000_000;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, share);
  return share;
}

/** Threat of a player with these Stacks, whoever else has cards in the piles. */
export function threatOf(state: Seen<ZdfState>, seat: ZdfSeat, player = playerAt(state, seat)): Threat {
  const draws = drawsOf(player);
  const to = COLLECTED.some((kind) => hasCompleted(player, kind)) ? 'win' : 'complete';
  const collections = draws === 0 ? [] : wantedOf(player, draws);
  if (collections.length === 0) return { seat, to, share: 0, draws };
  const { deck, discard } = state;
  const input = { draws, pile: deck, collections, ...(deck.length < draws ? { discard } : {}) };
  return { seat, to, share: shareOf(input), draws };
}

/** Threat of the opponent likeliest to win with the next draw, or where nobody can, to complete a Collection. */
export function nearestThreat(state: Seen<ZdfState>, to: ZdfSeat): Threat | undefined {
  return nearestWin(state, to) ?? likeliest(opponentsOf(state, to).map((seat) => threatOf(state, seat)));
}

/** Threat of the likeliest opponent among those who have completed one kind. */
export function nearestWin(state: Seen<ZdfState>, to: ZdfSeat): Threat | undefined {
  const close = opponentsOf(state, to).filter((seat) =>
    COLLECTED.some((kind) => hasCompleted(playerAt(state, seat), kind)),
  );
  return likeliest(close.map((seat) => threatOf(state, seat)));
}

function likeliest(threats: readonly Threat[]): Threat | undefined {
  return threats.filter(({ share }) => share > 0).toSorted((one, other) => other.share - one.share)[0];
}
