import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

/** The first weapon that is empty and has a clip left. */
export function toReload({ weapons }: Pick<FighterView, 'weapons'>): string | undefined {
  return weapons.find(({ ammo }) => ammo !== null && !ammo.loaded && ammo.clips > 0)?.id;
}
