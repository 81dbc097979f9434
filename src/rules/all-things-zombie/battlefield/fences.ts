/**
 * Fences and other things that stand along a line in the open. The book lists none among its terrain: cover is a solid obstruction such as
 * a wall (section: Ranged Combat), and leaping a fence is its example of a Task (section: Challenges).
 */
import { choice, flag } from '../../core/fields.ts';
import type { Segment } from '../../core/geometry/segment.ts';
import { fencesCrossed } from '../../core/geometry/sight.ts';
import type { Fence } from '../../core/geometry/table-top.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const FENCE_KINDS = ['solid', 'open'] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];
const CROSSINGS = ['freely', 'task', 'never'] as const;

export interface FenceRow {
  /** True if it gives cover to whoever is behind it. Zombies never count as in cover. */
  readonly cover: boolean;
  readonly crossing: (typeof CROSSINGS)[number];
}

export const FENCES = {
  id: 'atz.fence',
  section: 'Challenges',
  figures: { cover: flag, crossing: choice(CROSSINGS) },
  rows: {
    solid: { result: { cover: true, crossing: 'task' }, confidence: 'DERIVED' },
    open: { result: { cover: false, crossing: 'task' }, confidence: 'DERIVED' },
  },
} as const satisfies KeyedTable<FenceKind, FenceRow>;

function fenceRow({ solid }: Pick<Fence, 'solid'>): FenceRow {
  return rowOf<FenceKind, FenceRow>(FENCES, solid ? 'solid' : 'open').result;
}

/** Says whether a fence between shooter and target covers the target. */
export function isBehindFence(shot: Segment, fences: readonly Fence[]): boolean {
  return fencesCrossed(shot, fences).some((fence) => fenceRow(fence).cover);
}
