/**
 * How the careful bot lays its cards: those it wants, the lowest first, so that the highest lie on top and are drawn for; a
 * Wild on an opponent who would be left with nothing to draw; and then nothing more.
 */
import type { Seen } from '../../core/seen.ts';
import { cardValue, type Part, partOf, SUBSTITUTE } from '../cards.ts';
import { readStack } from '../options.ts';
import { collectionOn, type SeenPile, topValue } from '../stacks.ts';
import { hasCompleted, type Player, playerAt, type ZdfState } from '../state.ts';
import { type Action, type Card, COLLECTION_STACKS, WILD } from '../types.ts';
import { type Asked, best } from './bot.ts';
import { needed, progress, wouldLose } from './judging.ts';

/** From the first to be laid to the last: what is never played lies beneath what is. */
const ACTION_ORDER: Readonly<Record<Action, number>> = {
  'you-a-zombie': 0,
  'out-of-ammo': 0,
  'that-was-easy': 1,
  'fall-back': 2,
  'unfortunate-distraction': 3,
  ewwwwwwwww: 4,
  'dead-weight': 5,
  'hold-them-off': 6,
  'oh-my-gawd': 7,
  'better-you-than-me': 8,
};

interface Laying {
  readonly id: string;
  readonly card: Card;
  readonly to: string;
}

export function assign({ state, ids }: Asked): string {
  const complete = ids.find((id) => id.startsWith('complete>'));
  if (complete !== undefined) return complete;
  const me = playerAt(state, state.turn);
  const layings = ids.flatMap((id): readonly Laying[] => {
    const [card, to] = id.split('>');
    return to === undefined ? [] : [{ id, card: card as Card, to }];
  });
  const wild = layings.filter(({ card }) => card === WILD);
  const winning = wild.find((one) => winsAtOnce(state, one));
  if (winning !== undefined) return winning.id;
  const own = layings.filter(({ card, to }) => card !== WILD && isWanted(state, me, card, to));
  const lowest = best(own, ({ card }) => -order(card));
  const forWild = wildPlace(me, wild, own.length > 0);
  return forWild ?? lowest?.id ?? 'end';
}

/** By value, Action Cards by what they are for. */
function order(card: Card): number {
  return partOf(card) === undefined ? (ACTION_ORDER[card as Action] ?? 0) / 10 : cardValue(card);
}

function winsAtOnce(state: Seen<ZdfState>, { to }: Laying): boolean {
  const { seat, stack } = readStack(to);
  return seat !== state.turn && wouldLose(state, seat, stack);
}

/** Where it has most already; not where it would cover all there is to draw for. */
function wildPlace(me: Seen<Player>, wilds: readonly Laying[], willBeCovered: boolean): string | undefined {
  const own = wilds.filter(({ to }) => isOfOwn(me, to));
  const place = best(own, ({ to }) => progress(me, me.stacks[readStack(to).stack]));
  if (place === undefined) return undefined;
  const { stack } = readStack(place.to);
  const has = progress(me, me.stacks[stack]);
  return has >= 4 || (has >= 2 && willBeCovered) ? place.id : undefined;
}

function isOfOwn(me: Seen<Player>, to: string): boolean {
  const { stack } = readStack(to);
  const kind = collectionOn(me.stacks[stack])?.kind;
  return kind !== undefined && !hasCompleted(me, kind);
}

function isWanted(state: Seen<ZdfState>, me: Seen<Player>, card: Card, to: string): boolean {
  const part = partOf(card);
  if (part === undefined) return isActionWanted(me, card as Action);
  const { stack } = readStack(to);
  const pile = me.stacks[stack];
  if (collectionOn(pile) !== undefined) return !hasCompleted(me, part.kind);
  return isBestStart(state, me, part, pile);
}

/** What stands in for a kind that is complete would only be in the way. */
function isActionWanted(me: Seen<Player>, card: Action): boolean {
  const isSilent = card === SUBSTITUTE.team || card === SUBSTITUTE.weapon;
  if (!isSilent) return card !== 'that-was-easy' || topValue(me.stacks.action) < 3;
  return needed(me).some((kind) => SUBSTITUTE[kind] === card);
}

/** On an open Stack it begins what it has most of in hand, of a kind it isn’t collecting yet. */
function isBestStart(state: Seen<ZdfState>, me: Seen<Player>, part: Part, pile: SeenPile): boolean {
  const kinds = needed(me);
  if (!kinds.includes(part.kind)) return false;
  const other = COLLECTION_STACKS.map((stack) => me.stacks[stack]).find((one) => one !== pile);
  const taken = other === undefined ? undefined : collectionOn(other)?.kind;
  const isOpen = (one: Part) => kinds.includes(one.kind) && (kinds.length === 1 || one.kind !== taken);
  if (!isOpen(part)) return false;
  const mine = started(state, part);
  return state.hand.every((card) => {
    const one = partOf(card);
    return one === undefined || !isOpen(one) || started(state, one) <= mine;
  });
}

/** Different letters in hand of this kind and colour, and what they count. */
function started({ hand }: Seen<ZdfState>, { kind, colour }: Part): number {
  let letters = 0;
  for (const [at, card] of hand.entries()) {
    const part = partOf(card);
    if (part?.kind === kind && part.colour === colour && hand.indexOf(card) === at)
      letters += 10 + cardValue(card);
  }
  return kind === 'team' && colour === 'blue' ? letters + 0.5 : letters;
}
