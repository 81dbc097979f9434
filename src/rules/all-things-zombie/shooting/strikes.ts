/** Weapons and hands that somebody strikes with, and their Impact. */
import { number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';
import { weaponOf } from '../arms.ts';
import type { Impact, InMelee } from '../data/weapon.ts';
import { WEAPON_FIGURES } from '../data/weapons.ts';
import type { WeaponId } from '../types.ts';
import type { TargetKind } from './shooter.ts';

/** Dice of a fighter, and the Impact of its bare hands or of something picked up (sections: Improvised Combat, All Things Zombie). */
export const FIGHTERS: KeyedTable<TargetKind, { readonly dice: number; readonly impact: Impact }> = {
  id: 'atz.melee-dice',
  section: 'Melee',
  figures: { dice: number(0, 4), impact: number(1, 3) },
  rows: { human: { result: { dice: 2, impact: 1 } }, zombie: { result: { dice: 1, impact: 1 } } },
};

export interface Striking {
  readonly kind: TargetKind;
  /** Weapons in hand, one or two; nothing is improvised combat, and a zombie has nothing. */
  readonly weapons?: readonly WeaponId[] | undefined;
}

export interface StrikesWith {
  readonly weapon: WeaponId | undefined;
  readonly found: Found<InMelee>;
}

/** A gun in the hand, too, is improvised. */
export const isMeleeWeapon = (weapon: WeaponId) => weaponOf(weapon).inMelee.enemyRep < 0;

/** Weapon that strikes: the heavier of two, or the hands, which are none. */
export function strikesWith({ kind, weapons = [] }: Striking): StrikesWith {
  const { result, ...bare } = rowOf(FIGHTERS, kind);
  const hands: StrikesWith = {
    weapon: undefined,
    found: { ...bare, result: { impact: result.impact, enemyRep: 0 } },
  };
  return weapons.reduce<StrikesWith>((best, weapon) => {
    const { result: figures, ...found } = rowOf(WEAPON_FIGURES, weapon);
    const { inMelee } = figures;
    if (!isMeleeWeapon(weapon)) return best;
    const { impact, enemyRep } = best.found.result;
    const heavier = inMelee.impact > impact || inMelee.enemyRep < enemyRep;
    return heavier ? { weapon, found: { ...found, result: inMelee } } : best;
  }, hands);
}
