import { describe, expect, it } from 'vitest';
import { mayRally, rally } from '../../../../src/rules/all-things-zombie/reaction/rally.ts';
import { ASKING, expectAtEveryRep, type InputOf, played, type Words } from './support.ts';

type Around = Omit<InputOf<'atz.rally'>, 'rep'>;

const OPEN: Words = ['rallies', 'mayTryAgain', 'lost'];

describe('“Rally” Check', () => {
  it('needs both dice in the open, one in cover', () => {
    expectAtEveryRep('atz.rally', {}, { words: OPEN });
    expectAtEveryRep('atz.rally', { inCover: true }, { words: ['rallies', 'rallies', 'lost'] });
  });

  it.each<[string, Around, number]>([
    ['three when a Leader rallies', { friendLeads: true }, 3],
    ['three when the Stone Cold does', { friendStoneCold: true }, 3],
    ['three when both are one', { friendLeads: true, friendStoneCold: true }, 3],
    ['three for a Leader who ran', { leader: true }, 3],
    ['one for a Wuss', { attributes: ['wuss'] }, 1],
    ['one for a Wuss a Leader rallies', { attributes: ['wuss'], friendLeads: true }, 1],
  ])('rolls %s', (_, around, dice) => {
    expectAtEveryRep('atz.rally', around, { dice, words: OPEN });
  });

  it('says who helped', () => {
    const { checked } = played(
      rally(ASKING, { rep: 3 }, { friendLeads: true, friendStoneCold: true }),
      [6, 2, 3],
    );
    expect(checked.modifiers).toMatchObject([
      { circumstance: 'leading-friend', dice: 3 },
      { whose: 'friend', attribute: 'stone-cold', dice: 3 },
    ]);
    expect(checked).toMatchObject({ dice: 3, passes: 2 });
  });

  it('may be tried of who has fled, once a turn, until it fails for good', () => {
    const chance = { fled: true, triedThisTurn: false, lost: false };
    expect(mayRally(chance)).toBeUndefined();
    expect(mayRally({ ...chance, fled: false })).toBe('has-not-fled');
    expect(mayRally({ ...chance, triedThisTurn: true })).toBe('rallied-already');
    expect(mayRally({ ...chance, lost: true })).toBe('past-rallying');
  });
});
