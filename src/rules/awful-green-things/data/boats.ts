/** The ship's boats (Crew Escape): where each lies, and how many it carries. */
import { nullable, number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { AreaId } from './areas.ts';

export const BOAT_IDS = ['scout', 'cockboat', 'saucer'] as const;
export type BoatId = (typeof BOAT_IDS)[number];

export interface BoatFacts {
  readonly bay: AreaId;
  /** The Robot and the Mascot take up no room; null: any number. */
  readonly capacity: number | null;
}

export const BOATS = {
  id: 'agt.boats',
  section: 'Crew Escape',
  figures: { capacity: nullable(number(1, 22)) },
  rows: {
    scout: { result: { bay: 'scout-bay', capacity: 2 } },
    cockboat: { result: { bay: 'cockboat-bay', capacity: null } },
    saucer: { result: { bay: 'saucer-bay', capacity: 4 } },
  },
} as const satisfies KeyedTable<BoatId, BoatFacts>;

export const boatRow = (boat: BoatId) => rowOf<BoatId, BoatFacts>(BOATS, boat);
