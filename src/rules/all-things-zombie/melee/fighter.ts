/** The nouns of melee: who fights, with what in hand, and how many dice and how much Impact that is without anything else. */
import { choice, optional, type Values } from '../../core/fields.ts';
import { isRanged, weaponOf } from '../arms.ts';
import { SURPRISED_MELEE } from '../reaction/surprise.ts';
import { TARGET, TARGET_KINDS } from '../shooting/shooter.ts';
import { isMeleeWeapon } from '../shooting/strikes.ts';
import type { WeaponId } from '../types.ts';

export const CAUGHT = Object.keys(SURPRISED_MELEE.rows) as readonly (keyof typeof SURPRISED_MELEE.rows)[];

/** Fields that bear on anybody who fights. What is left out is not the case. */
export const FIGHTER = {
  kind: choice(TARGET_KINDS),
  rep: TARGET.rep,
  attributes: TARGET.attributes,
  drunk: TARGET.drunk,
  protected: TARGET.protected,
  /** In the first round after a Surprise Check that was not passed. */
  caught: optional(choice(CAUGHT)),
  /** A Psycho who has come on, in the round that follows. */
  rushing: TARGET.rushing,
  survived: TARGET.survived,
} as const;

/** Rounds of a gun, fired at a beaten zombie instead of striking it. */
export interface PopWith {
  readonly weapon: WeaponId;
  readonly shots: number;
}

export interface Fighter extends Values<typeof FIGHTER> {
  /** Weapons in hand, one or two; nothing is improvised combat, and a zombie has nothing. */
  readonly weapons?: readonly WeaponId[] | undefined;
  /** A zombie on fire. */
  readonly burning?: boolean | undefined;
  readonly pop?: PopWith | undefined;
}

export const FIGHTER_REFUSALS = ['zombie-armed', 'too-many-hands', 'two-handed', 'pops-without-gun'] as const;
/** Reason for which nobody can fight like that. */
export type FighterRefusal = (typeof FIGHTER_REFUSALS)[number];

/** A chain saw takes both hands. */
const takesBothHands = (weapon: WeaponId) => weaponOf(weapon).motor !== undefined;

export function fighterRefusal({
  kind,
  weapons = [],
  attributes = [],
  pop,
}: Fighter): FighterRefusal | undefined {
  if (kind === 'zombie' && (weapons.length > 0 || attributes.length > 0 || pop !== undefined))
    return 'zombie-armed';
  if (weapons.length > 2) return 'too-many-hands';
  if (weapons.length > 1 && weapons.some(takesBothHands)) return 'two-handed';
  return pop && !isRanged(pop.weapon) ? 'pops-without-gun' : undefined;
}

/** Says whether two weapons are used at once, as melee weapons. */
export const usesTwo = ({ weapons = [] }: Fighter): boolean => weapons.filter(isMeleeWeapon).length > 1;
