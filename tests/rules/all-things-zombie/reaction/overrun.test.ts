import { describe, expect, it } from 'vitest';
import {
  dodgeDucksBack,
  overrun,
  overrunImpact,
} from '../../../../src/rules/all-things-zombie/reaction/overrun.ts';
import { decided } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { scripted } from '../../../support/rules/scripted.ts';
import { ASKING, expectAtEveryRep, played, type Words } from './support.ts';

const ON_FOOT: Words = ['dodges', 'driverRollsToHit', 'isHit'];

describe('“Overrun” Check', () => {
  it('rolls two dice', () => {
    expectAtEveryRep('atz.overrun', {}, { words: ON_FOOT });
    expectAtEveryRep(
      'atz.overrun',
      { lmg: true },
      { words: ['standsAndFires', 'driverRollsToHit', 'isHit'] },
    );
    expectAtEveryRep('atz.overrun', { leader: true }, { dice: 3, words: ON_FOOT });
  });

  it('hits with Impact 3, and without a check whoever is prone or a zombie (ATZ-36)', () => {
    expect(overrunImpact('driverRollsToHit')).toMatchObject({ result: 3, ruling: 'ATZ-36' });
    expect(overrunImpact('isHit').result).toBe(3);
    expect(overrunImpact('prone').result).toBe(3);
    expect(overrunImpact('zombie').result).toBe(3);
  });

  it('counts a jump aside as a Duck Back, but not for Nerves of steel', () => {
    expect(dodgeDucksBack({ rep: 4 })).toBe(true);
    expect(dodgeDucksBack({ rep: 4, attributes: ['nerves-of-steel'] })).toBe(false);
    expectAtEveryRep('atz.overrun', { attributes: ['nerves-of-steel'] }, { words: ON_FOOT });
  });

  it('leaves a Star to duck or run, not to stay under the wheels', () => {
    const star = { rep: 5, freeWill: true };
    const reaction = played(decided(ASKING, overrun(ASKING, star, { lmg: true })), [5, 5], 'ducksBack');
    expect(reaction.options).toEqual(['standsAndFires', 'ducksBack', 'runsAway']);
    expect(reaction).toMatchObject({ act: 'ducksBack', decidedBy: 'free-will' });
    const { transcript } = drive(
      decided(ASKING, overrun(ASKING, star, { lmg: true })),
      scripted([[5, 5], 'ducksBack']),
    );
    expect(transcript.at(-1)?.rule).toBe('atz.overrun-free-will');
  });
});
