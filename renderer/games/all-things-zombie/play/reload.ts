import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

/** The weapons that are empty and have a clip left. */
export function toReload({ weapons }: Pick<FighterView, 'weapons'>): readonly string[] {
  return weapons.filter(({ ammo }) => ammo !== null && !ammo.loaded && ammo.clips > 0).map(({ id }) => id);
}
