/** Tight Ammo: what the 1s of one shooting mean for a weapon that takes clips. */
import { volleysOf, weaponOf } from '../arms.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { WeaponId } from '../types.ts';

export interface AfterFiring {
  readonly empty: boolean;
  /** 1s that the clip goes on with: none, but in a weapon that rolls a single die. */
  readonly ones: number;
}

/**
 * The 1s must fall in one shooting; in a weapon that rolls a single die they add up (ATZ-25). `before` is what the
 * clip has shown of them already. Weapons without clips never run dry (ATZ-23).
 */
export function afterFiring(weapon: WeaponId, before: number, ones: number): AfterFiring {
  const { reload } = weaponOf(weapon);
  if (reload.by !== 'clips') return { empty: false, ones: 0 };
  const sum = reload.ones === 'over-the-encounter' ? before + ones : ones;
  if (sum >= singleFigure('ones-empty')) return { empty: true, ones: 0 };
  return { empty: false, ones: reload.ones === 'over-the-encounter' ? sum : 0 };
}

/**
 * Most 1s that can come up in that many shots. A pump's extra dice are looked at as well (ATZ-23), and with them the one that a crack shot
 * has for each shot (ATZ-13); other weapons' dice that are not kept don't count.
 */
export function mostOnes(weapon: WeaponId, shots: number, crackShot: boolean): number {
  const fired = weaponOf(weapon);
  const { reload } = fired;
  if (reload.by !== 'clips' || reload.among === 'counted') return shots;
  const perShot = Math.max(...volleysOf(fired).map(({ dice, counted }) => dice / counted));
  return shots * (perShot + (crackShot ? 1 : 0));
}
