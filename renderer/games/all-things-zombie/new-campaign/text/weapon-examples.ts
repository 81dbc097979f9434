/** Examples that the book names for a kind of weapon, and its other words for one (sections: Weapons, ATZ Weapons Table). */
import type { WeaponId } from '../draft.ts';

export const WEAPON_EXAMPLES: Readonly<Partial<Record<WeaponId, readonly string[]>>> = {
  'one-hand-bludgeon': ['baton', 'blunt weapon'],
  'one-hand-edged': ['machete', 'baseball bat', 'two-handed bludgeon', 'sharp weapon'],
  'chain-saw': ['chainsaw'],
  thrown: ['axe', 'knife', 'knives'],
  bow: ['arrows'],
  'ba-pistol': ['BAP', 'large calibre'],
  'single-barrel-shotgun': ['single barrel'],
  'double-barrel-shotgun': ['double barrel'],
  'pump-shotgun': ['combat shotgun'],
  'submachine-gun': ['SMG', 'sub-machine gun'],
  'semi-automatic-rifle': ['semiautomatic'],
  'scoped-semi-automatic-rifle': ['semiautomatic'],
  'machine-pistol': ['MP'],
  'ba-machine-pistol': ['BAMP'],
  'assault-rifle': ['AR'],
};
