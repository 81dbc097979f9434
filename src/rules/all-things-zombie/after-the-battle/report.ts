/** What is reported of a battle: each figure's part in it, and who held the table. */

import type { WeaponId } from '../types.ts';
import type { Conduct } from './advancement.ts';
import type { By } from './larger-than-life.ts';

/** What happened to the figure, as reported; steps settled since do not change it, save for cheating death. */
export interface Report extends Conduct {
  /** The Doc put it back in the fight, the last time it was out. */
  readonly rejoined?: boolean;
  /** Knocked down or out by a zombie in melee. */
  readonly mauled: boolean;
  /** Carried off the table, or gone on its own feet. */
  readonly broughtOff: boolean;
  readonly by: By;
  readonly byRep: number | null;
  /** Of people, who it was, and with what; left out where that isn’t known. */
  readonly byName?: string | undefined;
  readonly byWeapon?: WeaponId | undefined;
  readonly sawFirstDeath: boolean;
  /** Still huddled in a corner, or collapsed, when the Encounter ended. */
  readonly sanity?: 'huddled' | 'collapsed' | null;
}

/** Who held the table when the party had left it. */
export interface Field {
  readonly zombies: boolean;
  readonly enemies: boolean;
}
