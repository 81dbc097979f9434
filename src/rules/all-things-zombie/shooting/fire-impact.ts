/** Section: Attacking with Fire. The Impact printed for fire. */
import { number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';

export const FIRE_HOW = ['spread', 'doused'] as const;
export type FireHow = (typeof FIRE_HOW)[number];

/** The two Impacts printed for it; which is whose is rebuilt. */
export const FIRE = {
  id: 'atz.fire',
  section: 'Attacking with Fire',
  figures: { result: number(1, 6) },
  rows: {
    spread: { result: 5, confidence: 'RECONSTRUCTED', ruling: 'ATZ-20' },
    doused: { result: 1, confidence: 'RECONSTRUCTED', ruling: 'ATZ-20' },
  },
} as const satisfies KeyedTable<FireHow, number>;

export const fireImpact = (how: FireHow): Found<number> => rowOf<FireHow, number>(FIRE, how);
