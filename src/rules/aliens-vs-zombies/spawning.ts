/** Zombies that come out of the grave (§3.1): drawn unseen, looked at, and placed on the outside edge or on dirt lots. */
import { workedOut } from '../core/in-force.ts';
import { choose, draw, type Play, tell } from '../core/play.ts';
import { options, STREAM } from './asking.ts';
import { ground, placeAt, placeRow } from './data/town.ts';
import { ZOMBIE_KINDS } from './data/zombies.ts';
import type { AvzEvent } from './events.ts';
import { countersOf, noHorde, sizeOf, type Table } from './state.ts';

/** Draws that many zombies; those the grave hasn't any more are lost. */
export function* raise(state: Table, count: number): Play<void, AvzEvent> {
  const left = { ...state.grave };
  const zombies = noHorde();
  const drawn = Math.min(count, sizeOf(left));
  for (let one = 0; one < drawn; one++) {
    const kind = yield* draw({ rule: 'avz.grave', seat: 'zombies', stream: STREAM, from: countersOf(left) });
    left[kind] -= 1;
    zombies[kind] += 1;
  }
  if (drawn > 0) yield* tell<AvzEvent>({ rule: 'avz.grave', zombies });
  if (drawn < count) yield* tell<AvzEvent>({ rule: 'avz.spawn.lost', count: count - drawn });
}

const spawnOptions = workedOut(() => options('avz.spawn', ground().spawns.map(placeAt)));

/** The next one drawn is placed; any number may stand together, and beside aliens. */
export function* spawn(state: Table): Play<void, AvzEvent> {
  const zombie = ZOMBIE_KINDS.find((kind) => state.hand.includes(kind));
  if (zombie === undefined) return;
  const at = yield* choose({
    rule: 'avz.spawn',
    seat: 'zombies',
    of: zombie,
    options: spawnOptions(),
  });
  yield* tell<AvzEvent>({ rule: 'avz.spawn', rows: [placeRow(at).row], zombie, at });
}
