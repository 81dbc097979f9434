/** Shape of a weapon’s row: its figures and words, how it fires, runs out and is heard, and what it does in melee. */
import type { WeaponId } from '../types.ts';
import type { Note, Sourced } from './source.ts';

/** The three families of the weapons chapter; a primitive weapon shoots, but misses on a To Hit total of 8. */
export const WEAPON_FAMILIES = ['modern', 'primitive', 'melee'] as const;
export type WeaponFamily = (typeof WEAPON_FAMILIES)[number];

/** Relative damage of one hit. */
export type Impact = 1 | 2 | 3;

/** Outgun Rating: 3 outguns 2, 2 outguns 1; 0 is unarmed. */
export type ORating = 0 | 1 | 2 | 3;

/** A way of firing: so many dice are rolled, so many of them (the best) count as shots. */
export interface Volley {
  readonly dice: number;
  readonly counted: number;
  /** Target Rating of this volley: most figures it may hit, and its arc of fire in inches. */
  readonly targets: number;
}

/** Way in which a weapon runs out, and the remedy (section: Tight Ammo). */
export type Reload =
  /**
   * Two 1s leave the clip empty. They must fall in one volley, or add up over the Encounter where the weapon rolls
   * a single die. `ones` says whether dice that are not counted as shots are looked at too.
   */
  | {
      readonly by: 'clips';
      readonly ones: 'in-one-volley' | 'over-the-encounter';
      readonly among: 'counted' | 'rolled';
    }
  /** Each barrel is loaded by hand after the shot; no clip is used up. */
  | { readonly by: 'barrel' }
  /** Leaves the hand, and has to be picked up again. */
  | { readonly by: 'throw' }
  | { readonly by: 'nothing' };

/** Shots counted at the end of a turn when zombies are attracted. */
export type Noise =
  | { readonly by: 'shot' }
  | { readonly by: 'turn'; readonly shots: number }
  | { readonly by: 'nothing' };

/** Figures of a weapon in hand-to-hand combat. */
export interface InMelee {
  /** Counts for Obviously Dead and for damage. */
  readonly impact: Impact;
  /** Added to the enemy's Rep, 0 or less. */
  readonly enemyRep: 0 | -1 | -2 | -3;
}

/** A motor that can stall in melee (section: Hand-to-Hand Weapons). */
export interface Motor {
  /** A melee die with this face stalls it. */
  readonly stallsOn: number;
  /** Turns lost to starting it again. */
  readonly restartTurns: number;
  /** Number of these faces in one roll at which the fuel is gone until the Encounter ends. */
  readonly emptyAt: number;
}

export interface WeaponWords {
  readonly id: WeaponId;
  readonly summary: string;
  readonly family: WeaponFamily;
  /** Heading in the rulebook. */
  readonly section: string;
  readonly notes: readonly Note[];
}

export interface WeaponFigures {
  /** Effective range in inches; null for what only strikes in melee. */
  readonly range: number | null;
  /** Target Rating. */
  readonly targets: number;
  readonly impact: Impact;
  readonly oRating: ORating;
  /** The fewest shots it may fire, a die each; the most are its Target Rating. Not of shotguns, nor of what only strikes. */
  readonly fewest?: number;
  /** A shotgun's volleys, one barrel first. */
  readonly barrels?: readonly Volley[];
  /** Inches of range up to which all shots go into one target. */
  readonly oneTargetWithin?: number;
  readonly reload: Reload;
  readonly noise: Noise;
  readonly inMelee: InMelee;
  readonly motor?: Motor;
  /** May be fired at a vehicle itself (section: Shooting at Vehicles). */
  readonly hurtsVehicles?: true;
}

export interface Weapon extends WeaponWords, WeaponFigures {
  /** Points (section: Points). */
  readonly cost: Sourced<number>;
}
