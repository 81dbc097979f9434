/** Groups of zombies in words: two alike in all else are told apart by their letters. */
import { describe, expect, it } from 'vitest';
import { titleFrom } from '../../../../db/codecs/all-things-zombie/campaign-title.ts';
import { whichZombies } from '../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { titleText } from '../../../../src/rules/all-things-zombie/acts/title.ts';
import { zombiesId } from '../../../../src/rules/all-things-zombie/state/zombies.ts';
import { groupText, letterOf } from '../../../../src/rules/all-things-zombie/text/zombies.ts';
import { zombies } from '../../../support/rules/zombies.ts';

describe('a group of zombies', () => {
  it('has a letter of its own, two after Z', () => {
    expect([1, 2, 26, 27, 28, 52, 53, 702, 703].map((nth) => letterOf(zombiesId(nth)))).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('is told from another of the same number that came the same way', () => {
    const [one, other] = [zombies(), zombies({ id: 'z2' })].map((group) => groupText(whichZombies(group)));
    expect(one).toBe('two zombies, group A, from the start, front');
    expect(other).toBe('two zombies, group B, from the start, front');
  });

  it('is named in the log, and left out by lines of before it was told', () => {
    const values = { zombies: 2 };
    expect(titleText({ key: 'zombies-up', values: { ...values, group: 'z3' } })).toBe(
      'Two zombies get up (group C)',
    );
    expect(titleText(titleFrom({ key: 'zombies-up', values }, 'title'))).toBe('Two zombies get up');
    expect(() => titleFrom({ key: 'zombies-up', values: { ...values, group: 'three' } }, 'title')).toThrow();
  });
});
