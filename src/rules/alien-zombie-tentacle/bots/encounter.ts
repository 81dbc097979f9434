/** Bots’ decisions on going forward, helping and playing Events: each by the worth of the Encounter with it and without. */
import type { Seen } from '../../core/seen.ts';
import { survivorRow } from '../cards.ts';
import { threatenedOf } from '../flipping.ts';
import { wordsOf } from '../options.ts';
import { type AztaState, aliveOf, inOrder, isIn, playerAt, survivorOf } from '../state.ts';
import { against, totalAgainst } from '../strength.ts';
import type { AztaSeat, EventCard, SurvivorId } from '../types.ts';
import { ifGone, ifHelped, ifPlayed } from '../what-if.ts';
import { type Asked, best } from './bot.ts';
import { deathWorth, outlook } from './judging.ts';

type Look = Seen<AztaState>;

/** The strongest, unless even that one would be the lowest of all: then whoever is missed least. */
export function forward({ state, seat, ids, temper }: Asked): string | undefined {
  const { threat } = state;
  if (threat === null) return undefined;
  const value = (id: string) => against(state, id as SurvivorId, threat.kind);
  const strongest = best(ids, value);
  if (strongest === undefined) return undefined;
  const others = othersForward(state, seat);
  if (others.some((one) => one <= value(strongest))) return strongest;
  return best(ids, (id) => deathWorth(state, seat, id as SurvivorId, temper) * 10 + value(id));
}

/** Values of the survivors who are in the Encounter, or are likely to be. */
function othersForward(state: Look, seat: AztaSeat): readonly number[] {
  const { threat, encounter } = state;
  if (threat === null) return [];
  const there = (encounter?.inIt ?? []).map((id) => against(state, id, threat.kind));
  const toCome = inOrder(state)
    .slice(state.gone)
    .filter((one) => one !== seat)
    .flatMap((one) => {
      const values = threatenedOf(state, one).map((id) => against(state, id, threat.kind));
      return values.length === 0 ? [] : [Math.max(...values)];
    });
  return [...there, ...toCome];
}

/** A card in hand is worth something; less where the hand is full. */
const drawWorth = (state: Look, seat: AztaSeat): number => (playerAt(state, seat).hand.length < 3 ? 2 : 0.5);

/** Risk that the helper goes down with the one who is helped, 0 to 0.5: the nearer that one is to the Threat, the likelier. */
function riskOf(state: Look, seat: AztaSeat, of: SurvivorId): number {
  const { encounter } = state;
  if (encounter === null) return 0;
  const values = encounter.inIt.map((id) => against(state, id, encounter.kind));
  const own = against(state, of, encounter.kind);
  const below = values.filter((value) => value < own).length;
  const hands = inOrder(state).reduce(
    (sum, one) => sum + (one === seat ? 0 : playerAt(state, one).hand.length),
    0,
  );
  const isSafe = own >= totalAgainst(state, encounter.kind);
  return Math.min(0.5, (hands * 0.03) / (below + 1)) * (isSafe ? 0.3 : 1);
}

export function help({ state, seat, ids, temper }: Asked): string | undefined {
  const now = outlook(state, seat, temper);
  const gain = (id: string): number => {
    const [does, helper, of] = wordsOf(id) as [string, SurvivorId, SurvivorId];
    if (of === undefined) return 0;
    const then = outlook(ifHelped(state, helper, of), seat, temper) - now;
    if (does === 'force') return then - 1;
    const risk = riskOf(ifHelped(state, helper, of), seat, of) * temper.caution;
    return (
      then +
      drawWorth(state, seat) +
      rescueWorth(state, seat, of) +
      risk * deathWorth(state, seat, helper, temper)
    );
  };
  return best(ids, gain);
}

/**
 * A bluff: whoever is about to die and is helped looks like a gift, while the card that gets them out of it is in hand
 * already. What the helper draws is pure gain then.
 */
function rescueWorth(state: Look, seat: AztaSeat, of: SurvivorId): number {
  const { hand } = playerAt(state, seat);
  const out = hand.some((card) => card === 'critical-hit' || card === 'missed-elevator');
  return out && survivorOf(state, of).owner !== seat ? 1 : 0;
}

/** Cost of playing a card, besides its effect: how far it is missed later, and what is drawn for it. */
function costOf(state: Look, seat: AztaSeat, card: EventCard, target: string): number {
  if (card === 'critical-hit') return -1.5;
  if (card === 's-mart') return drawsToOthers(state) * 0.3 - 0.5;
  if (card === 'noble-sacrifice') return survivorOf(state, target as SurvivorId).owner === seat ? -3 : 2;
  if (card === 'fatally-distracted' && target === 'next') return menOf(state, seat) > 0 ? 3 : -0.5;
  return 0;
}

const drawsToOthers = (state: Look): number => state.players.length - 1;

const menOf = (state: Look, seat: AztaSeat): number =>
  aliveOf(state, seat).filter(({ id }) => survivorRow(id).result.gender === 'm').length;

export function screw({ state, seat, ids, temper }: Asked): string | undefined {
  const now = outlook(state, seat, temper);
  // A player who is eliminated has nothing to lose, and no use for a card that is kept.
  const patience = isIn(state, seat) ? temper.patience : 0;
  const isFull = playerAt(state, seat).hand.length >= 3;
  const gain = (id: string): number => {
    const [does, what, target = ''] = wordsOf(id);
    if (does === 'leave') return outlook(ifGone(state, what as SurvivorId), seat, temper) - now - 2;
    if (does !== 'play') return 0;
    const card = what as EventCard;
    const then = outlook(ifPlayed(state, card, target), seat, temper) - now;
    return then - costOf(state, seat, card, target) - patience + (isFull ? 0.5 : 0);
  };
  return best(ids, gain);
}

/** Choice among equals: the one who is missed least dies; the penalties go to the one best able to bear them. */
export function tie({ state, seat, ids, temper }: Asked): string | undefined {
  const { encounter } = state;
  if (state.phase === 'screw' && encounter !== null) {
    return best(ids, (id) => against(state, id as SurvivorId, encounter.kind));
  }
  return best(ids, (id) => deathWorth(state, seat, id as SurvivorId, temper));
}
