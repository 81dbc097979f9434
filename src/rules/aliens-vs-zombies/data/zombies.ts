/** The dead (§1.0 and the key on the last page): six kinds of counter, sixty in all. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

export const ZOMBIE_KINDS = ['rotting', 'rotting_mob', 'fast', 'fast_mob', 'tough', 'tough_mob'] as const;
export type ZombieKind = (typeof ZOMBIE_KINDS)[number];

/** The three types, which roll their dice apart (§7.1z). */
export const ZOMBIE_TYPES = ['rotting', 'fast', 'tough'] as const;
export type ZombieType = (typeof ZOMBIE_TYPES)[number];

/** Counters of each kind. */
export type Horde = Record<ZombieKind, number>;

interface Zombie {
  /** Points of movement, and the face that an attack has to beat. */
  readonly number: number;
  /** Number of counters. */
  readonly count: number;
}

/** The numbers are printed; how many there are of each kind is rebuilt, within sixty, rotting ones the most and tough ones the fewest. */
export const ZOMBIES = {
  id: 'avz.zombies',
  section: '1.0 Components',
  figures: { number: number(1, 5), count: number(0, 60) },
  rows: {
    rotting: { result: { number: 3, count: 16 }, confidence: 'RECONSTRUCTED' },
    rotting_mob: { result: { number: 3, count: 14 }, confidence: 'RECONSTRUCTED' },
    fast: { result: { number: 4, count: 10 }, confidence: 'RECONSTRUCTED' },
    fast_mob: { result: { number: 4, count: 8 }, confidence: 'RECONSTRUCTED' },
    tough: { result: { number: 2, count: 7 }, confidence: 'RECONSTRUCTED' },
    tough_mob: { result: { number: 2, count: 5 }, confidence: 'RECONSTRUCTED' },
  },
} as const satisfies KeyedTable<ZombieKind, Zombie>;

const MOBS: ReadonlySet<ZombieKind> = new Set(['rotting_mob', 'fast_mob', 'tough_mob']);

export const isMob = (kind: ZombieKind): boolean => MOBS.has(kind);
export const mobOf = (type: ZombieType): ZombieKind => `${type}_mob`;

export const zombieRow = (kind: ZombieKind) => rowOf<ZombieKind, Zombie>(ZOMBIES, kind);

export const numberOf = (kind: ZombieKind): number => zombieRow(kind).result.number;
