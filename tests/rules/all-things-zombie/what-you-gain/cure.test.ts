import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { cure, mightBeCure } from '../../../../src/rules/all-things-zombie/what-you-gain/cure.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

describe('the Cure', () => {
  it('is found by Medics in urban hospitals only', () => {
    const where = { attributes: ['slow', 'medic'], building: 'hospital', area: 'urban' } as const;
    expect(mightBeCure(where)).toBe(true);
    expect(mightBeCure({ ...where, attributes: ['slow'] })).toBe(false);
    expect(mightBeCure({ ...where, building: 'supermarket' })).toBe(false);
    expect(mightBeCure({ ...where, building: null })).toBe(false);
    expect(mightBeCure({ ...where, area: 'outskirts' })).toBe(false);
  });

  it('takes three sixes and comes in a die of doses', () => {
    expect(playedWith(cure(ASKING), [6, 6, 6], [4])).toEqual({ faces: [6, 6, 6], found: true, doses: 4 });
    expect(playedWith(cure(ASKING), [6, 5, 6])).toEqual({ faces: [6, 5, 6], found: false, doses: 0 });
  });

  it('is one chance of 216', () => {
    const shares = odds(() => WHAT_YOU_GAIN_ODDS['atz.cure'].play(), String).outcomes;
    expect(
      Object.fromEntries(shares.map(([name, { n, of }]) => [name, Number(n * 216n) / Number(of)])),
    ).toEqual({
      found: 1,
      notFound: 215,
    });
  });
});
