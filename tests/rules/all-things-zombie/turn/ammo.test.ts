import { describe, expect, it } from 'vitest';
import { isRanged, usesClips, weaponOf } from '../../../../src/rules/all-things-zombie/arms.ts';
import { afterFiring, mostOnes } from '../../../../src/rules/all-things-zombie/turn/ammo.ts';
import { WEAPONS } from '../../../../src/rules/all-things-zombie/types.ts';

const SINGLE_DIE = ['rifle', 'scoped-rifle', 'bow', 'pistol-crossbow', 'crossbow'] as const;

describe('tight ammo', () => {
  it('empties a clip on two 1s of one shooting, or more', () => {
    for (const ones of [0, 1]) expect(afterFiring('machine-pistol', 0, ones).empty).toBe(false);
    for (const ones of [2, 3]) expect(afterFiring('machine-pistol', 0, ones).empty).toBe(true);
  });

  it('forgets a single 1 by the next shooting', () => {
    const { ones } = afterFiring('machine-pistol', 0, 1);
    expect(afterFiring('machine-pistol', ones, 1)).toEqual({ empty: false, ones: 0 });
  });

  it.each(SINGLE_DIE)('adds up for a %s, which could never roll two at once (ATZ-25)', (weapon) => {
    const { empty, ones } = afterFiring(weapon, 0, 1);
    expect({ empty, ones }).toEqual({ empty: false, ones: 1 });
    expect(afterFiring(weapon, ones, 0)).toEqual({ empty: false, ones: 1 });
    expect(afterFiring(weapon, ones, 1)).toEqual({ empty: true, ones: 0 });
  });

  it('says the same of each weapon with clips that fires more than one die', () => {
    const others = WEAPONS.filter((weapon) => usesClips(weapon) && weaponOf(weapon).targets > 1);
    expect(others).toHaveLength(WEAPONS.filter(usesClips).length - SINGLE_DIE.length);
    for (const weapon of others) expect(afterFiring(weapon, 1, 1)).toEqual({ empty: false, ones: 0 });
  });

  it('leaves barrels, thrown weapons and those for melee alone (ATZ-22, ATZ-23)', () => {
    for (const weapon of WEAPONS.filter((one) => !usesClips(one)))
      expect(afterFiring(weapon, 1, 4)).toEqual({ empty: false, ones: 0 });
    expect(WEAPONS.filter((one) => isRanged(one) && !usesClips(one))).toEqual([
      'thrown',
      'single-barrel-shotgun',
      'double-barrel-shotgun',
    ]);
  });

  it('looks at all four dice of a pump, and at as many as shots of anything else', () => {
    expect(mostOnes('pump-shotgun', 2, false)).toBe(4);
    expect(mostOnes('assault-rifle', 3, false)).toBe(3);
    expect(mostOnes('rifle', 1, false)).toBe(1);
  });

  it('looks at a crack shot’s extra dice with a pump alone (ATZ-13)', () => {
    expect(mostOnes('pump-shotgun', 2, true)).toBe(6);
    expect(mostOnes('semi-automatic-rifle', 2, true)).toBe(2);
  });
});
