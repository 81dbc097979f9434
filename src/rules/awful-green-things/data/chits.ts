/** The fifteen Weapon Effect Chits (Weapon Effect Chits). */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const CHITS = [
  'kill-5',
  'kill-4',
  'kill-3',
  'stun-5',
  'fragments',
  'grow',
  'shrink',
  'no-effect',
] as const;
export type Chit = (typeof CHITS)[number];

export interface ChitFacts {
  readonly does: 'kill' | 'stun' | 'fragments' | 'grow' | 'shrink' | 'nothing';
  /** Dice against constitution, or for the number of Fragments; none where nothing is rolled. */
  readonly dice: number;
  readonly count: number;
}

export const CHIT_ROWS = {
  id: 'agt.chits',
  section: 'Weapon Effect Chits',
  figures: { count: number(1, 9) },
  rows: {
    'kill-5': { result: { does: 'kill', dice: 5, count: 1 } },
    'kill-4': { result: { does: 'kill', dice: 4, count: 2 } },
    'kill-3': { result: { does: 'kill', dice: 3, count: 2 } },
    'stun-5': { result: { does: 'stun', dice: 5, count: 2 } },
    fragments: { result: { does: 'fragments', dice: 1, count: 4 } },
    grow: { result: { does: 'grow', dice: 0, count: 1 } },
    shrink: { result: { does: 'shrink', dice: 0, count: 1 } },
    'no-effect': { result: { does: 'nothing', dice: 0, count: 2 } },
  },
} as const satisfies KeyedTable<Chit, ChitFacts>;

export const chitRow = (chit: Chit) => rowOf<Chit, ChitFacts>(CHIT_ROWS, chit);

export const chitOf = (chit: Chit): ChitFacts => chitRow(chit).result;
