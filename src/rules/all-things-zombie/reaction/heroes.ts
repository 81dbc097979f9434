import { number } from '../../core/fields.ts';
import type { Passed } from '../../core/pass.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import type { ReactionCheck } from '../data/effect.ts';

/** Section: Heroes All. A hero stays one until the battle ends or it is taken out of the fight. */
export const HEROES = {
  id: 'atz.heroes',
  section: 'Heroes All',
  figures: { dice: number(1, 3), passes: number(0, 2) },
  rows: {
    /** Dice of this face, among those rolled, that make a hero. */
    made: { result: { face: 1, dice: 2 }, ruling: 'ATZ-59' },
    /** A hero's later checks pass so many dice, unrolled. */
    immune: { result: { passes: 2 }, ruling: 'ATZ-59' },
    /** The one check that makes no hero, and that a hero still rolls for: it tells who fires first. */
    stillRolled: { result: { check: 'in-sight' }, ruling: 'ATZ-59' },
  },
} as const satisfies KeyedTable<'made' | 'immune' | 'stillRolled', unknown>;

export function mayMakeHero(check: ReactionCheck): boolean {
  return check !== stillRolled().result.check;
}

/** Rows of the table by which heroes are found, corrections included. */
export const made = () => rowOf<'made', { readonly face: number; readonly dice: number }>(HEROES, 'made');
export const immune = () => rowOf<'immune', { readonly passes: Passed['passes'] }>(HEROES, 'immune');
export const stillRolled = () =>
  rowOf<'stillRolled', { readonly check: ReactionCheck }>(HEROES, 'stillRolled');

export function makesHero(check: ReactionCheck, faces: readonly number[]): boolean {
  const { face, dice } = made().result;
  return mayMakeHero(check) && faces.filter((shown) => shown === face).length >= dice;
}
