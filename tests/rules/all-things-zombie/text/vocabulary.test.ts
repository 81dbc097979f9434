import { describe, expect, it } from 'vitest';
import { WEAPON_TERMS } from '../../../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { WEAPONS } from '../../../../src/rules/all-things-zombie/types.ts';

describe('a weapon in a sentence', () => {
  it.each([
    ['ba-machine-pistol', 'BA machine pistol'],
    ['light-machine-gun', 'LMG'],
    ['assault-rifle', 'assault rifle'],
    ['scoped-rifle', 'scoped rifle'],
    ['scoped-semi-automatic-rifle', 'scoped SA rifle'],
  ] as const)('%s is the %s', (weapon, text) => {
    expect(weaponText(weapon)).toBe(text);
  });

  it('keeps the capitals of whatever is short for something, and has no comma', () => {
    for (const weapon of WEAPONS) {
      const short = /^\p{Lu}{2,}/u.exec(WEAPON_TERMS[weapon].title)?.[0];
      expect(weaponText(weapon)).not.toContain(',');
      if (short !== undefined) expect(weaponText(weapon)).toContain(short);
    }
  });
});
