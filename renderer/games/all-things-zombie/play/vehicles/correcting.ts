/** A vehicle as the player says that it is, and the act that makes it so. */
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import type { Deed } from '../../acts/deed.ts';
import type { WRECK_WORDS } from './driving.ts';

/** Engine and wreck in one: a wreck has no engine that runs. */
export const STATE_WORDS = {
  'engine-off': 'Engine off',
  'engine-on': 'Engine running',
  'broken-down': 'Broken down',
  stopped: 'Stopped for good',
  'burnt-out': 'Burnt out',
} as const satisfies Record<'engine-off' | 'engine-on' | keyof typeof WRECK_WORDS, string>;
export type VehicleState = keyof typeof STATE_WORDS;

export const STATES = Object.keys(STATE_WORDS) as VehicleState[];

export const stateOf = ({ engine, wreck }: Pick<WorkingView, 'engine' | 'wreck'>): VehicleState =>
  wreck ?? (engine ? 'engine-on' : 'engine-off');

/** Without its engine only a wreck rolls on. */
export const mostSpeed = ({ top }: WorkingView, state: VehicleState): number =>
  state === 'engine-off' ? 0 : top;

export interface Correction {
  readonly state: VehicleState;
  readonly speed: number;
  readonly why: string;
}

export const asItIs = (vehicle: WorkingView): Correction => ({
  state: stateOf(vehicle),
  speed: vehicle.speed,
  why: '',
});

/** Undefined as long as nothing of it differs. */
export function correctionOf(
  vehicle: WorkingView,
  { state, speed: said, why }: Correction,
): Deed | undefined {
  const speed = Math.min(said, mostSpeed(vehicle, state));
  if (state === stateOf(vehicle) && speed === vehicle.speed) return undefined;
  const wreck = state === 'engine-off' || state === 'engine-on' ? 'none' : state;
  return {
    do: 'set-vehicle',
    vehicle: vehicle.vehicle,
    speed,
    engine: state === 'engine-on',
    wreck,
    why: why.trim(),
  };
}
