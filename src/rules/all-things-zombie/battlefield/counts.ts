/** Numbers of buildings and abandoned vehicles on the table (section: Where Does the Encounter Take Place?). */
import { number } from '../../core/fields.ts';
import { type Play, roll } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import type { Area } from '../types.ts';
import type { Rolled } from './rolled.ts';

export interface CountRow {
  readonly fixed: number;
  readonly dice: number;
  /** The dice are halved, rounded up (ATZ-99). */
  readonly halved?: true;
}

const BUILDINGS_COUNTED = { fixed: number(0, 12), dice: number(1, 3) };
const VEHICLES_COUNTED = { fixed: number(0, 6), dice: number(1, 3) };

export const BUILDING_COUNT = {
  id: 'atz.building-count',
  section: 'Setting Up the Battlefield',
  figures: BUILDINGS_COUNTED,
  rows: {
    urban: { result: { fixed: 12, dice: 3 } },
    outskirts: { result: { fixed: 6, dice: 2 } },
    rural: { result: { fixed: 1, dice: 1 } },
  },
} as const satisfies KeyedTable<Area, CountRow>;

export const VEHICLE_COUNT = {
  id: 'atz.vehicle-count',
  section: 'Setting Up the Battlefield',
  figures: VEHICLES_COUNTED,
  rows: {
    urban: { result: { fixed: 0, dice: 2 } },
    outskirts: { result: { fixed: 0, dice: 1 } },
    rural: { result: { fixed: 0, dice: 1, halved: true }, ruling: 'ATZ-99' },
  },
} as const satisfies KeyedTable<Area, CountRow>;

export interface Counted {
  readonly count: number;
  readonly rolled: Rolled;
}

export function* buildingCount(asking: Asking, area: Area): Play<Counted, never> {
  return yield* count(asking, BUILDING_COUNT, 'building-count', area);
}

export function* vehicleCount(asking: Asking, area: Area): Play<Counted, never> {
  return yield* count(asking, VEHICLE_COUNT, 'vehicle-count', area);
}

function* count(
  asking: Asking,
  table: KeyedTable<Area, CountRow>,
  part: Rolled['part'],
  area: Area,
): Play<Counted, never> {
  const { result, row } = rowOf(table, area);
  const reading = { by: 'sum' } as const;
  const faces = yield* roll({
    ...asking,
    rule: table.id,
    dice: result.dice,
    reading,
    basis: { rows: [row] },
  });
  const sum = faces.reduce((total, face) => total + face, 0);
  const counted = result.fixed + (result.halved ? Math.floor((sum + 1) / 2) : sum);
  return {
    count: counted,
    rolled: { rule: table.id, part, faces: [faces], rows: [row], result: String(counted) },
  };
}
