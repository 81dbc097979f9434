/** Screw the Other Players: each has one turn for as many Events as they like; and whoever can may run. */
import { choose, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { distinct, isEvent, survivorRow } from '../cards.ts';
import type { AztaEvent } from '../events.ts';
import { option, wordsOf } from '../options.ts';
import { type AztaState, aliveOf, isFacing, playerAt } from '../state.ts';
import { pass } from '../turns.ts';
import type { AztaSeat, EventCard, SurvivorId } from '../types.ts';
import { EVENT_PLAYS } from './events.ts';

type Look = Seen<AztaState>;

const NOTHING = 'play-nothing';

export const playId = (card: EventCard, target: string): string =>
  target === '' ? `play>${card}` : `play>${card}>${target}`;

/** Each Event of this hand with all it may be played at. */
export function playsOf(state: Look, cards: readonly EventCard[]): readonly string[] {
  return distinct(cards).flatMap((card) =>
    EVENT_PLAYS[card].targets(state).map((target) => playId(card, target)),
  );
}

/** Once in a game, out of an Encounter. */
const leavers = (state: Look, seat: AztaSeat): readonly string[] =>
  aliveOf(state, seat)
    .filter(({ id, isUsed }) => !isUsed && isFacing(state, id) && survivorRow(id).result.ability === 'leaves')
    .map(({ id }) => `leave>${id}`);

export function* screwTurn(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const events = playerAt(state, seat).hand.filter((card) => isEvent(card));
  const ids = [...playsOf(state, events), ...leavers(state, seat)];
  if (ids.length === 0) return yield* pass(state, seat, 'none');
  const picked = yield* choose({
    rule: 'azta.screw',
    seat,
    options: [NOTHING, ...ids].map((id) => option(id)),
  });
  if (picked === NOTHING) return yield* pass(state, seat);
  const [does, what, target = ''] = wordsOf(picked);
  if (does === 'leave') {
    return yield* tell<AztaEvent>({ rule: 'azta.leave', seat, survivor: what as SurvivorId });
  }
  yield* EVENT_PLAYS[what as EventCard].play(state, seat, target);
}
