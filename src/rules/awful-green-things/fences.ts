/** Electric fences (Electric Fence): what they do in the monsters’ turn, before any attack. */
import { type Play, tell } from '../core/play.ts';
import { AREA_IDS } from './data/areas.ts';
import { weaponRow } from './data/weapons.ts';
import type { AgtEvent } from './events.ts';
import { resolve } from './resolving.ts';
import { monstersAt, type Table } from './state.ts';

/** Everything green that has come into their area, or has stayed there. */
export function* fences(state: Table): Play<void, AgtEvent> {
  for (const at of AREA_IDS) {
    const on = state.weapons.filter((weapon) => weapon.on && weapon.at === at);
    const targets = monstersAt(state, at).map(({ id }) => id);
    if (on.length === 0 || targets.length === 0) continue;
    yield* tell<AgtEvent>({
      rule: 'agt.fence.burns',
      rows: [weaponRow('fence').row],
      at,
      fences: on.map(({ id }) => id),
    });
    const uses = on.map(
      ({ id }) => ({ weapon: id, tried: 'fence', by: null, at, targets, areas: [at] }) as const,
    );
    yield* resolve(state, { uses, fists: [] });
  }
}
