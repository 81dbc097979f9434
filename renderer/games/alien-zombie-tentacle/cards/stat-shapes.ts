/** The sign of each figure, in a field of 16: a circle, a square, a triangle. */
import type { Stat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';

export const STAT_SHAPES: Readonly<Record<Stat, string>> = {
  wits: 'M8 1.700a6.300 6.300 0 1 0 0 12.600a6.300 6.300 0 1 0 0-12.600Z',
  fight: 'M2 2h12v12H2Z',
  speed: 'M8 1.500 14.800 14H1.200Z',
};

/** From left to right, as on every card. */
export const STATS_IN_ORDER = ['wits', 'fight', 'speed'] as const satisfies readonly Stat[];
