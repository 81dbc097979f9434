/** All Gear in hand goes onto the player's own survivors; whoever has none left drops it. */
import { type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { oneOf } from '../asking.ts';
import { distinct, figureRow, gearRow, isGear } from '../cards.ts';
import type { AztaEvent } from '../events.ts';
import { wordsOf } from '../options.ts';
import { type AztaState, aliveOf, playerAt } from '../state.ts';
import { pass } from '../turns.ts';
import type { AztaSeat, Gear, SurvivorId } from '../types.ts';
import { goesTo } from './carrying.ts';

export function* putOnTurn(state: Seen<AztaState>, seat: AztaSeat): Play<void, AztaEvent> {
  const gear = distinct(playerAt(state, seat).hand.filter((card) => isGear(card)));
  if (gear.length === 0) return yield* pass(state, seat, 'none');
  const own = aliveOf(state, seat);
  if (own.length === 0) return yield* drop(state, seat);
  const ids = gear.flatMap((one) => own.map(({ id }) => `wear>${one}>${id}`));
  const picked = yield* oneOf('azta.put-on', seat, ids);
  const [, card, survivor] = wordsOf(picked) as [string, Gear, SurvivorId];
  yield* tell<AztaEvent>({ rule: 'azta.put-on', seat, gear: card, survivor, rows: rowsFor(card, survivor) });
}

function rowsFor(gear: Gear, survivor: SurvivorId): readonly string[] {
  const { row, result } = gearRow(gear);
  return result.extra?.[survivor] === undefined ? [row] : [row, figureRow('extra').row];
}

function* drop(state: Seen<AztaState>, seat: AztaSeat): Play<void, AztaEvent> {
  for (const gear of playerAt(state, seat).hand.filter((card) => isGear(card))) {
    yield* tell<AztaEvent>({ rule: 'azta.drop', seat, gear, from: 'hand', goes: goesTo(gear) });
  }
}
