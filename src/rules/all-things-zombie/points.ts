/** Cost of figures (section: Points). */
import { number } from '../core/fields.ts';
import { type KeyedTable, rowOf } from '../core/table.ts';
import { REP_COST } from './data/reps.ts';
import { WEAPON_COST } from './data/weapons.ts';
import type { Leadership, Rep, WeaponId } from './types.ts';

/** Points that a Leader and body armour cost; attributes are drawn at random and cost nothing. */
export const POINTS = {
  id: 'atz.extra-cost',
  section: 'Points',
  figures: { result: number(0, 99) },
  rows: { overall: { result: 25 }, other: { result: 10 }, 'body-armor': { result: 10 } },
} as const satisfies KeyedTable<Exclude<Leadership, 'none'> | 'body-armor', number>;

const points = (row: keyof typeof POINTS.rows): number => rowOf<string, number>(POINTS, row).result;

/** Points a figure costs: Rep, leadership, protection, and each weapon carried. */
export function pointCost(figure: {
  readonly rep: Rep;
  readonly protected: boolean;
  readonly leadership: Leadership;
  readonly weapons: readonly WeaponId[];
}): number {
  const weapons = figure.weapons.reduce((sum, id) => sum + rowOf(WEAPON_COST, id).result, 0);
  return (
    rowOf(REP_COST, `${figure.rep}`).result +
    (figure.leadership === 'none' ? 0 : points(figure.leadership)) +
    (figure.protected ? points('body-armor') : 0) +
    weapons
  );
}
