/** Weapons of a figure that can be loaded, or can have their clip changed. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

type Weapon = Pick<FighterView['weapons'][number], 'id' | 'ammo' | 'barrels' | 'thrown' | 'motor'>;

/** Nothing in it, and something to put there; or a barrel that has been fired, a weapon that lies where it was thrown, a chain saw that has stalled. */
export const mayReload = ({ ammo, barrels, thrown, motor }: Weapon): boolean =>
  thrown ||
  motor === 'stalled' ||
  (ammo !== null && !ammo.loaded && ammo.clips > 0) ||
  (barrels !== null && barrels.left < barrels.all);

/** True if the weapon’s clip has shown a 1 that counts on, and there is a full one to take its place. */
export const mayChangeClip = ({ ammo }: Pick<Weapon, 'ammo'>): boolean =>
  ammo?.begun === true && ammo.clips > (ammo.partUsed ?? 0);

/** The weapons that can be loaded, empty ones first. */
export function toReload({ weapons }: { readonly weapons: readonly Weapon[] }): readonly string[] {
  return [...weapons.filter(mayReload), ...weapons.filter(mayChangeClip)].map(({ id }) => id);
}
