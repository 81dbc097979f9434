/** The invaders (§1.0 and the key on the last page): 24 small counters and two big ones. */
import { flag, number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const ALIEN_KINDS = ['trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar'] as const;
export type AlienKind = (typeof ALIEN_KINDS)[number];

/** Kinds that can land (§3.2). */
export const SMALL_KINDS = ['trooper', 'ufo', 'tank', 'leader'] as const;

interface Unit {
  /** Dice in an attack, and points it takes to land. */
  readonly combat: number;
  readonly move: number;
  /** Two hits kill it. */
  readonly armoured: boolean;
  /** Aliens of the kind in a stack of four. */
  readonly size: number;
  readonly count: number;
}

/** Combat, movement and armour are printed, and so is one each of the big ones; how the 24 small ones divide is rebuilt. */
export const ALIENS = {
  id: 'avz.aliens',
  section: '1.0 Components',
  figures: { combat: number(1, 9), move: number(1, 9), armoured: flag, count: number(1, 24) },
  rows: {
    trooper: {
      result: { combat: 1, move: 3, armoured: false, size: 1, count: 9 },
      confidence: 'RECONSTRUCTED',
    },
    ufo: { result: { combat: 2, move: 6, armoured: true, size: 1, count: 6 }, confidence: 'RECONSTRUCTED' },
    tank: { result: { combat: 3, move: 3, armoured: true, size: 1, count: 6 }, confidence: 'RECONSTRUCTED' },
    leader: {
      result: { combat: 2, move: 3, armoured: false, size: 1, count: 3 },
      confidence: 'RECONSTRUCTED',
    },
    mutant: { result: { combat: 3, move: 5, armoured: false, size: 2, count: 1 } },
    bfar: { result: { combat: 4, move: 4, armoured: true, size: 2, count: 1 } },
  },
} as const satisfies KeyedTable<AlienKind, Unit>;

export const alienRow = (kind: AlienKind) => rowOf<AlienKind, Unit>(ALIENS, kind);

export const unitOf = (kind: AlienKind): Unit => alienRow(kind).result;
