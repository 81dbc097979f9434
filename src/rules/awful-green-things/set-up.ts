/** Preparation for Play: the chits go into the cup, the weapons to their pictures, the crew to their places. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { type AreaId, areaRow } from './data/areas.ts';
import { CHITS, type Chit, chitRow } from './data/chits.ts';
import { crewRow } from './data/crew.ts';
import { SOOT_START, VEHICLE_KINDS, vehicleRow } from './data/outside.ts';
import { WEAPON_KINDS, type WeaponKind, weaponRow } from './data/weapons.ts';
import type { AgtEvent, WeaponPlace } from './events.ts';
import type { VehiclePlace } from './outside/events.ts';
import { isUseless, type Table, type WeaponId } from './state.ts';

/** Fills the cup with chits; those whose effect is known from an earlier voyage stay out of it. */
function* fillCup({ setup }: Table): Play<void, AgtEvent> {
  const out = (setup.voyage?.known ?? []).map(({ chit }) => chit);
  const cup = CHITS.flatMap((chit): Chit[] => {
    const known = out.filter((one) => one === chit).length;
    return Array<Chit>(Math.max(0, chitRow(chit).result.count - known)).fill(chit);
  });
  yield* tell<AgtEvent>({ rule: 'agt.set-up.cup', rows: CHITS.map((chit) => chitRow(chit).row), cup });
}

const counter = (kind: WeaponKind, number: number): WeaponId => `${kind}-${number}`;

/** The first to each picture; where there is but one picture, all of them. */
function given(kind: WeaponKind): readonly WeaponPlace[] {
  const { count, pictures } = weaponRow(kind).result;
  const [only] = pictures;
  if (pictures.length === 1 && only !== undefined)
    return Array.from({ length: count }, (_, at) => ({ id: counter(kind, at + 1), at: only }));
  return pictures.slice(0, count).map((at, one) => ({ id: counter(kind, one + 1), at }));
}

/** Every kind that is known to be of no use stays in the box; a beamer may have a setting that nobody has tried. */
const brought = (state: Table): readonly WeaponKind[] =>
  WEAPON_KINDS.filter((kind) => !isUseless(state, kind));

/** Outside the Znutar: jet suits, cargo movers and the Ook Soot lie where they are kept. */
function* layUnits({ outside }: Table): Play<void, AgtEvent> {
  if (outside === undefined) return;
  const vehicles = VEHICLE_KINDS.flatMap((kind) => {
    const { count, starts } = vehicleRow(kind).result;
    return Array.from({ length: count }, (_, one): VehiclePlace => {
      return { id: `${kind}-${one + 1}`, at: starts[one % starts.length] ?? 'cargo-hold' };
    });
  });
  const rows = VEHICLE_KINDS.map((kind) => vehicleRow(kind).row);
  yield* tell<AgtEvent>({ rule: 'agt.out.pieces', rows, vehicles, soot: SOOT_START });
}

/** Each picture gets one at least; the crew divides the rest. */
export function* layWeapons(state: Table): Play<void, AgtEvent> {
  yield* fillCup(state);
  yield* layUnits(state);
  const kinds = brought(state);
  const rows = WEAPON_KINDS.map((kind) => weaponRow(kind).row);
  yield* tell<AgtEvent>({ rule: 'agt.set-up.weapons', rows, placed: kinds.flatMap(given) });
  for (const kind of kinds) {
    const { result, row } = weaponRow(kind);
    for (let one = given(kind).length; one < result.count; one++) {
      const at = yield* choose({
        rule: 'agt.set-up.weapons',
        seat: 'crew',
        of: kind,
        options: options('agt.set-up.weapons', result.pictures),
      });
      const placed = [{ id: counter(kind, one + 1), at }];
      yield* tell<AgtEvent>({ rule: 'agt.set-up.weapons', rows: [row], placed });
    }
  }
}

/** The next of the crew takes his place; false when all have theirs. */
export function* placeCrewman({ crew }: Table): Play<boolean, AgtEvent> {
  const next = crew.find(({ at, fate }) => at === null && fate === 'aboard');
  if (next === undefined) return false;
  const { result, row } = crewRow(next.id);
  const { starts } = result;
  const [only] = starts;
  const at: AreaId =
    starts.length === 1 && only !== undefined
      ? only
      : yield* choose({
          rule: 'agt.set-up.crew',
          seat: 'crew',
          of: next.id,
          options: options('agt.set-up.crew', starts),
        });
  yield* tell<AgtEvent>({ rule: 'agt.set-up.crew', rows: [row, areaRow(at).row], crew: next.id, at });
  return true;
}
