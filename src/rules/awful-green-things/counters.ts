/** Changes to single counters, for any event that asks for them. */
import type { CrewId } from './data/crew.ts';
import type { Change, Hatched } from './events.ts';
import type { PlaceId } from './outside/places.ts';
import type { Crewman, Monster, State, Weapon, WeaponId } from './state.ts';

export const crewmanIn = (state: State, id: string): Crewman | undefined =>
  state.crew.find((one) => one.id === id);
export const weaponIn = (state: State, id: string): Weapon | undefined =>
  state.weapons.find((one) => one.id === id);

/** Puts a crewman at a place, together with the vehicle he sits in. */
export function stands(state: State, crewman: Crewman, at: PlaceId): void {
  crewman.at = at;
  for (const vehicle of state.outside?.vehicles ?? []) if (vehicle.by === crewman.id) vehicle.at = at;
}

/** A counter comes out of the box. */
export function hatch(state: State, { id, at, kind }: Hatched, fresh = false): void {
  state.monsters.push({ id, kind, at, wakes: null, moved: false, attacked: false, fresh });
  state.hatched += 1;
}

export function change(state: State, changes: readonly Change[]): void {
  for (const { id, to } of changes) {
    const monster = state.monsters.find((one) => one.id === id);
    if (monster) monster.kind = to;
  }
}

export function give(state: State, weapon: WeaponId | null, to: CrewId): void {
  const counter = weapon === null ? undefined : weaponIn(state, weapon);
  if (!counter) return;
  counter.by = to;
  counter.at = null;
  counter.on = false;
  const crewman = crewmanIn(state, to);
  if (crewman) crewman.took = true;
}

export function lay(state: State, weapon: WeaponId, at: Weapon['at']): void {
  const counter = weaponIn(state, weapon);
  if (!counter) return;
  counter.by = null;
  counter.at = at;
  counter.on = false;
}

export const freshMonster = (monster: Monster): void => {
  monster.moved = false;
  monster.attacked = false;
  monster.fresh = false;
};

export function freshCrewman(crewman: Crewman): void {
  crewman.moved = false;
  crewman.attacked = false;
  crewman.engaged = false;
  crewman.took = false;
  crewman.busy = null;
}
