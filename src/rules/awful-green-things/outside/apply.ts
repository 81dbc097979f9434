/** Applies events outside the ship to the state. */
import { crewmanIn, lay, stands } from '../counters.ts';
import type { BoatId } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import type { VehicleKind } from '../data/outside.ts';
import type { State } from '../state.ts';
import type { OutsideEvent } from './events.ts';
import { ADRIFT, inBoat, isArea, onBoat, type PlaceId } from './places.ts';
import type { BoatOut, Outside, Vehicle, VehicleId } from './state.ts';

const kindOfVehicle = (id: VehicleId): VehicleKind => id.slice(0, id.lastIndexOf('-')) as VehicleKind;

/** Puts a suit on a crewman, or takes it off, as the place where he goes requires. */
function suited({ suited: all }: Outside, crew: CrewId, isOn: boolean): void {
  const at = all.indexOf(crew);
  if (isOn && at < 0) all.push(crew);
  if (!isOn && at >= 0) all.splice(at, 1);
}

function goes(state: State, outside: Outside, id: string, to: PlaceId): void {
  const crewman = crewmanIn(state, id);
  if (crewman) {
    stands(state, crewman, to);
    crewman.moved = true;
    suited(outside, crewman.id, !isArea(to));
    return;
  }
  const monster = state.monsters.find((one) => one.id === id);
  if (!monster) return;
  monster.at = to;
  monster.moved = true;
}

/** Marks counters that have spent the whole turn: no attack either. */
function spent(state: State, who: readonly string[]): void {
  for (const one of [...state.crew, ...state.monsters]) {
    if (!who.includes(one.id)) continue;
    one.moved = true;
    one.attacked = true;
  }
}

function dies(state: State, outside: Outside, ids: readonly CrewId[]): void {
  for (const id of ids) {
    const crewman = crewmanIn(state, id);
    if (!crewman) continue;
    const held = state.weapons.find(({ by }) => by === id);
    if (held) lay(state, held.id, crewman.at === ADRIFT ? null : crewman.at);
    suited(outside, id, false);
    crewman.at = null;
    crewman.fate = 'dead';
    crewman.wakes = null;
  }
}

const boatIn = ({ boats }: Outside, boat: BoatId): BoatOut | undefined => boats.find(({ id }) => id === boat);
const vehicleIn = ({ vehicles }: Outside, vehicle: VehicleId): Vehicle | undefined =>
  vehicles.find(({ id }) => id === vehicle);

function undocks(
  state: State,
  outside: Outside,
  event: Extract<OutsideEvent, { rule: 'agt.out.undock' }>,
): void {
  const { boat, to, aboard, riders, clinging } = event;
  const out = boatIn(outside, boat);
  if (out) {
    out.at = to;
    out.moved = true;
  }
  for (const id of aboard) {
    const crewman = crewmanIn(state, id);
    if (!crewman) continue;
    crewman.at = inBoat(boat);
    crewman.moved = true;
  }
  for (const id of [...riders, ...clinging]) goes(state, outside, id, onBoat(boat));
  spent(state, [...riders, ...clinging]);
}

function lands(state: State, outside: Outside, event: Extract<OutsideEvent, { rule: 'agt.out.land' }>): void {
  const { boat, bay, crew, monsters, engaged } = event;
  const out = boatIn(outside, boat);
  if (out) {
    out.at = 'bay';
    out.moved = true;
  }
  for (const id of crew) {
    goes(state, outside, id, bay);
    const crewman = crewmanIn(state, id);
    if (crewman) crewman.engaged = engaged;
  }
  for (const monster of state.monsters) if (monsters.includes(monster.id)) monster.at = bay;
  for (const weapon of state.weapons)
    if (weapon.at === onBoat(boat) || weapon.at === inBoat(boat)) weapon.at = bay;
}

function onItsWay(
  outside: Outside,
  event: Extract<OutsideEvent, { rule: 'agt.out.blast' | 'agt.out.rescue' }>,
) {
  const out = boatIn(outside, event.boat);
  if (!out) return;
  out.at = null;
  out.back = event.back;
  out.mayWait = event.rule === 'agt.out.blast';
  out.moved = true;
}

