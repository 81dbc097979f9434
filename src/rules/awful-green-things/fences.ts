/** Electric fences (Electric Fence): what they do in the monsters’ turn, before any attack. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { weaponRow } from './data/weapons.ts';
import type { AgtEvent } from './events.ts';
import type { PlaceId } from './outside/places.ts';
import { resolve } from './resolving.ts';
import { monstersAt, placesOf, type Table, type WeaponSeen } from './state.ts';

const fencesAt = ({ weapons }: Table, area: PlaceId): readonly WeaponSeen[] =>
  weapons.filter(({ on, at }) => on && at === area);

const toStrike = (state: Table, struck: readonly PlaceId[]): readonly PlaceId[] =>
  placesOf(state).filter(
    (area) =>
      !struck.includes(area) && fencesAt(state, area).length > 0 && monstersAt(state, area).length > 0,
  );

/** Area by area, in the order that the crew like, as wherever they attack. */
export function* fences(state: Table): Play<void, AgtEvent> {
  const struck: PlaceId[] = [];
  for (let left = toStrike(state, struck); left.length > 0; left = toStrike(state, struck)) {
    const [only] = left;
    const at =
      left.length === 1 && only !== undefined
        ? only
        : yield* choose({
            rule: 'agt.strike.where',
            seat: 'crew',
            of: 'fence',
            options: options('agt.strike.where', left),
          });
    struck.push(at);
    yield* strikes(state, at);
  }
}

/** Everything green that has come into its area, or has stayed there. */
function* strikes(state: Table, at: PlaceId): Play<void, AgtEvent> {
  const on = fencesAt(state, at);
  const targets = monstersAt(state, at).map(({ id }) => id);
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
