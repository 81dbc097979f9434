/** Weapons and clips a figure has in its hands and pockets. The number of weapons it may carry is not limited (section: Weapons). */

import { number } from '../core/fields.ts';
import { type KeyedTable, rowOf } from '../core/table.ts';
import type { GeneratorWeapon } from './data/generator.ts';
import { singleFigure } from './data/single-figures.ts';
import type { ORating, Volley, WeaponFigures } from './data/weapon.ts';
import { type ShotgunId, WEAPON_FIGURES } from './data/weapons.ts';
import type { WeaponId } from './types.ts';

/** Section: Tight Ammo. Clips with a weapon, the one in it included: one's own, or one taken (ATZ-15). */
export const CLIPS = {
  id: 'atz.clips',
  section: 'Tight Ammo',
  figures: { result: number(1, 20) },
  rows: { own: { result: 4 }, looted: { result: 3, confidence: 'RULING', ruling: 'ATZ-15' } },
} as const satisfies KeyedTable<'own' | 'looted', number>;
export type WeaponFrom = keyof typeof CLIPS.rows;

export interface Clips {
  /** 1 with a clip in the weapon, else 0. */
  readonly loaded: 0 | 1;
  readonly spare: number;
}

/** Looks up the figures of a weapon. */
export function weaponOf(weapon: WeaponId): WeaponFigures {
  return rowOf(WEAPON_FIGURES, weapon).result;
}

/** The volleys it may fire, fewest shots first; none for what only strikes. No more dice count than are rolled. */
export function volleysOf({ fewest, targets, barrels = [] }: WeaponFigures): readonly Volley[] {
  if (fewest === undefined) {
    return barrels.map((volley) => ({ ...volley, counted: Math.min(volley.counted, volley.dice) }));
  }
  const least = Math.min(fewest, targets);
  return Array.from({ length: targets - least + 1 }, (_, more) => {
    const dice = least + more;
    return { dice, counted: dice, targets };
  });
}

/** Can hit from a distance; a weapon that is thrown can, too. */
export function isRanged(weapon: WeaponId): boolean {
  return weaponOf(weapon).range !== null;
}

/** Says whether a weapon hurts vehicles (section: Weapons). */
export function canStopVehicle(weapon: WeaponId): boolean {
  return weaponOf(weapon).hurtsVehicles === true;
}

/** Says whether one figure may fire both weapons in the same volley. The same id twice means two weapons of that type. */
export function mayFireTogether(a: WeaponId, b: WeaponId): boolean {
  return (
    isRanged(a) && isRanged(b) && weaponOf(a).impact + weaponOf(b).impact <= singleFigure('impact-together')
  );
}

/** O-Rating of what a figure uses at this moment: the best of it; 0 with empty hands (ATZ-26). */
export function oRatingOf(weapons: readonly WeaponId[]): ORating {
  return weapons.reduce<ORating>((best, id) => {
    const rating = weaponOf(id).oRating;
    return rating > best ? rating : best;
  }, 0);
}

/** False for melee and thrown weapons, and for single and double barrels, whose loads nobody counts (ATZ-22). */
export function usesClips(weapon: WeaponId): boolean {
  return weaponOf(weapon).reload.by === 'clips';
}

/** A barrel that is fired, or a weapon that is thrown, is made ready again one at a time (ATZ-22, ATZ-24). */
export function isLoadedByHand(weapon: WeaponId): boolean {
  const { by } = weaponOf(weapon).reload;
  return by === 'barrel' || by === 'throw';
}

/** Clips of a weapon when an Encounter starts (`own`), or when it is taken from a loser (`looted`). */
export function startingClips(weapon: WeaponId, from: WeaponFrom = 'own'): Clips {
  if (!usesClips(weapon)) return { loaded: 0, spare: 0 };
  return { loaded: 1, spare: rowOf<WeaponFrom, number>(CLIPS, from).result - 1 };
}

/** A scope changes the reach of a rifle, not what it fires. */
const AMMO_OF: { readonly [W in WeaponId]?: WeaponId } = {
  'scoped-rifle': 'rifle',
  'scoped-semi-automatic-rifle': 'semi-automatic-rifle',
};

/** Section: Tight Ammo. Clips go from hand to hand between weapons of one type only. */
export function sameAmmo(a: WeaponId, b: WeaponId): boolean {
  return usesClips(a) && usesClips(b) && ammoKind(a) === ammoKind(b);
}

/** Returns the weapon type whose clips this weapon takes. */
export const ammoKind = (weapon: WeaponId): WeaponId => AMMO_OF[weapon] ?? weapon;

/** Weapons somebody holds for a printed weapon; a shotgun is a pump unless the player names another (ATZ-91). */
export function weaponsFound(
  weapon: GeneratorWeapon,
  shotgun: ShotgunId = 'pump-shotgun',
): readonly WeaponId[] {
  if (weapon === 'unarmed') return [];
  return [weapon === 'shotgun' ? shotgun : weapon];
}
