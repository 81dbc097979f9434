/**
 * The careful bot’s way of laying its cards: those it wants, the lowest first, so that the highest lie on top and are drawn for; a Wild on
 * an opponent who would be left with nothing to draw; and then nothing more.
 */
import type { Seen } from '../../core/seen.ts';
import { cardValue, type Part, partOf, SUBSTITUTE } from '../cards.ts';
import { type Laying, readLaying } from '../options.ts';
import { collectionOn, type SeenPile, topValue } from '../stacks.ts';
import { hasCompleted, type Player, playerAt, type ZdfState } from '../state.ts';
import { type Action, type Card, type Collected, type Colour, type Stack, WILD } from '../types.ts';
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

export function assign({ state, ids }: Asked): string {
  const complete = ids.find((id) => id.startsWith('complete>'));
  if (complete !== undefined) return complete;
  const me = playerAt(state, state.turn);
  const wild: Laying[] = [];
  const others: Laying[] = [];
  for (const id of ids) {
    const laying = readLaying(id);
    if (laying !== undefined) (laying.card === WILD ? wild : others).push(laying);
  }
  const winning = wild.find((one) => winsAtOnce(state, one));
  if (winning !== undefined) return winning.id;
  const starts = startsIn(state);
  const own = others.filter((one) => isWanted(me, starts, one));
  const lowest = best(own, ({ card }) => -order(card));
  const forWild = wildPlace(me, wild, own.length > 0);
  return forWild ?? lowest?.id ?? 'end';
}

/** By value, Action Cards by what they are for. */
function order(card: Card): number {
  return partOf(card) === undefined ? (ACTION_ORDER[card as Action] ?? 0) / 10 : cardValue(card);
}

function winsAtOnce(state: Seen<ZdfState>, { seat, stack }: Laying): boolean {
  return seat !== state.turn && wouldLose(state, seat, stack);
}

/** Place for a Wild: where the bot has most already; not where it would cover all there is to draw for. */
function wildPlace(me: Seen<Player>, wilds: readonly Laying[], willBeCovered: boolean): string | undefined {
  const own = wilds.filter(({ stack }) => isCollecting(me, stack));
  const place = best(own, ({ stack }) => progress(me, me.stacks[stack]));
  if (place === undefined) return undefined;
  const has = progress(me, me.stacks[place.stack]);
  return has >= 4 || (has >= 2 && willBeCovered) ? place.id : undefined;
}

function isCollecting(me: Seen<Player>, stack: Stack): boolean {
  const kind = collectionOn(me.stacks[stack])?.kind;
  return kind !== undefined && !hasCompleted(me, kind);
}

function isWanted(me: Seen<Player>, starts: Starts, { card, stack }: Laying): boolean {
  const part = partOf(card);
  if (part === undefined) return isActionWanted(me, card as Action);
  const pile = me.stacks[stack];
  if (collectionOn(pile) !== undefined) return !hasCompleted(me, part.kind);
  return isBestStart(me, starts, part, pile);
}

/** True for an Action Card worth laying; a stand-in for a kind that is complete would only be in the way. */
function isActionWanted(me: Seen<Player>, card: Action): boolean {
  const isSilent = card === SUBSTITUTE.team || card === SUBSTITUTE.weapon;
  if (!isSilent) return card !== 'that-was-easy' || topValue(me.stacks.action) < 3;
  return needed(me).some((kind) => SUBSTITUTE[kind] === card);
}

/** On an open Stack it begins what it has most of in hand, of a kind it isn’t collecting yet. */
function isBestStart(me: Seen<Player>, starts: Starts, { kind, colour }: Part, pile: SeenPile): boolean {
  const kinds = needed(me);
  const { left, right } = me.stacks;
  const taken = kinds.length === 1 ? undefined : collectionOn(pile === left ? right : left)?.kind;
  if (kind === taken || !kinds.includes(kind)) return false;
  const mine = starts[kind][colour];
  return kinds.every((one) => one === taken || (starts[one].blue <= mine && starts[one].green <= mine));
}

type Starts = Readonly<Record<Collected, Readonly<Record<Colour, number>>>>;

/** Different letters in hand of each kind and colour, and what they count; of equals the blue team. */
function startsIn({ hand }: Seen<ZdfState>): Starts {
  const starts = { team: { blue: 0.5, green: 0 }, weapon: { blue: 0, green: 0 } };
  for (const [at, card] of hand.entries()) {
    const part = partOf(card);
    if (part !== undefined && hand.indexOf(card) === at) {
      starts[part.kind][part.colour] += 10 + cardValue(card);
    }
  }
  return starts;
}
