/** Report of a battle: each figure’s part in it, and who held the table. */

import type { WeaponId } from '../types.ts';
import type { Conduct } from './advancement.ts';
import type { By, EarlyGrave } from './larger-than-life.ts';

/** Events of the battle for one figure, as reported; steps settled since do not change them, save for cheating death. */
export interface Report extends Conduct {
  /** The Doc put it back in the fight, the last time it was out. */
  readonly rejoined?: boolean;
  /** Knocked down or out by a zombie in melee. */
  readonly mauled: boolean;
  /** Carried off the table, or gone on its own feet. */
  readonly broughtOff: boolean;
  /** As the player chose when people, a fall or a fire would have killed the figure; left out while he hasn’t (ATZ-172). */
  readonly earlyGrave?: EarlyGrave | undefined;
  readonly by: By;
  readonly byRep: number | null;
  /** Name and weapon of the person who did it; left out for zombies, and if not known. */
  readonly byName?: string | undefined;
  readonly byWeapon?: WeaponId | undefined;
  readonly sawFirstDeath: boolean;
  /** Still huddled in a corner, or collapsed, when the Encounter ended. */
  readonly sanity?: 'huddled' | 'collapsed' | null;
}

/** Holders of the table when the party had left it. */
export interface Field {
  readonly zombies: boolean;
  readonly enemies: boolean;
}

/** True where nobody of the party is left behind, whoever lies there: it kept the field, or nobody else is on it (ATZ-171). */
export const holdsTheField = (
  { zombies, enemies }: Field,
  left: { readonly kept: boolean } | undefined,
): boolean => left?.kept === true || !(zombies || enemies);
