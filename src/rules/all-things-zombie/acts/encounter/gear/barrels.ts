/** Weapons made ready by hand: a shotgun’s barrels after they are fired (ATZ-22), a weapon that was thrown and lies somewhere (ATZ-24). */
import { isLoadedByHand, volleysOf, weaponOf } from '../../../arms.ts';
import type { Spent } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Armed, ammoId, type Fighting, spentOn } from '../standing/fighters.ts';

export interface Barrels {
  /** Loaded ones; of a thrown weapon whether it is in hand. */
  readonly left: number;
  readonly all: number;
  /** The Encounter’s record of them; here `used` counts barrels fired and not loaded again. */
  readonly spent: Spent;
}

/** Null for a weapon that is neither loaded barrel by barrel nor thrown. Each comes loaded, and in hand. */
export function barrelsOf(
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { id, weapon }: Armed,
): Barrels | null {
  if (!isLoadedByHand(weapon)) return null;
  const all = volleysOf(weaponOf(weapon)).length;
  const spent = spentOn(encounter, ammoId(fighter, id), true);
  return { left: all - spent.used, all, spent };
}

/** True if it can be fired as it is: with a clip in it that isn’t spent, a loaded barrel, or in hand to be thrown. */
export const isLoaded = (encounter: SeenEncounter, found: Fighting, armed: Armed): boolean =>
  !found.ammo.some(({ weapon, loaded }) => weapon === armed.id && !loaded) &&
  barrelsOf(encounter, found, armed)?.left !== 0;

/** The shorter volley is one barrel, the longer one both. */
export const barrelsFired = (weapon: WeaponId, shots: number): number =>
  volleysOf(weaponOf(weapon)).findIndex(({ counted }) => counted === shots) + 1;

/** Counts barrels as fired; returns true if the last loaded one was among them. */
export function* emptied({ left, spent }: Barrels, fired: number): CampaignPlay<boolean> {
  const loaded = left > fired;
  yield* tell({ type: 'ammo-spent', spent: { ...spent, loaded, used: spent.used + fired } });
  return !loaded;
}

/** True while a weapon lies where it was thrown, until it is picked up. */
export const isThrown = (encounter: SeenEncounter, found: Fighting, armed: Armed): boolean =>
  weaponOf(armed.weapon).reload.by === 'throw' && barrelsOf(encounter, found, armed)?.left === 0;

/** All barrels of it. */
export function* loadedAgain({ spent }: Barrels): CampaignPlay<void> {
  yield* tell({ type: 'ammo-spent', spent: { ...spent, loaded: true, used: 0 } });
}
