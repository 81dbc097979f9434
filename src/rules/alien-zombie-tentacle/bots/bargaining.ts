/**
 * Trading: moves that make the most of what is there; offers of Gear that others can use better, for something that is worth
 * more here; and now and then a gift to somebody who has been good to them.
 */
import type { Seen } from '../../core/seen.ts';
import { wordsOf } from '../options.ts';
import { type AztaState, playerAt, survivorOf } from '../state.ts';
import type { AztaSeat, Gear, SurvivorId } from '../types.ts';
import { hasRoom } from '../weaponize/carrying.ts';
import { NO_MORE } from '../weaponize/trading.ts';
import { type Asked, best } from './bot.ts';
import { placeWorth, worthTo } from './gear.ts';
import { gearWorth } from './judging.ts';

type Look = Seen<AztaState>;

/** Worth of a piece of gear where it lies: on a survivor, or still in hand. */
const keptWorth = (state: Look, seat: AztaSeat, gear: Gear, from: SurvivorId | 'hand'): number =>
  from === 'hand' ? worthTo(state, seat, gear) : gearWorth(gear, from);

/** Something is only worth the trouble where it is worth more than this. */
const TROUBLE = 0.8;
const FAVOUR = -4;

export function trade({ state, seat, ids, temper }: Asked): string | undefined {
  // The same piece is looked at for each of the others who might want it.
  const kept = new Map<string, number>();
  const keptAs = (gear: Gear, from: SurvivorId | 'hand'): number => {
    const key = `${gear}>${from}`;
    const worth = kept.get(key) ?? keptWorth(state, seat, gear, from);
    kept.set(key, worth);
    return worth;
  };
  const wanted = new Map<string, number>();
  const wantedBy = (other: AztaSeat, gear: Gear): number => {
    const key = `${gear}>${other}`;
    const worth = wanted.get(key) ?? worthTo(state, other, gear);
    wanted.set(key, worth);
    return worth;
  };
  const gain = (id: string): number => {
    const [does, gear, from, to] = wordsOf(id) as [string, Gear, SurvivorId, string];
    switch (does) {
      case 'take':
        return survivorOf(state, from).owner === seat ? 0 : gearWorth(gear, from) - 1.5;
      case 'move':
        return movedWorth(state, gear, from, to as SurvivorId) - TROUBLE;
      case 'offer':
        // A bot that has been turned down once this round doesn’t ask again.
        if (playerAt(state, seat).offers > 0) return 0;
        return wantedBy(to as AztaSeat, gear) - keptAs(gear, from) - TROUBLE;
      case 'gift': {
        const owed = (state.grudges[seat][to as AztaSeat] ?? 0) * temper.memory;
        return owed < FAVOUR * 0.8 ? 0.5 - keptAs(gear, from) / 4 : -1;
      }
      default:
        return 0;
    }
  };
  return best([NO_MORE, ...ids.filter((id) => id !== NO_MORE)], gain);
}

function movedWorth(state: Look, gear: Gear, from: SurvivorId, to: SurvivorId): number {
  if (!hasRoom(survivorOf(state, to).gear, gear)) return 0;
  return placeWorth(state, gear, to) - gearWorth(gear, from);
}

/**
 * Answer to an offer: the piece offered has to be worth more than the one given for it; of all that are, the one the other may like best.
 */
export function answer({ state, seat, ids }: Asked): string | undefined {
  const { offer } = state;
  if (offer === null) return undefined;
  const gift = best(
    ids.filter((id) => id.startsWith('onto>')),
    (id) => placeWorth(state, offer.gear, wordsOf(id)[1] as SurvivorId),
  );
  if (gift !== undefined || ids.includes('take')) return gift ?? 'take';
  const fair = ids.filter((id) => {
    const [does, gear, from] = wordsOf(id) as [string, Gear, SurvivorId | 'hand'];
    return does === 'give' && worthTo(state, seat, offer.gear) - keptWorth(state, seat, gear, from) > 0.3;
  });
  return best(fair, (id) => worthTo(state, offer.by, wordsOf(id)[1] as Gear)) ?? 'decline';
}

export function agree({ state, seat }: Asked): string | undefined {
  const { offer } = state;
  if (offer?.wants == null) return undefined;
  const gain = worthTo(state, seat, offer.wants.gear) - keptWorth(state, seat, offer.gear, offer.from);
  return gain > 0.2 ? 'accept' : 'decline';
}
