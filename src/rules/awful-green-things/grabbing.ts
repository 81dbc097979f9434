/** Weapons change hands (1. Grab Weapons): picked up, laid down, traded; a fence is switched off from afar. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { type CrewId, crewRow } from './data/crew.ts';
import { weaponRow } from './data/weapons.ts';
import type { AgtEvent } from './events.ts';
import { isReady } from './movement.ts';
import { inClaws } from './outside/cargo-movers.ts';
import { type Entering, enterings, enters, getsOut } from './outside/getting-in.ts';
import { sootings, soots } from './outside/ook-soot.ts';
import { claws, vehicleOf } from './outside/units.ts';
import {
  type CrewmanSeen,
  crewAt,
  crewBy,
  placesOf,
  type Table,
  type WeaponId,
  type WeaponSeen,
  weaponBy,
  weaponOfCrew,
  weaponsAt,
} from './state.ts';

type Grab =
  | `take:${CrewId}:${WeaponId}`
  | `lay:${CrewId}`
  | `trade:${CrewId}:${CrewId}`
  | `off:${WeaponId}`
  | Entering
  | ReturnType<typeof sootings>[number]
  | 'concede'
  | 'done';

const mayCarry = (state: Table, crewman: CrewmanSeen): boolean =>
  isReady(crewman) && crewRow(crewman.id).result.armed && vehicleOf(state, crewman.id)?.since !== state.turn;

/** Weapons that lie there, of counters that are alike only the first. */
function lying(weapons: readonly WeaponSeen[]): readonly WeaponSeen[] {
  const like = ({ kind, on }: WeaponSeen) => `${kind} ${on}`;
  return weapons.filter((one, at) => weapons.findIndex((other) => like(other) === like(one)) === at);
}

/** Trades that may be made between crew who stand together; none where both hold the same, as nothing would change. */
function trades(state: Table, here: readonly CrewmanSeen[]): readonly Grab[] {
  const hands = here.filter(({ id }) => !claws(state, id));
  return hands.flatMap(({ id }, at) =>
    hands.slice(at + 1).flatMap((other): readonly Grab[] => {
      const [one, another] = [weaponOfCrew(state, id)?.kind, weaponOfCrew(state, other.id)?.kind];
      return one === another ? [] : [`trade:${id}:${other.id}`];
    }),
  );
}

export function grabs(state: Table): readonly Grab[] {
  const offered = placesOf(state).flatMap((area): readonly Grab[] => {
    const here = crewAt(state, area).filter((crewman) => mayCarry(state, crewman));
    if (here.length === 0) return [];
    const weapons = lying(weaponsAt(state, area));
    const takes = here.flatMap(({ id }) =>
      (claws(state, id) ? lying(inClaws(state, area)) : weapons)
        .filter(({ kind, on }) => on || weaponOfCrew(state, id)?.kind !== kind)
        .map((weapon): Grab => `take:${id}:${weapon.id}`),
    );
    const lays = here.flatMap(({ id }): readonly Grab[] => (weaponOfCrew(state, id) ? [`lay:${id}`] : []));
    return [...takes, ...trades(state, here), ...lays];
  });
  const off = state.weapons.filter(({ on }) => on).map(({ id }): Grab => `off:${id}`);
  return [...offered, ...enterings(state), ...sootings(state), ...off];
}

/** True for a weapon that lies there, taken by bare hands: never undone by the next, as a trade or a change of weapons may be. */
function arms(state: Table, grab: Grab): boolean {
  const [what, crew = '', weapon = ''] = grab.split(':');
  return (
    what === 'take' &&
    !weaponBy(state, weapon).on &&
    weaponOfCrew(state, crewBy(state, crew).id) === undefined
  );
}

/** Carries out one of the grabs; `done` when nobody does another. */
export function* grab(state: Table): Play<'more' | 'done' | 'concede', AgtEvent> {
  const offered = grabs(state);
  const chosen = yield* choose({
    rule: 'agt.grab',
    seat: 'crew',
    options: options('agt.grab', [...offered, 'concede', 'done']),
    usual: offered.find((one) => arms(state, one)) ?? 'done',
  });
  if (chosen === 'done' || chosen === 'concede') return chosen;
  const [what, which = '', other = ''] = chosen.split(':');
  if (what === 'off') yield* switchedOff(weaponBy(state, which));
  else if (what === 'take') yield* taken(state, crewBy(state, which), weaponBy(state, other));
  else if (what === 'enter') yield* enters(state, which, other);
  else if (what === 'get-out') yield* getsOut(state, which);
  else if (what === 'soot') yield* soots(state, which === 'on');
  else if (what === 'lay') yield* laid(state, crewBy(state, which));
  else yield* traded(state, crewBy(state, which).id, crewBy(state, other).id);
  return 'more';
}

function* switchedOff({ id, at }: WeaponSeen): Play<void, AgtEvent> {
  if (at !== null) yield* tell<AgtEvent>({ rule: 'agt.fence.off', weapon: id, at });
}

/** Takes a weapon; the one the crewman held he lays down there. */
function* taken(
  state: Table,
  { id, at }: CrewmanSeen,
  { id: weapon, kind }: WeaponSeen,
): Play<void, AgtEvent> {
  if (at === null) return;
  const held = weaponOfCrew(state, id)?.id ?? null;
  yield* tell<AgtEvent>({ rule: 'agt.grab', rows: [weaponRow(kind).row], crew: id, weapon, at, laid: held });
}

function* laid(state: Table, { id, at }: CrewmanSeen): Play<void, AgtEvent> {
  const held = weaponOfCrew(state, id);
  if (held !== undefined && at !== null)
    yield* tell<AgtEvent>({ rule: 'agt.lay', crew: id, weapon: held.id, at });
}

function* traded(state: Table, crew: CrewId, other: CrewId): Play<void, AgtEvent> {
  const gives = weaponOfCrew(state, crew)?.id ?? null;
  const gets = weaponOfCrew(state, other)?.id ?? null;
  yield* tell<AgtEvent>({ rule: 'agt.trade', crew, with: other, gives, gets });
}
