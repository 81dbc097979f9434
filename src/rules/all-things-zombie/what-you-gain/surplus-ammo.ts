/** Finding Surplus Ammo: one clip more, for one weapon and one Encounter. */
import { usesClips } from '../arms.ts';
import type { BuildingId, WeaponId } from '../types.ts';
import { isArmedSite } from './weapon-found.ts';

/** Weapons with ammunition that is found at armed sites only; one taken from a loser has its three clips all the same (ATZ-68). */
const FROM_ARMED_SITES: readonly WeaponId[] = ['light-machine-gun'];

/** Says whether a clip found here also fits a light machine gun; `building` is null for trailers and losers. */
export function fitsMachineGun(building: BuildingId | null): boolean {
  return isArmedSite(building);
}

export function surplusFits(weapon: WeaponId, clip: { readonly fitsMachineGun: boolean }): boolean {
  return usesClips(weapon) && (clip.fitsMachineGun || !FROM_ARMED_SITES.includes(weapon));
}
