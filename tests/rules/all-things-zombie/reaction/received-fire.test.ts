import { describe, expect, it } from 'vitest';
import type { Checker } from '../../../../src/rules/all-things-zombie/reaction/checker.ts';
import { decide, decided } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import { receivedFire } from '../../../../src/rules/all-things-zombie/reaction/received-fire.ts';
import { takesAlong } from '../../../../src/rules/all-things-zombie/reaction/runaway.ts';
import { ASKING, expectAtEveryRep, type InputOf, played, type Words } from './support.ts';

type Around = Omit<InputOf<'atz.received-fire'>, 'rep'>;

const OPEN: Words = ['finishesMoveAndFires', 'ducksBack', 'runsAway'];

describe('“Received Fire” Check', () => {
  it.each<[string, Around, Words]>([
    ['in the open', {}, OPEN],
    ['in cover', { inCover: true }, ['finishesMoveAndFires', 'fireOrDuckBack', 'ducksBack']],
    ['fired on by the hidden', { byHidden: true }, OPEN],
    ['charging without a gun', { charging: true }, ['continuesCharge', 'continuesCharge', 'runsAway']],
    ['charging with one', { charging: true, ranged: true }, ['continuesCharge', 'stopsAndFires', 'runsAway']],
    [
      'charging with one from cover',
      { charging: true, ranged: true, inCover: true },
      ['continuesCharge', 'stopsAndFires', 'ducksBack'],
    ],
    [
      'charging with an empty one',
      { charging: true, ranged: true, cannotFire: true },
      ['continuesCharge', 'continuesCharge', 'runsAway'],
    ],
  ])('%s', (_, around, words) => {
    expectAtEveryRep('atz.received-fire', around, { words });
  });

  it.each<[string, Around, Words]>([
    ['in the open', { outgunned: true }, ['duckBackOrFinishMove', 'ducksBack', 'runsAway']],
    ['in cover', { outgunned: true, inCover: true }, ['duckBackOrFinishMove', 'ducksBack', 'ducksBack']],
    [
      'fired on by the hidden',
      { outgunned: true, byHidden: true },
      ['duckBackOrFinishMove', 'ducksBack', 'runsAway'],
    ],
    [
      'charging',
      { outgunned: true, charging: true, ranged: true },
      ['continuesCharge', 'ducksBack', 'runsAway'],
    ],
  ])('never fires when outgunned: %s (ATZ-27)', (_, around, words) => {
    expectAtEveryRep('atz.received-fire', around, { words });
  });

  it('never fires with nothing to fire', () => {
    const words: Words = ['duckBackOrFinishMove', 'ducksBack', 'ducksBack'];
    expectAtEveryRep('atz.received-fire', { cannotFire: true, inCover: true }, { words });
  });

  it.each<[string, Around, number]>([
    ['one for a Poser', { attributes: ['poser'] }, 1],
    ['one for a Poser even beside a Boss', { attributes: ['poser'], bossNearby: true }, 1],
    ['three beside a Boss', { bossNearby: true }, 3],
    ['three for the Boss himself', { attributes: ['boss'] }, 3],
    ['three for two Bosses together', { attributes: ['boss'], bossNearby: true }, 3],
    ['three for a Leader', { leader: true }, 3],
    ['three for a Stone Cold Leader', { leader: true, attributes: ['stone-cold'] }, 3],
    ['four for a Leader beside a Boss', { leader: true, bossNearby: true }, 4],
    ['two for a Wuss', { attributes: ['wuss'] }, 2],
  ])('rolls %s', (_, around, dice) => {
    expectAtEveryRep('atz.received-fire', around, { dice, words: OPEN });
  });

  it('is taken at one Rep less by the shaken', () => {
    expectAtEveryRep('atz.received-fire', { shaken: true }, { shift: -1, words: OPEN });
  });

  it.each<[string, Around, Words]>([
    ['in the open', {}, ['finishesMoveAndFires', 'finishesMove', 'runsAway']],
    ['in cover', { inCover: true }, ['finishesMoveAndFires', 'fires', 'finishesMove']],
    ['outgunned', { outgunned: true }, ['finishesMove', 'finishesMove', 'runsAway']],
  ])('never makes Nerves of steel Duck Back: %s', (_, around, words) => {
    expectAtEveryRep('atz.received-fire', { ...around, attributes: ['nerves-of-steel'] }, { words });
    expectAtEveryRep('atz.received-fire', { ...around, attributes: ['psycho'] }, { words });
    expectAtEveryRep('atz.received-fire', { ...around, attributes: ['drunkard'], drunk: 6 }, { words });
  });

  it('names what bore on it', () => {
    const ann: Checker = { rep: 4, leader: true, shaken: true, attributes: ['poser'] };
    const { checked } = played(receivedFire(ASKING, ann, { bossNearby: true }), [3]);
    expect(checked.modifiers).toEqual([
      { does: 'only', dice: 1, whose: 'own', attribute: 'poser' },
      {
        does: 'rolls',
        dice: 3,
        whose: 'situation',
        circumstance: 'leader',
        row: 'atz.reaction-dice/leader',
      },
      { does: 'adds', dice: 1, whose: 'friend', attribute: 'boss' },
      { does: 'rep', rep: -1, whose: 'situation', circumstance: 'shaken', row: 'atz.reaction-dice/shaken' },
    ]);
    expect(checked).toMatchObject({ dice: 1, target: 3, passes: 1, faces: [3] });
  });

  it('makes a hero of double ones, also among three dice', () => {
    expect(played(receivedFire(ASKING, { rep: 4 }, {}), [1, 1]).checked.becomesHero).toBe(true);
    expect(played(receivedFire(ASKING, { rep: 4, leader: true }, {}), [1, 5, 1]).checked.becomesHero).toBe(
      true,
    );
    expect(played(receivedFire(ASKING, { rep: 4 }, {}), [1, 2]).checked.becomesHero).toBe(false);
  });

  it('goes by the dice for the roll that makes a hero, and by neither dice nor Rep after it', () => {
    const frail = { rep: 1, shaken: true };
    const first = played(receivedFire(ASKING, frail, {}), [1, 1]);
    expect(first).toMatchObject({ result: 'runsAway', checked: { passes: 0, becomesHero: true } });
    const next = played(receivedFire(ASKING, { ...frail, hero: true }, {}));
    expect(next).toMatchObject({ result: 'finishesMoveAndFires', checked: { dice: 0, counted: 'hero' } });
    expect(next.rows).toContain('atz.heroes/immune');
  });

  it('asks whoever is in cover and passes one die', () => {
    const rolled = played(receivedFire(ASKING, { rep: 3 }, { inCover: true }), [3, 4]);
    expect(rolled.options).toEqual(['fires', 'ducksBack']);
    expect(played(decide(ASKING, rolled), 'ducksBack')).toMatchObject({
      act: 'ducksBack',
      decidedBy: 'choice',
    });
  });

  it('asks nobody where there is one thing to do', () => {
    const reaction = played(decided(ASKING, receivedFire(ASKING, { rep: 3 }, {})), [6, 6]);
    expect(reaction).toMatchObject({ act: 'runsAway', decidedBy: 'dice' });
  });

  it('lets a Star stay who ought to run', () => {
    const star = { rep: 3, freeWill: true };
    const reaction = played(decided(ASKING, receivedFire(ASKING, star, {})), [6, 6], 'stays');
    expect(reaction.options).toEqual(['runsAway', 'stays', 'ducksBack']);
    expect(reaction).toMatchObject({ act: 'stays', decidedBy: 'free-will' });
  });

  it('takes everybody within 12″ along when a check makes a Boss run', () => {
    const boss: Checker = { rep: 3, attributes: ['boss'], freeWill: true };
    const runs = played(decided(ASKING, receivedFire(ASKING, boss, {})), [6, 6, 6], 'runsAway');
    expect(takesAlong(boss, runs)).toBe(12);
    const leaves = played(decided(ASKING, receivedFire(ASKING, boss, {})), [1, 2, 6], 'runsAway');
    expect(leaves.decidedBy).toBe('free-will');
    expect(takesAlong(boss, leaves)).toBe(0);
    const stays = played(decided(ASKING, receivedFire(ASKING, boss, {})), [6, 6, 6], 'stays');
    expect(takesAlong(boss, stays)).toBe(0);
    const ann: Checker = { rep: 3 };
    const alone = played(decided(ASKING, receivedFire(ASKING, ann, {})), [6, 6]);
    expect(takesAlong(ann, alone)).toBe(0);
  });
});
