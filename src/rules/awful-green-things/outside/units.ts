/** Figures of the crew in optional counters (New Units; Ook Soot): dice, constitution, movement. */
import type { RowId } from '../../core/table.ts';
import { type CrewId, crewRow } from '../data/crew.ts';
import { outsideFigure, vehicleRow } from '../data/outside.ts';
import type { CrewmanSeen, Table } from '../state.ts';
import { isArea, type PlaceId } from './places.ts';
import type { Vehicle, VehicleId } from './state.ts';

type VehicleSeen = Readonly<Vehicle>;

export const vehicleOf = ({ outside }: Table, crew: string): VehicleSeen | undefined =>
  outside?.vehicles.find(({ by }) => by === crew);

export const vehicleBy = ({ outside }: Table, id: string): VehicleSeen | undefined =>
  outside?.vehicles.find((one) => one.id === id);

/** Nobody is in them, and they may be attacked all the same. */
export const emptyVehiclesAt = ({ outside }: Table, place: PlaceId): readonly VehicleSeen[] =>
  outside?.vehicles.filter(({ at, by }) => at === place && by === null) ?? [];

const wearsSoot = ({ outside }: Table, crew: CrewId): boolean =>
  crew === 'mascot' && outside?.soot.worn === true;

/** Hand to hand: the claws or the arms of what he is in take the place of his own. */
export function diceOf(state: Table, crew: CrewId): { readonly dice: number; readonly row: RowId } {
  const vehicle = vehicleOf(state, crew);
  const { result, row } = vehicle === undefined ? crewRow(crew) : vehicleRow(vehicle.kind);
  return { dice: result.dice, row };
}

interface Constitution {
  readonly constitution: number;
  readonly rows: readonly RowId[];
}

/** Total that stuns a crewman, by his own constitution: gas gets into a cargo mover, whose plates are no help against it. */
export function ownConstitution(crew: CrewId): Constitution {
  const { result, row } = crewRow(crew);
  return { constitution: result.constitution, rows: [row] };
}

/** Total that an attack must come to to kill a crewman: through his vehicle, or his soot. */
export function constitutionOf(state: Table, crew: CrewId): Constitution {
  const { result, row } = crewRow(crew);
  const vehicle = vehicleOf(state, crew);
  if (vehicle !== undefined) {
    const around = vehicleRow(vehicle.kind);
    const constitution = result.constitution + around.result.constitution;
    return { constitution, rows: [row, around.row] };
  }
  if (!wearsSoot(state, crew)) return { constitution: result.constitution, rows: [row] };
  const times = outsideFigure('soot-times');
  return { constitution: result.constitution * times.result, rows: [row, times.row] };
}

/** Total that an attack must come to, on a crewman or on an empty vehicle. */
export function toughness(state: Table, target: string): number {
  const empty = vehicleBy(state, target);
  return empty === undefined
    ? constitutionOf(state, target as CrewId).constitution
    : vehicleRow(empty.kind).result.constitution;
}

export function moveOf(state: Table, crew: CrewId): number {
  const vehicle = vehicleOf(state, crew);
  if (vehicle !== undefined) return vehicleRow(vehicle.kind).result.move;
  return wearsSoot(state, crew) ? outsideFigure('soot-move').result : crewRow(crew).result.move;
}

/** Gas does nothing to whoever brings his own air: the Robot, a jet suit inside the ship, the Ook in its soot. */
export const mindsGas = (state: Table, { id, at }: CrewmanSeen): boolean =>
  id !== 'robot' &&
  !wearsSoot(state, id) &&
  !(vehicleOf(state, id)?.kind === 'suit' && at !== null && isArea(at));

/** There are pressure suits for all but the Mascot, who has the soot. */
export const mayGoOut = (state: Table, crew: CrewId): boolean => crew !== 'mascot' || wearsSoot(state, crew);

/** True if an open hatch does the crewman no harm. */
export const isSealed = (state: Table, crew: CrewId): boolean =>
  crew === 'robot' || wearsSoot(state, crew) || state.outside?.suited.includes(crew) === true;

/** True if a crewman works with a mover’s claws, which handle no weapon but fuel. */
export const claws = (state: Table, crew: string): boolean => vehicleOf(state, crew)?.kind === 'mover';

/** The id of a vehicle, in an option or a strike. */
export const isVehicle = (id: string): id is VehicleId => id.startsWith('suit-') || id.startsWith('mover-');
