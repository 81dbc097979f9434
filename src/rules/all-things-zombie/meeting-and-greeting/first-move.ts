/** Where a party stands after its first move onto the table, from which the first zombies are placed (ATZ-107). */
import type { Spot } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { type Edge, type EncounterTable, TABLE_SIZE } from '../battlefield/table.ts';
import type { Facing, Ground } from './placement.ts';

/** A normal move, in tenths of an inch. */
const MOVE = 80;
const MIDDLE = TABLE_SIZE / 2;

/** The way a party faces that has come on at an edge. */
const INWARD = { n: 's', e: 'w', s: 'n', w: 'e' } as const satisfies Record<Edge, Facing>;

const AFTER_FIRST_MOVE: Readonly<Record<Edge, Spot>> = {
  n: { x: MIDDLE, y: TABLE_SIZE - MOVE },
  e: { x: TABLE_SIZE - MOVE, y: MIDDLE },
  s: { x: MIDDLE, y: MOVE },
  w: { x: MOVE, y: MIDDLE },
};

/** From the middle of the entry edge, straight ahead. */
export function firstMove(entry: Edge): { readonly spot: Spot; readonly facing: Facing } {
  return { spot: AFTER_FIRST_MOVE[entry], facing: INWARD[entry] };
}

/** What stands in a zombie's way; a table that is not laid out has nothing on it. */
export function groundOf(table: Seen<Pick<EncounterTable, 'buildings'>> | null): Ground {
  return {
    bounds: { west: 0, south: 0, east: TABLE_SIZE, north: TABLE_SIZE },
    buildings: (table?.buildings ?? []).map(({ footprint, doors }) => ({
      footprint,
      doorways: doors.map(({ at }) => at),
    })),
  };
}
