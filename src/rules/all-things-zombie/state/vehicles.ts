/** Vehicles that work, on the table (section: Vehicles); those that stand about there belong to the table. */
import type { VehicleId } from '../types.ts';
import type { FighterId } from './turn.ts';

export type WorkingId = `m${number}`;
export const workingId = (nth: number): WorkingId => `m${nth}`;

/** Broken down, or stopped for good by a machine gun, or burnt out. */
export const WRECKS = ['broken-down', 'stopped', 'burnt-out'] as const;
export type Wreck = (typeof WRECKS)[number];

export interface WorkingVehicle {
  readonly id: WorkingId;
  readonly kind: VehicleId;
  /** Inches it went in the last activation, and goes on with in the next, whosever that is. */
  readonly speed: number;
  /** At the party’s disposal by its dice, or held over. */
  readonly won?: true;
  /** The person who has driven it last. */
  readonly driver?: FighterId;
  /** The engine runs. */
  readonly engine?: true;
  /** Has been started and not driven since: it may set off whosever activation it is. */
  readonly ready?: true;
  /** The turn in which somebody last tried to start it. */
  readonly tried?: number;
  /** Activations of a turn it has moved in, or can’t any more. */
  readonly went?: { readonly turn: number; readonly times: number };
  /** Has gone from where it came on with the party. */
  readonly driven?: true;
  /** Control has been rolled for since its driver was disabled. */
  readonly adrift?: true;
  readonly wreck?: Wreck;
  /** Has left the table. */
  readonly away?: true;
}
