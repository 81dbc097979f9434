import { describe, expect, it } from 'vitest';
import { beingCharged } from '../../../../src/rules/all-things-zombie/reaction/being-charged.ts';
import { fearOf } from '../../../../src/rules/all-things-zombie/reaction/fear.ts';
import { wantingToCharge } from '../../../../src/rules/all-things-zombie/reaction/wanting-to-charge.ts';
import {
  ASKING,
  countedOdds,
  EVERY_REP,
  expectAtEveryRep,
  expectedOdds,
  type InputOf,
  passesOf,
  played,
  type Words,
} from './support.ts';

type Charging = Omit<InputOf<'atz.wanting-to-charge'>, 'rep'>;
type Charged = Omit<InputOf<'atz.being-charged'>, 'rep'>;

const CHARGES: Words = ['charges', 'charges', 'stays'];
const MEETS: Words = ['firesThenMelee', 'melee', 'runsAway'];

describe('“Wanting to Charge” Check', () => {
  it.each<[string, Charging, Words]>([
    ['in the open', {}, CHARGES],
    ['in cover', { inCover: true }, ['charges', 'staysAndFires', 'stays']],
    ['in a building', { inBuilding: true }, ['charges', 'staysAndFires', 'ducksBack']],
    ['in cover, unable to fire', { inCover: true, cannotFire: true }, ['charges', 'stays', 'stays']],
    [
      'in a building, with Nerves of steel',
      { inBuilding: true, attributes: ['nerves-of-steel'] },
      ['charges', 'staysAndFires', 'stays'],
    ],
  ])('%s', (_, around, words) => {
    expectAtEveryRep('atz.wanting-to-charge', around, { words });
  });

  it.each<[string, Charging, number]>([
    ['three in a Leader’s group', { withLeader: true }, 3],
    ['three for the Leader', { leader: true }, 3],
    ['three for the Stone Cold in a Leader’s group', { withLeader: true, attributes: ['stone-cold'] }, 3],
    ['four in a Leader’s group beside a Boss', { withLeader: true, bossNearby: true }, 4],
    ['one for a Wuss', { attributes: ['wuss'] }, 1],
    ['one for a Wuss in a Leader’s group', { attributes: ['wuss'], withLeader: true }, 1],
    ['two for a Poser', { attributes: ['poser'] }, 2],
    ['one against somebody feared', { terrifying: true }, 1],
    ['one for the Stone Cold against somebody feared', { terrifying: true, attributes: ['stone-cold'] }, 1],
    ['two for those who fear no one', { terrifying: true, attributes: ['sidewalk-demon'] }, 2],
    ['two with Nerves of steel', { terrifying: true, attributes: ['nerves-of-steel'] }, 2],
    ['two for a Psycho', { terrifying: true, attributes: ['psycho'] }, 2],
  ])('rolls %s', (_, around, dice) => {
    expectAtEveryRep('atz.wanting-to-charge', around, { dice, words: CHARGES });
  });

  it.each([0, 1, 2] as const)('lets followers of a Leader who passed %i do no better (ATZ-60)', (led) => {
    for (const rep of EVERY_REP) {
      const [two, one, none] = passesOf(3, rep);
      const capped = [
        [0, 0, two + one + none],
        [0, two + one, none],
        [two, one, none],
      ][led] as number[];
      const [charges = 0, staysAndFires = 0, stays = 0] = capped;
      const share = (n: number) => (n > 0 ? { n: BigInt(n), of: 216n } : undefined);
      const counted = countedOdds('atz.wanting-to-charge', { rep, inCover: true, leaderPassed: led });
      expect(counted.charges).toEqual(share(charges));
      expect(counted.staysAndFires).toEqual(share(staysAndFires));
      expect(counted.stays).toEqual(share(stays));
    }
  });

  it('does not bind the Stone Cold, the Leader himself or a hero', () => {
    const free = expectedOdds(3, 4, CHARGES);
    const bound = { rep: 4, leaderPassed: 0 } as const;
    expect(countedOdds('atz.wanting-to-charge', { ...bound, attributes: ['stone-cold'] })).toEqual(free);
    expect(countedOdds('atz.wanting-to-charge', { ...bound, leader: true })).toEqual(free);
    expect(countedOdds('atz.wanting-to-charge', { ...bound, hero: true })).toEqual({
      charges: { n: 1n, of: 1n },
    });
  });

  it('says that the Leader held somebody back, and still makes a hero', () => {
    const { checked } = played(wantingToCharge(ASKING, { rep: 4 }, { leaderPassed: 1 }), [1, 1, 6]);
    expect(checked).toMatchObject({
      rolled: 2,
      passes: 1,
      counted: 'no-better-than-leader',
      becomesHero: true,
    });
  });
});

describe('“Being Charged” Check', () => {
  it.each<[string, Charged, Words]>([
    ['in the open', {}, MEETS],
    ['in cover', { inCover: true }, ['firesThenMelee', 'firesThenMelee', 'melee']],
    ['at flank or rear', { flankOrRear: true }, ['firesThenMelee', 'runsAway', 'runsAway']],
    [
      'at flank or rear, in cover',
      { flankOrRear: true, inCover: true },
      ['firesThenMelee', 'firesThenMelee', 'melee'],
    ],
    ['unable to fire', { cannotFire: true }, ['melee', 'melee', 'runsAway']],
    ['unable to fire, in cover', { cannotFire: true, inCover: true }, ['melee', 'melee', 'melee']],
  ])('%s', (_, around, words) => {
    expectAtEveryRep('atz.being-charged', around, { words });
  });

  it.each<[string, Charged, number, number]>([
    ['three beside a Boss', { bossNearby: true }, 3, 0],
    ['one for a Wuss', { attributes: ['wuss'] }, 1, 0],
    ['one against somebody feared', { terrifying: true }, 1, 0],
    ['one less against a burning zombie', { byBurningZombie: true }, 1, 0],
    ['two for a Leader against one', { byBurningZombie: true, leader: true }, 2, 0],
    ['none for a Wuss against one', { byBurningZombie: true, attributes: ['wuss'] }, 0, 0],
    ['two at one Rep less after a Surprise Check', { surprised: true }, 2, -1],
    ['two at two Rep less when shaken as well', { surprised: true, shaken: true }, 2, -2],
    ['two for a Poser', { attributes: ['poser'] }, 2, 0],
  ])('rolls %s', (_, around, dice, shift) => {
    expectAtEveryRep('atz.being-charged', around, { dice, shift, words: MEETS });
  });

  it('has Pris fire at the zombie in the Chop House', () => {
    const { result } = played(beingCharged(ASKING, { rep: 5 }, { inCover: true }), [3, 4]);
    expect(result).toBe('firesThenMelee');
  });
});

describe('Fear', () => {
  it('is of the Terrifying always, and of a Psycho who comes on', () => {
    expect(fearOf({}, { terrifying: true })).toBe('terrifying');
    expect(fearOf({}, { psycho: true })).toBe('psycho');
    expect(fearOf({}, { terrifying: true, psycho: true })).toBe('terrifying');
    expect(fearOf({}, { psycho: false })).toBeUndefined();
  });

  it('is unknown to a drunkard whose evening brings Nerves of steel', () => {
    expect(fearOf({ attributes: ['drunkard'], drunk: 6 }, { terrifying: true })).toBeUndefined();
  });
});
