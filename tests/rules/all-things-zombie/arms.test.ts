import { describe, expect, it } from 'vitest';
import {
  isRanged,
  mayFireTogether,
  oRatingOf,
  sameAmmo,
  startingClips,
  usesClips,
  weaponsFound,
} from '../../../src/rules/all-things-zombie/arms.ts';
import { WEAPONS } from '../../../src/rules/all-things-zombie/types.ts';

describe('Firing Two Weapons at Once', () => {
  it('allows a combined Impact of 3 and no more', () => {
    expect(mayFireTogether('machine-pistol', 'machine-pistol')).toBe(true);
    expect(mayFireTogether('ba-machine-pistol', 'machine-pistol')).toBe(true);
    expect(mayFireTogether('ba-machine-pistol', 'ba-machine-pistol')).toBe(false);
    expect(mayFireTogether('light-machine-gun', 'pistol')).toBe(false);
  });

  it('is for ranged weapons', () => {
    expect(WEAPONS.filter((id) => !isRanged(id))).toEqual([
      'one-hand-bludgeon',
      'one-hand-edged',
      'chain-saw',
    ]);
    expect(mayFireTogether('pistol', 'one-hand-bludgeon')).toBe(false);
    expect(mayFireTogether('one-hand-bludgeon', 'pistol')).toBe(false);
  });
});

describe('O-Rating', () => {
  it('is 0 with empty hands, 1 with a melee weapon, the better of two', () => {
    expect(oRatingOf([])).toBe(0);
    expect(oRatingOf(['chain-saw'])).toBe(1);
    expect(oRatingOf(['pistol', 'machine-pistol'])).toBe(2);
    expect(oRatingOf(['light-machine-gun', 'pistol'])).toBe(3);
  });
});

describe('Tight Ammo', () => {
  it('starts with a clip in the weapon and three spare; a taken weapon has two spare', () => {
    expect(startingClips('assault-rifle')).toEqual({ loaded: 1, spare: 3 });
    expect(startingClips('crossbow', 'own')).toEqual({ loaded: 1, spare: 3 });
    expect(startingClips('assault-rifle', 'looted')).toEqual({ loaded: 1, spare: 2 });
  });

  it('counts no clips for melee and thrown weapons, nor for single and double barrels', () => {
    const without = WEAPONS.filter((id) => !usesClips(id));
    expect(without).toEqual([
      'one-hand-bludgeon',
      'one-hand-edged',
      'chain-saw',
      'thrown',
      'single-barrel-shotgun',
      'double-barrel-shotgun',
    ]);
    for (const id of without) expect(startingClips(id)).toEqual({ loaded: 0, spare: 0 });
  });

  it('swaps clips between weapons of one type, with a scope or without', () => {
    expect(sameAmmo('machine-pistol', 'machine-pistol')).toBe(true);
    expect(sameAmmo('machine-pistol', 'ba-machine-pistol')).toBe(false);
    expect(sameAmmo('rifle', 'scoped-rifle')).toBe(true);
    expect(sameAmmo('semi-automatic-rifle', 'scoped-semi-automatic-rifle')).toBe(true);
    expect(sameAmmo('rifle', 'semi-automatic-rifle')).toBe(false);
    expect(sameAmmo('one-hand-edged', 'one-hand-edged')).toBe(false);
  });
});

describe('weaponsFound', () => {
  it('reads a shotgun as a pump unless another is named', () => {
    expect(weaponsFound('shotgun')).toEqual(['pump-shotgun']);
    expect(weaponsFound('shotgun', 'double-barrel-shotgun')).toEqual(['double-barrel-shotgun']);
    expect(weaponsFound('rifle')).toEqual(['rifle']);
    expect(weaponsFound('unarmed')).toEqual([]);
  });
});
