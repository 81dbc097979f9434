/**
 * Buildings as they stand on the table. The book leaves footprints, doors and storeys open, so all figures here are a table of ours
 * (ATZ-101); it says only that suburbs have one or two storeys and the country one.
 */

import { nullable, number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { Term } from '../../core/text/term.ts';
import type { Area, BuildingId } from '../types.ts';

const APARTMENTS = { title: 'Apartments', text: 'apartments' };

const CHURCH = { title: 'Church', text: 'church' };

const DOCK_OR_SHIPYARD = { title: 'Dock or shipyard', text: 'dock or shipyard' };

const HOSPITAL = { title: 'Hospital', text: 'hospital' };

const HOUSE = { title: 'House', text: 'house' };

const MILITARY_BASE_OR_ARMORY = { title: 'Military base or armory', text: 'military base or armory' };

const OFFICE_BUILDING = { title: 'Office building', text: 'office building' };

const POLICE_STATION = { title: 'Police station', text: 'police station' };

const RESTAURANT = { title: 'Restaurant', text: 'restaurant' };

const RETAIL_BOX_STORE = { title: 'Retail box store', text: 'retail box store' };

const RETAIL_STORE = { title: 'Retail store', text: 'retail store' };

const SCHOOL = { title: 'School', text: 'school' };

const SUPERMARKET = { title: 'Supermarket', text: 'supermarket' };

const WAREHOUSE = { title: 'Warehouse', text: 'warehouse' };

export interface DoorRow {
  /** Two figures can enter by a single door, three by a double one (section: Survivors in Buildings). */
  readonly width: 'single' | 'double';
  /** The front looks on the nearest street. */
  readonly wall: 'front' | 'back' | 'side';
}

export interface Storeys {
  readonly least: number;
  readonly most: number;
}

export interface BuildingRow {
  readonly name: Term;
  /** The sides it takes where there is room, in tenths of an inch, the longer first. */
  readonly sides: readonly [number, number];
  readonly doors: readonly DoorRow[];
  /** Tenths of an inch from one window of a wall to the next; null where there are none. */
  readonly windowEvery: number | null;
  readonly urban: Storeys;
  readonly outskirts: Storeys;
}

const ours = (result: BuildingRow) => ({ result, confidence: 'RECONSTRUCTED', ruling: 'ATZ-101' }) as const;

const MANY = 20;
const FEW = 40;
const floors = (least: number, most = least): Storeys => ({ least, most });
const doors = (front: DoorRow['width'], ...others: readonly DoorRow[]): readonly DoorRow[] => [
  { width: front, wall: 'front' },
  ...others,
];
const BACK: DoorRow = { width: 'single', wall: 'back' };
const WIDE_BACK: DoorRow = { width: 'double', wall: 'back' };
const SIDE: DoorRow = { width: 'single', wall: 'side' };
const WIDE_SIDE: DoorRow = { width: 'double', wall: 'side' };

const SIDE_LENGTH = number(40, 200);
const STOREY_COUNT = number(1, 20);
const SIZES = {
  'sides.0': SIDE_LENGTH,
  'sides.1': SIDE_LENGTH,
  windowEvery: nullable(number(5, 100)),
  'urban.least': STOREY_COUNT,
  'urban.most': STOREY_COUNT,
  'outskirts.least': STOREY_COUNT,
  'outskirts.most': STOREY_COUNT,
};

export const BUILDING_TABLE = {
  id: 'atz.building',
  section: 'What the Building Is',
  figures: SIZES,
  rows: {
    apartments: ours({
      name: APARTMENTS,
      sides: [90, 80],
      doors: doors('double', BACK),
      windowEvery: MANY,
      urban: floors(3, 6),
      outskirts: floors(2),
    }),
    church: ours({
      name: CHURCH,
      sides: [90, 50],
      doors: doors('double', SIDE),
      windowEvery: FEW,
      urban: floors(1),
      outskirts: floors(1),
    }),
    'dock-shipyard': ours({
      name: DOCK_OR_SHIPYARD,
      sides: [140, 90],
      doors: doors('double', WIDE_BACK, SIDE),
      windowEvery: FEW,
      urban: floors(1, 2),
      outskirts: floors(1),
    }),
    hospital: ours({
      name: HOSPITAL,
      sides: [140, 100],
      doors: doors('double', WIDE_BACK, WIDE_SIDE, SIDE),
      windowEvery: MANY,
      urban: floors(3, 5),
      outskirts: floors(2),
    }),
    house: ours({
      name: HOUSE,
      sides: [60, 50],
      doors: doors('single', BACK),
      windowEvery: MANY,
      urban: floors(2),
      outskirts: floors(1, 2),
    }),
    mall: ours({
      name: { title: 'Mall', text: 'mall' },
      sides: [160, 120],
      doors: doors('double', WIDE_BACK, WIDE_SIDE, WIDE_SIDE),
      windowEvery: FEW,
      urban: floors(2, 3),
      outskirts: floors(1, 2),
    }),
    'military-base': ours({
      name: MILITARY_BASE_OR_ARMORY,
      sides: [140, 100],
      doors: doors('double', BACK, SIDE),
      windowEvery: FEW,
      urban: floors(1, 2),
      outskirts: floors(1, 2),
    }),
    'office-building': ours({
      name: OFFICE_BUILDING,
      sides: [90, 90],
      doors: doors('double', BACK),
      windowEvery: MANY,
      urban: floors(3, 8),
      outskirts: floors(2),
    }),
    'police-station': ours({
      name: POLICE_STATION,
      sides: [90, 70],
      doors: doors('double', BACK),
      windowEvery: FEW,
      urban: floors(2, 3),
      outskirts: floors(1, 2),
    }),
    restaurant: ours({
      name: RESTAURANT,
      sides: [80, 60],
      doors: doors('double', BACK),
      windowEvery: MANY,
      urban: floors(1, 2),
      outskirts: floors(1),
    }),
    'retail-box-store': ours({
      name: RETAIL_BOX_STORE,
      sides: [120, 90],
      doors: doors('double', WIDE_BACK),
      windowEvery: null,
      urban: floors(1),
      outskirts: floors(1),
    }),
    'retail-store': ours({
      name: RETAIL_STORE,
      sides: [80, 70],
      doors: doors('double', BACK),
      windowEvery: MANY,
      urban: floors(1, 2),
      outskirts: floors(1, 2),
    }),
    school: ours({
      name: SCHOOL,
      sides: [130, 90],
      doors: doors('double', WIDE_BACK, SIDE),
      windowEvery: MANY,
      urban: floors(2, 3),
      outskirts: floors(1, 2),
    }),
    supermarket: ours({
      name: SUPERMARKET,
      sides: [100, 80],
      doors: doors('double', WIDE_BACK),
      windowEvery: FEW,
      urban: floors(1),
      outskirts: floors(1),
    }),
    warehouse: ours({
      name: WAREHOUSE,
      sides: [110, 80],
      doors: doors('double', SIDE),
      windowEvery: null,
      urban: floors(1, 2),
      outskirts: floors(1),
    }),
  },
} as const satisfies KeyedTable<BuildingId, BuildingRow>;

export function buildingRow(type: BuildingId): BuildingRow {
  return rowOf<BuildingId, BuildingRow>(BUILDING_TABLE, type).result;
}

/** No building stands with a side shorter than this, in tenths of an inch, however crowded the table. */
export const LEAST_SIDE = 40;

/** In the country all buildings are of one storey. */
const COUNTRY: Storeys = floors(1);

export function storeysOf(type: BuildingId, area: Area): Storeys {
  if (area === 'rural') return COUNTRY;
  const { least, most } = buildingRow(type)[area];
  // Either figure may have been corrected beyond the other.
  return { least: Math.min(least, most), most: Math.max(least, most) };
}

/** A mall may be the whole of an Encounter, wherever malls stand at all (section: What the Building Is). */
export function mayStandAlone(type: BuildingId, area: Area): boolean {
  return type === 'mall' && area !== 'rural';
}
