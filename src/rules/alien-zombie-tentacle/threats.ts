/**
 * "On you": the chance that a card nobody at this seat has seen turns the Threat on a survivor of theirs. Counted exactly,
 * by what is left unseen: cards that are known to be Events among the Events, the others among all. That others will draw
 * before it is their turn is left out.
 */
import type { Seen } from '../core/seen.ts';
import { distinct, isEvent } from './cards.ts';
import { allWhoDieNow } from './choosing.ts';
import { EVENT_PLAYS } from './screw/events.ts';
import { type AztaState, inOrder, playerAt, survivorOf } from './state.ts';
import type { AztaSeat, Card, EventCard } from './types.ts';
import { ifPlayed } from './what-if.ts';

type Look = Seen<AztaState>;

/** Players other than this one whose turn to play Events is still to come. */
function stillToPlay(state: Look, seat: AztaSeat): readonly AztaSeat[] {
  const order = inOrder(state);
  const left = state.phase === 'screw' ? order.slice(state.gone) : order;
  return left.filter((one) => one !== seat);
}

export interface Unseen {
  /** Cards of hands that may still be played, and how many of them are known to be Events. */
  readonly hidden: number;
  readonly known: number;
  /** All that this seat hasn't seen: the deck, and every other hand. */
  readonly cards: readonly Card[];
}

export function unseenBy(state: Look, seat: AztaSeat): Unseen {
  const others = inOrder(state).filter((one) => one !== seat);
  const players = stillToPlay(state, seat).map((one) => playerAt(state, one));
  return {
    hidden: players.reduce((sum, { hand }) => sum + hand.length, 0),
    known: players.reduce((sum, { known }) => sum + known, 0),
    cards: [...state.cards, ...others.flatMap((one) => playerAt(state, one).hand)],
  };
}

/** True if a survivor of this seat would die as it stands, by themselves or as a helper. */
export const isOn = (state: Look, seat: AztaSeat): boolean =>
  allWhoDieNow(state).some((id) => survivorOf(state, id).owner === seat);

/** True if this Event, by itself and at its worst target, would make one of this seat’s survivors die. */
function turnsOn(state: Look, seat: AztaSeat, card: EventCard): boolean {
  return EVENT_PLAYS[card].targets(state).some((target) => isOn(ifPlayed(state, card, target), seat));
}

/** The Events that would, as far as any is unseen. */
export function eventsAgainst(state: Look, seat: AztaSeat): readonly EventCard[] {
  return distinct(unseenBy(state, seat).cards.filter((card) => isEvent(card))).filter((card) =>
    turnsOn(state, seat, card),
  );
}

/** Chance that none of the cards drawn is bad, when `bad` of `of` cards are. */
function noneOf(bad: number, of: number, drawn: number): number {
  let chance = 1;
  for (let at = 0; at < drawn; at += 1) chance *= Math.max(0, of - bad - at) / (of - at);
  return chance;
}

/** 0 to 1; one where it is on them already. */
export function onYou(state: Look, seat: AztaSeat): number {
  if (isOn(state, seat)) return 1;
  const { hidden, known, cards } = unseenBy(state, seat);
  const against = new Set<Card>(eventsAgainst(state, seat));
  const bad = cards.filter((card) => against.has(card)).length;
  const events = cards.filter(isEvent).length;
  return 1 - noneOf(bad, events, known) * noneOf(bad, cards.length - known, hidden - known);
}
