/** Draw Phase: as many cards as the active cards count; whoever counts nothing has lost. */
import { draw, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { endTurn } from './ending.ts';
import type { ZdfEvent } from './events.ts';
import { topOf } from './stacks.ts';
import { playerAt, seatsIn, type ZdfState } from './state.ts';
import { STACKS } from './types.ts';

export function* drawPhase(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = state.turn;
  const { stacks } = playerAt(state, seat);
  const tops = STACKS.map((stack) => topOf(stacks[stack]));
  const values = tops.map(({ value }) => value);
  const draws = values.reduce((sum, value) => sum + value, 0);
  if (draws === 0) return yield* lose(state);
  const rows = [...new Set(tops.map(({ row }) => row))];
  yield* tell<ZdfEvent>({ rule: 'zdf.value', seat, values, draws, rows });
  while (state.toDraw > 0) {
    if (state.deck.length === 0 && state.discard.length > 0) {
      yield* tell<ZdfEvent>({ rule: 'zdf.reshuffle', cards: state.discard.length });
    }
    // Every card lies before the players (ZDF-1).
    if (state.deck.length === 0) {
      yield* tell<ZdfEvent>({ rule: 'zdf.no-cards', seat, short: state.toDraw });
      return;
    }
    const card = yield* draw({ rule: 'zdf.draw', seat, stream: 'cards', from: state.deck });
    yield* tell<ZdfEvent>({ rule: 'zdf.draw', seat, card });
  }
}

/** The loser's cards go to the discard pile; the last one left has won (ZDF-5). */
function* lose(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  const seat = state.turn;
  const { stacks } = playerAt(state, seat);
  const cards = STACKS.reduce((sum, stack) => sum + stacks[stack].length, 0);
  yield* tell<ZdfEvent>({ rule: 'zdf.lose', seat, cards });
  const [last, ...others] = seatsIn(state);
  if (last !== undefined && others.length === 0) {
    yield* tell<ZdfEvent>({ rule: 'zdf.last-standing', seat: last });
  } else yield* endTurn(state);
}
