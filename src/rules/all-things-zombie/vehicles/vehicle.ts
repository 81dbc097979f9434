/** Sections: Vehicle Basics, Vehicle Movement. How fast each goes and how often it turns. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import { vehicleRow } from '../battlefield/vehicles.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { VehicleId } from '../types.ts';

export interface Handling {
  /** Inches at most, in an activation of either side. */
  readonly speed: number;
  /** Most turns in an activation, each of up to 90 degrees. */
  readonly turns: number;
}

export const VEHICLE_HANDLING = {
  id: 'atz.vehicle-speed',
  section: 'Vehicle Basics',
  figures: { speed: number(4, 60), turns: number(0, 6) },
  rows: {
    bus: { result: { speed: 12, turns: 1 } },
    motorcycle: { result: { speed: 30, turns: 3 } },
    'pickup-truck': { result: { speed: 16, turns: 1 } },
    rv: { result: { speed: 16, turns: 1 } },
    sedan: { result: { speed: 20, turns: 1 } },
    'semi-truck': { result: { speed: 16, turns: 1 } },
    'sports-car': { result: { speed: 24, turns: 2 } },
    suv: { result: { speed: 16, turns: 1 } },
  },
} as const satisfies KeyedTable<VehicleId, Handling>;

const part = (speed: number, share: number) => Math.floor(speed / share);

/** Inches of a speed at which something becomes possible, or dangerous; half an inch isn’t counted. */
export interface Limits extends Handling {
  /** Faster or slower by so much at once; above it a turn of more than 45 degrees is rolled for; off the road it goes no faster. */
  readonly half: number;
  /** Above it, and off the road, dice are rolled. */
  readonly calmOffRoad: number;
}

/** A motorcycle is hard to lose below half its speed. */
export function limitsOf(kind: VehicleId): Limits {
  const { result } = read(rowOf<VehicleId, Handling>(VEHICLE_HANDLING, kind));
  const half = part(result.speed, singleFigure('half-speed'));
  const quarter = part(result.speed, singleFigure('quarter-speed'));
  return { ...result, half, calmOffRoad: kind === 'motorcycle' ? half : quarter };
}

/** Each turn takes a quarter of the speed it has then. */
export function afterTurns(speed: number, turns: number): number {
  let left = speed;
  for (let turn = 0; turn < turns; turn += 1) left = Math.floor(left - left / singleFigure('quarter-speed'));
  return left;
}

/** The cab and what is behind it. */
export const seatsOf = (kind: VehicleId): number =>
  vehicleRow(kind).holds.reduce((sum, seats) => sum + seats, 0);

export const SPEED_REFUSALS = ['too-fast', 'too-sudden', 'too-many-turns', 'runs-on'] as const;
export type SpeedRefusal = (typeof SPEED_REFUSALS)[number];

export interface Going {
  /** Inches, before its turns take theirs. */
  readonly speed: number;
  readonly turns: number;
  readonly offRoad: boolean;
}

/** Reason for which the vehicle can’t go so fast from what it has gone, or turn so often; it may stop at any time. */
export function speedRefusal(
  kind: VehicleId,
  from: number,
  { speed, turns, offRoad }: Going,
): SpeedRefusal | undefined {
  const limits = limitsOf(kind);
  if (speed > (offRoad ? limits.half : limits.speed)) return 'too-fast';
  if (speed > 0 && Math.abs(speed - from) > limits.half) return 'too-sudden';
  return turns > (speed === 0 ? 0 : limits.turns) ? 'too-many-turns' : undefined;
}
