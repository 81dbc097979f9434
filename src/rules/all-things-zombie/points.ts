import { REP_TABLE } from './data/reps.ts';
import { WEAPON_TABLE } from './data/weapons.ts';
import type { Leadership, Rep, WeaponId } from './types.ts';

/** Section: Points. What a Leader and body armour cost; attributes are drawn at random and cost nothing. */
export const LEADERSHIP_COST: Readonly<Record<Leadership, number>> = { overall: 25, other: 10, none: 0 };
export const PROTECTION_COST = 10;

/** Points a figure costs: Rep, leadership, protection, and each weapon carried. */
export function pointCost(figure: {
  readonly rep: Rep;
  readonly protected: boolean;
  readonly leadership: Leadership;
  readonly weapons: readonly WeaponId[];
}): number {
  const weapons = figure.weapons.reduce((sum, id) => sum + WEAPON_TABLE[id].cost.value, 0);
  return (
    REP_TABLE[figure.rep].cost.value +
    LEADERSHIP_COST[figure.leadership] +
    (figure.protected ? PROTECTION_COST : 0) +
    weapons
  );
}
