/** Vehicles as they stand about: none of them works (ATZ-39). Seats as printed; their size on the table is ours. */

import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { Term } from '../../core/text/term.ts';
import type { VehicleId } from '../types.ts';

const BUS = { title: 'Bus', text: 'bus' };

const MOTORCYCLE = { title: 'Motorcycle', text: 'motorcycle' };

const PICKUP_TRUCK_OR_VAN = { title: 'Pickup truck or van', text: 'pickup truck or van' };

const RV = { title: 'RV', text: 'RV' };

const SEDAN = { title: 'Sedan', text: 'sedan' };

const SEMI_TRUCK_AND_TRAILER = { title: 'Semi-truck and trailer', text: 'semi-truck and trailer' };

const SPORTS_CAR = { title: 'Sports car', text: 'sports car' };

const SUV = { title: 'SUV', text: 'SUV' };

export interface VehicleRow {
  readonly name: Term;
  /** Length and width in tenths of an inch (ATZ-101). */
  readonly sides: readonly [number, number];
  /** Most people it holds: in the cab, then in what is behind it (ATZ-34 for the semi-truck). */
  readonly holds: readonly number[];
  /** A mobile home and a trailer are buildings without modifiers (ATZ-100). */
  readonly building?: 'itself' | 'trailer';
}

const ours = (result: VehicleRow) => ({ result, confidence: 'RECONSTRUCTED', ruling: 'ATZ-101' }) as const;

export const VEHICLE_TABLE = {
  id: 'atz.vehicle',
  section: 'Vehicle Basics',
  figures: {
    'sides.0': number(5, 105),
    'sides.1': number(5, 34),
    'holds.0': number(1, 99),
    'holds.1': number(1, 99),
  },
  rows: {
    bus: ours({ name: BUS, sides: [85, 24], holds: [40] }),
    motorcycle: ours({ name: MOTORCYCLE, sides: [18, 8], holds: [2] }),
    'pickup-truck': ours({ name: PICKUP_TRUCK_OR_VAN, sides: [44, 20], holds: [3, 6] }),
    rv: ours({ name: RV, sides: [65, 24], holds: [20], building: 'itself' }),
    sedan: ours({ name: SEDAN, sides: [40, 18], holds: [6] }),
    'semi-truck': ours({
      name: SEMI_TRUCK_AND_TRAILER,
      sides: [105, 24],
      holds: [6, 40],
      building: 'trailer',
    }),
    'sports-car': ours({ name: SPORTS_CAR, sides: [36, 18], holds: [2] }),
    suv: ours({ name: SUV, sides: [42, 20], holds: [9] }),
  },
} as const satisfies KeyedTable<VehicleId, VehicleRow>;

export function vehicleRow(type: VehicleId): VehicleRow {
  return rowOf<VehicleId, VehicleRow>(VEHICLE_TABLE, type).result;
}
