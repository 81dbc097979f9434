/** Limits of Gear that a survivor can carry, and the fate of the rest. */
import type { RowId } from '../../core/table.ts';
import { figureRow, gearRow } from '../cards.ts';
import type { Goes } from '../events.ts';
import type { Gear } from '../types.ts';

/** Gear that is let go lies in the centre, where it can be looted, but for what can't be. */
export const goesTo = (gear: Gear): Goes => (gearRow(gear).result.isBound ? 'discard' : 'loot');

interface Limit {
  readonly most: number;
  /** Row of the table that states the limit. */
  readonly row: RowId;
  /** True if Gear over the limit is discarded, not dropped. */
  readonly isTight: boolean;
}

/** Limit on Gear: for a piece that takes both hands its own, once the usual one is kept. */
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

/** True if there is room for one more without letting anything go. */
export function hasRoom(gear: readonly Gear[], more: Gear): boolean {
  const together = [...gear, more];
  return together.length <= limitOf(together).most;
}