function into(state: State, outside: Outside, event: OutsideEvent): void {
  switch (event.rule) {
    case 'agt.out.pieces':
      for (const { id, at } of event.vehicles)
        outside.vehicles.push({ id, kind: kindOfVehicle(id), at, by: null, since: null });
      outside.soot = { at: event.soot, worn: false };
      return;
    case 'agt.out.lock':
      if (event.closed) outside.closed.push(event.exit);
      else outside.closed.splice(outside.closed.indexOf(event.exit), 1);
      return;
    case 'agt.out.hold':
      outside.held.push(event.exit);
      return;
    case 'agt.out.airlock':
      for (const id of event.who) goes(state, outside, id, event.to);
      spent(state, event.who);
      // A lock that nobody could hold any longer is open again.
      outside.held = outside.held.filter((exit) => exit !== event.to);
      return;
    case 'agt.out.enter': {
      const vehicle = vehicleIn(outside, event.vehicle);
      if (event.dropped !== null) lay(state, event.dropped, event.at);
      if (!vehicle) return;
      vehicle.by = event.crew;
      vehicle.since = state.turn;
      suited(outside, event.crew, false);
      return;
    }
    case 'agt.out.get-out': {
      const vehicle = vehicleIn(outside, event.vehicle);
      if (!vehicle) return;
      vehicle.by = null;
      vehicle.since = null;
      return;
    }
    case 'agt.out.wrecked': {
      const vehicle = vehicleIn(outside, event.vehicle);
      if (!vehicle) return;
      vehicle.at = null;
      vehicle.by = null;
      if (event.adrift && event.crew !== null) goes(state, outside, event.crew, ADRIFT);
      return;
    }
    case 'agt.out.throws':
      state.monsters = state.monsters.filter(({ id }) => id !== event.monster);
      state.kills[event.crew] = (state.kills[event.crew] ?? 0) + 1;
      return;
    case 'agt.out.soot':
      outside.soot = { at: event.worn ? null : event.at, worn: event.worn };
      return;
    case 'agt.out.suit-up':
      suited(outside, event.crew, true);
      spent(state, [event.crew]);
      return;
    case 'agt.out.undock':
      undocks(state, outside, event);
      return;
    case 'agt.out.fly': {
      const out = boatIn(outside, event.boat);
      if (!out) return;
      out.at = event.to;
      out.moved = true;
      return;
    }
    case 'agt.out.land':
      lands(state, outside, event);
      return;
    case 'agt.out.blast':
      onItsWay(outside, event);
      return;
    case 'agt.out.back': {
      const out = boatIn(outside, event.boat);
      if (!out) return;
      out.at = event.at;
      out.back = event.at === null ? state.turn + 1 : null;
      out.moved = true;
      return;
    }
    case 'agt.out.hatch': {
      dies(state, outside, event.dead);
      if (event.crew === null || event.to === null) return;
      goes(state, outside, event.crew, event.to);
      const crewman = crewmanIn(state, event.crew);
      if (crewman) crewman.engaged = event.engaged;
      return;
    }
    case 'agt.out.creep':
      for (const id of event.who) goes(state, outside, id, event.to);
      return;
    case 'agt.out.jump': {
      goes(state, outside, event.crew, event.missed ? ADRIFT : event.to);
      const crewman = crewmanIn(state, event.crew);
      if (crewman) crewman.engaged = event.engaged;
      return;
    }
    case 'agt.out.rescue': {
      onItsWay(outside, event);
      const crewman = crewmanIn(state, event.crew);
      if (crewman) crewman.at = onBoat(event.boat);
      return;
    }
    case 'agt.out.lost':
      dies(state, outside, event.crew);
      return;
    default:
      event satisfies never;
  }
}

export function applyOutside(state: State, event: OutsideEvent): void {
  if (state.outside !== undefined) into(state, state.outside, event);
}

/** With the ship go all of her vehicles, and the soot. */
export function allWrecked({ outside }: State): void {
  if (outside === undefined) return;
  for (const vehicle of outside.vehicles) {
    vehicle.at = null;
    vehicle.by = null;
  }
  outside.soot = { at: null, worn: false };
  outside.suited = [];
}

/** A boat that has left for home has no counter outside. */
export function goesAway(state: State, boat: BoatId): void {
  const out = state.outside === undefined ? undefined : boatIn(state.outside, boat);
  if (!out) return;
  out.at = 'bay';
  out.back = null;
}

/** Nobody walks through the ship in a pressure suit. */
export function takesOff(state: State, crew: CrewId, to: PlaceId): void {
  if (state.outside !== undefined && isArea(to)) suited(state.outside, crew, false);
}

/** Takes a dead crewman out of his vehicle or soot: the vehicle is empty, the soot gone with him. */
export function leavesUnits(state: State, crew: CrewId): void {
  const { outside } = state;
  if (outside === undefined) return;
  for (const vehicle of outside.vehicles) if (vehicle.by === crew) vehicle.by = null;
  if (crew === 'mascot' && outside.soot.worn) outside.soot = { at: null, worn: false };
  suited(outside, crew, false);
}
