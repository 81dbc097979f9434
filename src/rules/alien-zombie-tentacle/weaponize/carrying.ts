/** What a survivor can carry, and what becomes of the rest. */
import type { RowId } from '../../core/table.ts';
import { figureRow, gearRow } from '../cards.ts';
import type { Goes } from '../events.ts';
import type { Gear } from '../types.ts';

/** Gear that is let go lies in the centre, where it can be looted, but for what can't be. */
export const goesTo = (gear: Gear): Goes => (gearRow(gear).result.isBound ? 'discard' : 'loot');

interface Limit {
  readonly most: number;
  /** Where it stands. */
  readonly row: RowId;
  /** What is too much is discarded, not dropped. */
  readonly isTight: boolean;
}

/** Of a piece that takes both hands the limit is its own, once the usual one is kept. */
export function limitOf(gear: readonly Gear[]): Limit {
  const { result: usual, row } = figureRow('gear-limit');
  if (gear.length <= usual) {
    for (const one of gear) {
      const found = gearRow(one);
      const { limit } = found.result;
      if (limit !== undefined && limit < usual) return { most: limit, row: found.row, isTight: true };
    }
  }
  return { most: usual, row, isTight: false };
}

/** Whether there is room for one more without letting anything go. */
export function hasRoom(gear: readonly Gear[], more: Gear): boolean {
  const together = [...gear, more];
  return together.length <= limitOf(together).most;
}
