/** Bots’ view of a position: how far Collections are, who is close to winning, who is close to losing. */
import type { Seen } from '../../core/seen.ts';
import { partOf, SUBSTITUTE } from '../cards.ts';
import { type OfStack, readStack } from '../options.ts';
import { collectionOn, countOf, type SeenPile, topValue } from '../stacks.ts';
import { hasCompleted, type Player, playerAt, type ZdfState } from '../state.ts';
import {
  COLLECTED,
  COLLECTION_STACKS,
  type Collected,
  LETTERS,
  STACKS,
  type Stack,
  type ZdfSeat,
} from '../types.ts';

/** Worth of a Collection by its number of cards, 0 to 5: the last ones count most. */
const WORTH = [0, 3, 7, 12, 19, 28] as const;

const worthOf = (cards: number): number => WORTH[cards < LETTERS.length ? cards : LETTERS.length] ?? 0;

/** Number of cards that a Collection Stack comes to, with Wilds on it and Action Cards that stand in. */
export function progress(player: Seen<Player>, pile: SeenPile): number {
  let real = 0;
  let wilds = 0;
  let kind: Collected | undefined;
  for (const card of pile) {
    const part = partOf(card);
    if (part) {
      real += 1;
      kind = part.kind;
    } else if (card === 'wild') wilds += 1;
  }
  if (kind === undefined) return wilds;
  return real + wilds + countOf(player.stacks.action, SUBSTITUTE[kind]);
}

/** Nothing, where its kind is complete already. */
export function worth(player: Seen<Player>, pile: SeenPile): number {
  const kind = collectionOn(pile)?.kind;
  if (kind !== undefined && hasCompleted(player, kind)) return 0;
  return worthOf(progress(player, pile));
}

/** Measure of how close the player is to winning: a Collection that is complete, and the best that is on its way. */
export function threat(player: Seen<Player>): number {
  if (player.isOut) return 0;
  const complete = COLLECTED.filter((kind) => hasCompleted(player, kind)).length;
  const stacks = COLLECTION_STACKS.map((stack) => worth(player, player.stacks[stack]));
  const [left = 0, right = 0] = stacks;
  return complete * 30 + (left > right ? left : right) + (complete === 0 ? (left < right ? left : right) : 0);
}

export const pileOf = (state: Seen<ZdfState>, { seat, stack }: OfStack): SeenPile =>
  playerAt(state, seat).stacks[stack];

export const pileAt = (state: Seen<ZdfState>, id: string): SeenPile => pileOf(state, readStack(id));

/** Stacks of the player’s that still count something. */
export function counting({ stacks }: Seen<Player>): readonly Stack[] {
  return STACKS.filter((stack) => topValue(stacks[stack]) > 0);
}

/** True if a card that counts nothing, laid there, leaves its owner with nothing to count. */
export function wouldLose(state: Seen<ZdfState>, seat: ZdfSeat, stack: Stack): boolean {
  const left = counting(playerAt(state, seat));
  return left.length === 1 && left[0] === stack;
}

/** The kinds a player still needs. */
export const needed = (player: Seen<Player>): readonly Collected[] =>
  COLLECTED.filter((kind) => !hasCompleted(player, kind));
