/** Loot: one piece from the centre for one survivor of each player, who counts next to nothing of their own this round. */
import { choose, type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { distinct, figureRow, gearRow } from './cards.ts';
import type { AztaEvent } from './events.ts';
import { option, wordsOf } from './options.ts';
import { type AztaState, aliveOf, turnOf } from './state.ts';
import { nextStep, pass } from './turns.ts';
import type { AztaSeat, Gear, SurvivorId } from './types.ts';

type Look = Seen<AztaState>;

const NOTHING = 'loot-nothing';

/** Plays a turn of Loot; Gear that nobody has taken by the end is discarded. */
export function* lootStep(state: Look): Play<void, AztaEvent> {
  const seat = turnOf(state);
  if (seat !== undefined && state.loot.length > 0) return yield* lootTurn(state, seat);
  if (state.loot.length > 0) yield* tell<AztaEvent>({ rule: 'azta.left-behind', gear: [...state.loot] });
  yield* nextStep(state);
}

function* lootTurn(state: Look, seat: AztaSeat): Play<void, AztaEvent> {
  const own = aliveOf(state, seat);
  if (own.length === 0) return yield* pass(state, seat, 'none');
  const ids = distinct(state.loot).flatMap((gear) => own.map(({ id }) => `loot>${gear}>${id}`));
  const picked = yield* choose({
    rule: 'azta.loot',
    seat,
    options: [NOTHING, ...ids].map((id) => option(id)),
  });
  if (picked === NOTHING) return yield* pass(state, seat);
  const [, gear, survivor] = wordsOf(picked) as [string, Gear, SurvivorId];
  const rows = [gearRow(gear).row, figureRow('burdened-base').row];
  yield* tell<AztaEvent>({ rule: 'azta.loot', seat, gear, survivor, rows });
}
