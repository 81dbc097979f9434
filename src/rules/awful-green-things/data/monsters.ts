/** The Awful Green Things (Playing Pieces; Running Out of Monster Counters): 71 counters of four kinds, and what each becomes. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const MONSTER_KINDS = ['adult', 'baby', 'egg', 'fragment'] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];

export interface MonsterFacts {
  readonly move: number;
  readonly constitution: number;
  readonly dice: number;
  /** Number of counters. */
  readonly count: number;
  /** Kind that it grows into; an Adult lays an Egg instead. */
  readonly grows: MonsterKind | null;
  /** Kind that it shrinks to; an Egg is gone. */
  readonly shrinks: MonsterKind | null;
}

/** The counts are printed in the rules (AGT-20), the other figures on the counters alone. */
export const MONSTERS = {
  id: 'agt.monsters',
  section: 'Playing Pieces and Game Map',
  figures: { move: number(0, 9), constitution: number(1, 60), dice: number(0, 9), count: number(6, 40) },
  rows: {
    adult: {
      result: { move: 2, constitution: 16, dice: 4, count: 12, grows: null, shrinks: 'baby' },
      confidence: 'DERIVED',
    },
    baby: {
      result: { move: 1, constitution: 12, dice: 2, count: 18, grows: 'adult', shrinks: 'egg' },
      confidence: 'DERIVED',
      ruling: 'AGT-20',
    },
    egg: {
      result: { move: 0, constitution: 5, dice: 0, count: 19, grows: 'baby', shrinks: null },
      confidence: 'DERIVED',
      ruling: 'AGT-20',
    },
    fragment: {
      result: { move: 0, constitution: 8, dice: 1, count: 22, grows: 'baby', shrinks: 'egg' },
      confidence: 'DERIVED',
      ruling: 'AGT-3',
    },
  },
} as const satisfies KeyedTable<MonsterKind, MonsterFacts>;

export const monsterRow = (kind: MonsterKind) => rowOf<MonsterKind, MonsterFacts>(MONSTERS, kind);

export const monsterOf = (kind: MonsterKind): MonsterFacts => monsterRow(kind).result;

/** True for the kinds that crew must stop for. */
export const stopsCrew = (kind: MonsterKind): boolean => kind === 'adult' || kind === 'baby';
