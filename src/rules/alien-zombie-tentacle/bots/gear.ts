/** Bots’ decisions on Gear: who carries what, what is let go, what is looted, and what it is worth trading. */
import type { Seen } from '../../core/seen.ts';
import { gearRow, isGear } from '../cards.ts';
import { wordsOf } from '../options.ts';
import { type AztaState, aliveOf, survivorOf } from '../state.ts';
import { totalAgainst } from '../strength.ts';
import { type AztaSeat, type Card, type Gear, KINDS, type SurvivorId } from '../types.ts';
import { hasRoom } from '../weaponize/carrying.ts';
import { type Asked, best } from './bot.ts';
import { gearWorth } from './judging.ts';

type Look = Seen<AztaState>;

/** Worth of the piece that would have to go; 0 where there is room. */
function lossFor(state: Look, gear: Gear, id: SurvivorId): number {
  const { gear: carried } = survivorOf(state, id);
  if (hasRoom(carried, gear)) return 0;
  return Math.min(...[...carried, gear].map((one) => gearWorth(one, id)));
}

/** Worth to whoever would carry it; one who carries much already is a little further back. */
export function placeWorth(state: Look, gear: Gear, id: SurvivorId): number {
  return gearWorth(gear, id) - lossFor(state, gear, id) - survivorOf(state, id).gear.length * 0.1;
}

export function putOn({ state, ids }: Asked): string | undefined {
  return best(ids, (id) => {
    const [, gear, survivor] = wordsOf(id) as [string, Gear, SurvivorId];
    return placeWorth(state, gear, survivor);
  });
}

export const excess = ({ of, ids }: Asked): string | undefined =>
  best(ids, (id) => -gearWorth(id as Gear, of as SurvivorId));

/** Ammunition first; then the lesser gun. */
export const oneUse = ({ of, ids }: Asked): string | undefined =>
  best(ids, (id) => (gearRow(id as Gear).result.spares ? 100 : -gearWorth(id as Gear, of as SurvivorId)));

const EVENT_WORTH: Readonly<Partial<Record<Card, number>>> = {
  'critical-hit': 6,
  'missed-elevator': 5,
  's-mart': 4,
  'too-small': 4,
  'noble-sacrifice': 4,
  'serious-funk': 3,
  'tight-squeeze': 3,
};

export const cardWorth = (card: Card): number => (isGear(card) ? 2.5 : (EVENT_WORTH[card] ?? 2));

export const handLimit = ({ ids }: Asked): string | undefined => best(ids, (id) => -cardWorth(id as Card));

/**
 * Choice of Loot: a survivor who bends down for it is an easy prey this round, worth it for a good piece, and where somebody else can be
 * sent.
 */
export function loot({ state, seat, ids }: Asked): string | undefined {
  const own = aliveOf(state, seat).length;
  const highest = Math.max(...KINDS.map((kind) => totalAgainst(state, kind)));
  const danger = own === 1 ? 4 : own === 2 ? 2 : 1;
  return best(ids, (id) => {
    const [, gear, survivor] = wordsOf(id) as [string, Gear, SurvivorId];
    if (survivor === undefined) return 0;
    return placeWorth(state, gear, survivor) - danger - highest / 10;
  });
}

/** Worth of the piece at its best place among this player’s survivors. */
export function worthTo(state: Look, seat: AztaSeat, gear: Gear, but?: SurvivorId): number {
  const places = aliveOf(state, seat).filter(({ id }) => id !== but);
  return Math.max(0, ...places.map(({ id }) => placeWorth(state, gear, id)));
}
