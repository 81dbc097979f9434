/** Types that 2D6 bring, by area (sections: What Type of Buildings, What Type of Vehicles). */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';
import type { Area, BuildingId, VehicleId } from '../types.ts';

/** The scores a type may be picked on; ranges overlap, and scores above them all are rolled again (ATZ-62, ATZ-63). */
export interface Offered {
  readonly from: number;
  readonly to: number;
  /** There is no second one on the table. */
  readonly oneOnly?: true;
}

/** An area lists only some of the types. */
export type TypeTable<T extends string> = Omit<KeyedTable<T, Offered>, 'rows'> & {
  readonly rows: { readonly [K in T]?: { readonly result: Offered } };
};

const upTo = (to: number) => ({ result: { from: 2, to } }) as const;
const single = (to: number) => ({ result: { from: 2, to, oneOnly: true } }) as const;

/** Says whether the area has that type at all. */
export function listed<T extends string>(table: TypeTable<T>, type: T): table is KeyedTable<T, Offered> {
  return Object.hasOwn(table.rows, type);
}

/** There is always something from 2 on, so that nothing is rolled again for ever. */
const UP_TO = { to: number(2, 12) };

const BUILDINGS_SECTION = 'What Type of Buildings';
const VEHICLES_SECTION = 'What Type of Vehicles';

export const BUILDING_TYPES = {
  urban: {
    id: 'atz.building-type.urban',
    section: BUILDINGS_SECTION,
    figures: UP_TO,
    rows: {
      apartments: upTo(5),
      church: single(2),
      'dock-shipyard': single(2),
      hospital: single(2),
      mall: single(2),
      'office-building': upTo(6),
      'police-station': single(3),
      'retail-store': upTo(9),
      school: single(2),
      supermarket: single(5),
      warehouse: upTo(5),
    },
  },
  outskirts: {
    id: 'atz.building-type.outskirts',
    section: BUILDINGS_SECTION,
    figures: UP_TO,
    rows: {
      apartments: upTo(7),
      church: single(2),
      'dock-shipyard': single(2),
      hospital: single(2),
      house: upTo(7),
      mall: single(2),
      'office-building': upTo(5),
      'police-station': single(3),
      restaurant: upTo(9),
      'retail-box-store': upTo(5),
      'retail-store': upTo(9),
      school: single(2),
      supermarket: single(5),
      warehouse: upTo(5),
    },
  },
  rural: {
    id: 'atz.building-type.rural',
    section: BUILDINGS_SECTION,
    figures: UP_TO,
    rows: {
      church: single(2),
      house: upTo(7),
      'military-base': single(2),
      restaurant: upTo(7),
      'retail-store': upTo(5),
      school: single(2),
      supermarket: single(2),
      warehouse: single(2),
    },
  },
} as const satisfies Record<Area, TypeTable<BuildingId>>;

export const VEHICLE_TYPES = {
  urban: {
    id: 'atz.vehicle-type.urban',
    section: VEHICLES_SECTION,
    figures: UP_TO,
    rows: {
      bus: single(2),
      motorcycle: upTo(3),
      'pickup-truck': upTo(5),
      rv: upTo(2),
      sedan: upTo(8),
      'semi-truck': single(2),
      'sports-car': upTo(7),
      suv: upTo(5),
    },
  },
  outskirts: {
    id: 'atz.vehicle-type.outskirts',
    section: VEHICLES_SECTION,
    figures: UP_TO,
    rows: {
      bus: single(2),
      motorcycle: upTo(3),
      'pickup-truck': upTo(6),
      rv: upTo(3),
      sedan: upTo(8),
      'semi-truck': single(3),
      'sports-car': upTo(4),
      suv: upTo(5),
    },
  },
  rural: {
    id: 'atz.vehicle-type.rural',
    section: VEHICLES_SECTION,
    figures: UP_TO,
    rows: {
      bus: single(2),
      motorcycle: upTo(3),
      'pickup-truck': upTo(8),
      rv: upTo(5),
      sedan: upTo(5),
      'semi-truck': upTo(5),
      'sports-car': upTo(3),
      suv: upTo(5),
    },
  },
} as const satisfies Record<Area, KeyedTable<VehicleId, Offered>>;
