/** Where a party stands after its first move onto the table, from which the first zombies are placed (ATZ-107). */
import { opposite, stepped } from '../../core/geometry/direction.ts';
import {
  type Edge,
  middleOf,
  middleOfEdge,
  OPPOSITE,
  OUTWARD,
  outlineOf,
  type TableSize,
} from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { type EncounterTable, USUAL_SIZE } from '../battlefield/table.ts';
import type { Facing } from './facing.ts';
import type { Ground } from './placement.ts';

/** A normal move, in tenths of an inch. */
const MOVE = 80;

/** From the middle of the entry edge, straight ahead. */
export function firstMove({ entry, ...size }: TableSize & { readonly entry: Edge }): {
  readonly spot: Spot;
  readonly facing: Facing;
} {
  const spot = stepped(middleOfEdge(size, entry), opposite(OUTWARD[entry]), MOVE);
  return { spot, facing: OPPOSITE[entry] };
}

/** What stands in a zombie's way; a table that is not laid out has nothing on it. */
export function groundOf(table: Seen<Pick<EncounterTable, keyof TableSize | 'buildings'>> | null): Ground {
  return {
    outline: outlineOf(table ?? USUAL_SIZE),
    buildings: (table?.buildings ?? []).map(({ outline, doors }) => ({
      outline,
      doorways: doors.map((door) => middleOf(outline, door)),
    })),
  };
}
