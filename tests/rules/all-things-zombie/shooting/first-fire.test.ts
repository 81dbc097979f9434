import { describe, expect, it } from 'vitest';
import { type MayFire, orderOfFire } from '../../../../src/rules/all-things-zombie/shooting/first-fire.ts';

const one = (
  id: string,
  rolled: 0 | 1 | 2,
  moved: boolean,
  more: Partial<MayFire<string>> = {},
): MayFire<string> => ({
  id,
  rolled,
  moved,
  result: rolled === 2 || (rolled === 1 && !moved) ? 'fires' : 'doesNotFire',
  ...more,
});

describe('who fires first', () => {
  it('is who passed more dice, then who stood still', () => {
    const all = [
      one('a', 1, false),
      one('b', 2, true),
      one('c', 2, false),
      one('d', 1, true),
      one('e', 2, false),
    ];
    expect(orderOfFire(all)).toEqual([['c', 'e'], ['b'], ['a']]);
  });

  it('is the hidden by their dice, exposed or not', () => {
    const hidden = one('h', 0, false, { result: 'firesAndIsExposed' });
    expect(orderOfFire([hidden, one('m', 1, true)])).toEqual([['h']]);
    expect(orderOfFire([one('h', 2, false, { result: 'holdsOrFires' }), one('m', 2, true)])).toEqual([
      ['h'],
      ['m'],
    ]);
  });

  it('is nobody where nobody passed, unless those there first choose to', () => {
    expect(orderOfFire([one('in', 0, true), one('on', 0, true)])).toEqual([]);
    expect(orderOfFire([one('in', 0, true), one('there', 0, false, { thereFirst: true })])).toEqual([
      ['there'],
    ]);
    expect(orderOfFire([one('in', 1, true), one('there', 0, false, { thereFirst: true })])).toEqual([]);
  });
});
