/** Getting into a jet suit or a cargo mover and out of it (Jet Suits; Cargo Movers), in the Grab Weapons phase. */
import { type Play, tell } from '../../core/play.ts';
import { type CrewId, crewRow } from '../data/crew.ts';
import { vehicleRow } from '../data/outside.ts';
import type { AgtEvent } from '../events.ts';
import { isReady } from '../movement.ts';
import { type CrewmanSeen, crewBy, type Table, weaponOfCrew } from '../state.ts';
import { isArea } from './places.ts';
import type { VehicleId } from './state.ts';
import { emptyVehiclesAt, vehicleBy, vehicleOf } from './units.ts';

export type Entering = `enter:${CrewId}:${VehicleId}` | `get-out:${CrewId}`;

/** Vehicles that a crewman may get into: of those of a kind that stand there the first. */
function entered(state: Table, { id, at }: CrewmanSeen): readonly Entering[] {
  if (at === null || !crewRow(id).result.armed) return [];
  const here = emptyVehiclesAt(state, at);
  const first = here.filter(({ kind }, index) => here.findIndex((one) => one.kind === kind) === index);
  return first.map((vehicle): Entering => `enter:${id}:${vehicle.id}`);
}

/** All but the Mascot get in, and get out where there is air. */
export function enterings(state: Table): readonly Entering[] {
  if (state.outside === undefined) return [];
  return state.crew.filter(isReady).flatMap((crewman): readonly Entering[] => {
    const { id, at } = crewman;
    const vehicle = vehicleOf(state, id);
    if (vehicle === undefined) return entered(state, crewman);
    return at !== null && isArea(at) && vehicle.since !== state.turn ? [`get-out:${id}`] : [];
  });
}

/** Puts a crewman into a vehicle; the weapon he holds he drops: claws pick it up again in another turn. */
export function* enters(state: Table, crew: string, vehicle: string): Play<void, AgtEvent> {
  const { id, at } = crewBy(state, crew);
  const entering = vehicleBy(state, vehicle);
  if (at === null || entering === undefined) return;
  const dropped = weaponOfCrew(state, id)?.id ?? null;
  const rows = [vehicleRow(entering.kind).row];
  yield* tell<AgtEvent>({ rule: 'agt.out.enter', rows, crew: id, vehicle: entering.id, at, dropped });
}

export function* getsOut(state: Table, crew: string): Play<void, AgtEvent> {
  const { id, at } = crewBy(state, crew);
  const vehicle = vehicleOf(state, id);
  if (at !== null && vehicle !== undefined)
    yield* tell<AgtEvent>({ rule: 'agt.out.get-out', crew: id, vehicle: vehicle.id, at });
}
