/** Sections: Shooting a Weapon, Modern Weapons, Target Selection, Arc of Fire. How many dice, at how many targets. */
import type { Modified } from '../../core/play.ts';
import { rowOf } from '../../core/table.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import { attributeRow, bearingsOn } from '../attributes.ts';
import { singleFigure } from '../data/single-figures.ts';
import { WEAPON_FIGURES } from '../data/weapons.ts';
import type { WeaponId } from '../types.ts';
import type { Shooter, Target } from './shooter.ts';

/** A target of the volley and its number of shots; the first in the list gets the highest dice. */
export interface Aim {
  readonly target: Target;
  readonly shots: number;
}

export interface Volleyed {
  readonly weapon: WeaponId;
  /** Dice that count. */
  readonly shots: number;
  /** 3″ and nearer, where a shotgun hits one target only. */
  readonly close?: boolean | undefined;
}

export const SHOT_REFUSALS = [
  'not-fired',
  'shots-not-of-weapon',
  'too-heavy-together',
  'shots-not-aimed',
  'too-many-targets',
  'one-target-close',
] as const;
/** Reason for which a volley can’t be fired like that. */
export type ShotRefusal = (typeof SHOT_REFUSALS)[number];

/** The volley of so many shots, or undefined where the weapon has none. */
function volleyOf({ weapon, shots }: Volleyed) {
  return volleysOf(weaponOf(weapon)).find(({ counted }) => counted === shots);
}

/** The lightest weapon there is; no other can be fired beside one that leaves no room for it. */
const LEAST_IMPACT = 1;

export function shotRefusal(
  shooter: Shooter,
  volleyed: Volleyed,
  aims: readonly Aim[],
): ShotRefusal | undefined {
  if (!isRanged(volleyed.weapon)) return 'not-fired';
  const volley = volleyOf(volleyed);
  if (volley === undefined) return 'shots-not-of-weapon';
  const { impact, oneTargetWithin } = weaponOf(volleyed.weapon);
  if (shooter.twoWeapons && impact + LEAST_IMPACT > singleFigure('impact-together'))
    return 'too-heavy-together';
  const aimed = aims.reduce((sum, { shots }) => sum + shots, 0);
  if (aims.some(({ shots }) => shots < 1) || aimed !== volleyed.shots) return 'shots-not-aimed';
  if (aims.length > volley.targets) return 'too-many-targets';
  return volleyed.close && oneTargetWithin !== undefined && aims.length > 1 ? 'one-target-close' : undefined;
}

export interface ToHitDice {
  readonly dice: number;
  /** Number of dice that count, the highest. */
  readonly counted: number;
  readonly modifiers: readonly Modified[];
}

/** Dice rolled for the volley; a shotgun, a crack shot and a thrown knife roll more than count. */
export function toHitDice(
  { attributes = [], drunk, crackShotOneDie }: Shooter,
  volleyed: Volleyed,
): ToHitDice {
  const { weapon } = volleyed;
  const volley = volleyOf(volleyed);
  if (volley === undefined) throw new Error(`${weapon} fires no ${volleyed.shots} shots`);
  const { counted } = volley;
  const thrown = weaponOf(weapon).reload.by === 'throw' ? bearingsOn('throw-dice', attributes, drunk) : [];
  const rolled = thrown.reduce((most, { effect }) => Math.max(most, effect.dice), volley.dice);
  const more = bearingsOn('fire-dice', attributes, drunk).map(({ from, effect }) => ({
    row: attributeRow(from),
    does: 'adds',
    by: effect.extraPerShot * (crackShotOneDie ? 1 : counted),
  }));
  return {
    dice: more.reduce((sum, { by }) => sum + by, rolled),
    counted,
    modifiers: [
      ...(volley.dice > counted
        ? [{ row: rowOf(WEAPON_FIGURES, weapon).row, does: 'rolls', by: volley.dice }]
        : []),
      ...thrown.map(({ from, effect }) => ({ row: attributeRow(from), does: 'rolls', by: effect.dice })),
      ...more,
    ],
  };
}

/** Inches of width that a volley covers, from the nearest target on. */
export function arcOf(weapon: WeaponId, shots: number, { attributes = [], drunk }: Shooter): number {
  const volley = volleyOf({ weapon, shots });
  const times = bearingsOn('spread', attributes, drunk).reduce(
    (most, { effect }) => Math.max(most, effect.times),
    1,
  );
  return (volley?.targets ?? 0) * singleFigure('arc-of-fire') * times;
}
