/**
 * Trading: Gear from one survivor to another, or from hand to hand. Whoever offers says what they give and to whom, for
 * something or for nothing; the other declines, or takes the gift, or names what they would give for it. How often in a round is ours: nobody is to
 * slow the game down.
 */
import { choose, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { distinct, gearRow, isGear, survivorRow } from '../cards.ts';
import type { AztaEvent, From } from '../events.ts';
import { option, wordsOf } from '../options.ts';
import { type AztaState, aliveOf, type Offer, playerAt, seatsIn } from '../state.ts';
import { pass } from '../turns.ts';
import type { AztaSeat, Gear, SurvivorId } from '../types.ts';

type Look = Seen<AztaState>;

export const MOST_MOVES = 9;
export const MOST_OFFERS = 2;
export const NO_MORE = 'trade-no-more';

const mayGo = (gear: Gear): boolean => !gearRow(gear).result.isBound;

interface Held {
  readonly gear: Gear;
  readonly from: From;
}

function worn(state: Look, seat: AztaSeat): readonly Held[] {
  return aliveOf(state, seat).flatMap(({ id, gear }) =>
    distinct(gear)
      .filter(mayGo)
      .map((one) => ({ gear: one, from: id })),
  );
}

function inHand(state: Look, seat: AztaSeat): readonly Held[] {
  const gear = playerAt(state, seat).hand.filter((card) => isGear(card));
  return distinct(gear)
    .filter(mayGo)
    .map((one) => ({ gear: one, from: 'hand' }));
}

export function tradeOptions(state: Look, seat: AztaSeat): readonly string[] {
  const { moves, offers } = playerAt(state, seat);
  const own = aliveOf(state, seat);
  const others = seatsIn(state).filter((other) => other !== seat);
  const all: string[] = [...takings(state, seat)];
  for (const { gear, from } of worn(state, seat)) {
    if (moves < MOST_MOVES) {
      for (const { id } of own) if (id !== from) all.push(`move>${gear}>${from}>${id}`);
    }
  }
  if (offers < MOST_OFFERS) {
    for (const { gear, from } of [...inHand(state, seat), ...worn(state, seat)]) {
      for (const other of others) {
        all.push(`gift>${gear}>${from}>${other}`);
        if (mayGive(state, other, from)) all.push(`offer>${gear}>${from}>${other}`);
      }
    }
  }
  return all;
}

/** True if a trade is possible as far as all can see: something of the same sort, whatever is in the hand. */
const mayGive = (state: Look, seat: AztaSeat, from: From): boolean =>
  from === 'hand' ? playerAt(state, seat).hand.length > 0 : worn(state, seat).length > 0;

/** Once in a game, from anybody: bound Gear is neither traded nor looted by it. */
function takings(state: Look, seat: AztaSeat): readonly string[] {
  const taker = takerOf(state, seat);
  if (taker === undefined) return [];
  return state.survivors
    .filter(({ id, out }) => out === null && id !== taker)
    .flatMap(({ id, gear }) => distinct(gear).map((one) => `take>${one}>${id}`));
}

const takerOf = (state: Look, seat: AztaSeat): SurvivorId | undefined =>
  aliveOf(state, seat).find(({ id, isUsed }) => !isUsed && survivorRow(id).result.ability === 'takes-gear')
    ?.id;

/** An offer that is open is answered first. */
export function* tradeTurn(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const { offer } = state;
  if (offer !== null) return yield* offer.wants === null ? answer(state, offer) : agree(offer, offer.wants);
  const ids = tradeOptions(state, seat);
  if (ids.length === 0) return yield* pass(state, seat, 'none');
  const picked = yield* choose({
    rule: 'azta.trade',
    seat,
    options: [NO_MORE, ...ids].map((id) => option(id)),
  });
  if (picked === NO_MORE) return yield* pass(state, seat);
  const [does, gear, from, to] = wordsOf(picked) as [string, Gear, SurvivorId, string];
  if (does === 'take') {
    const survivor = takerOf(state, seat);
    if (survivor === undefined) throw new Error(`nobody of ${seat} can take Gear`);
    yield* tell<AztaEvent>({ rule: 'azta.take-gear', seat, survivor, gear, from });
  } else if (does === 'move') {
    yield* tell<AztaEvent>({ rule: 'azta.move', seat, gear, from, to: to as SurvivorId });
  } else {
    const offered = { seat, to: to as AztaSeat, gear, from, isGift: does === 'gift' };
    yield* tell<AztaEvent>({ rule: 'azta.offer', ...offered });
  }
}

/** No, thank you; or, of a gift, who gets it; or what would be given for it, off a survivor or out of the hand alike. */
function* answer(state: Look, { by, to, gear, from, isGift }: Seen<Offer>): Play<void, AztaEvent> {
  const isHand = from === 'hand';
  const gifts = isHand ? ['take'] : aliveOf(state, to).map(({ id }) => `onto>${id}`);
  const wants = (isHand ? inHand(state, to) : worn(state, to)).map((one) => `give>${one.gear}>${one.from}`);
  const said = yield* choose({
    rule: 'azta.answer',
    seat: to,
    options: ['decline', ...(isGift ? gifts : wants)].map((id) => option(id)),
  });
  const [does, first, second] = wordsOf(said);
  if (does === 'decline') return yield* tell<AztaEvent>({ rule: 'azta.no-trade', seat: to });
  if (does === 'give') {
    const held = { gear: first as Gear, from: second as From };
    return yield* tell<AztaEvent>({ rule: 'azta.answer', seat: to, ...held });
  }
  const onto = (first ?? 'hand') as From;
  yield* tell<AztaEvent>({ rule: 'azta.trade', seat: by, to, gear, from, onto, for: null });
}

/** The last word is whoever’s who offered: each piece goes where the other came from. */
function* agree(
  { by, to, gear, from }: Seen<Offer>,
  wants: NonNullable<Seen<Offer>['wants']>,
): Play<void, AztaEvent> {
  const options = [option('accept'), option('decline')];
  const agreed = yield* choose({ rule: 'azta.agree', seat: by, options });
  if (agreed === 'decline') return yield* tell<AztaEvent>({ rule: 'azta.no-trade', seat: by });
  yield* tell<AztaEvent>({
    ...{ rule: 'azta.trade', seat: by, to, gear, from },
    ...{ onto: wants.from, for: wants.gear },
  });
}
