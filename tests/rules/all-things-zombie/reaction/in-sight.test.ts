import { describe, expect, it } from 'vitest';
import { inSight } from '../../../../src/rules/all-things-zombie/reaction/in-sight.ts';
import { decided } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { scripted } from '../../../support/rules/scripted.ts';
import { ASKING, countedOdds, expectAtEveryRep, type InputOf, played, type Words } from './support.ts';

type Around = Omit<InputOf<'atz.in-sight'>, 'rep'>;

const STATIONARY: Words = ['fires', 'fires', 'doesNotFire'];
const MOVING: Words = ['fires', 'doesNotFire', 'doesNotFire'];
const HIDDEN: Words = ['holdsOrFires', 'fires', 'firesAndIsExposed'];
const HIDDEN_WITH_LEADER: Words = ['holdsOrFires', 'holdsOrFires', 'firesAndIsExposed'];

describe('“In Sight” Check', () => {
  it.each<[string, Around, Words]>([
    ['standing still', {}, STATIONARY],
    ['moving', { moving: true }, MOVING],
    ['hidden', { hidden: true }, HIDDEN],
    ['hidden with a Leader', { hidden: true, withLeader: true }, HIDDEN_WITH_LEADER],
    ['in the open with a Leader', { withLeader: true }, STATIONARY],
  ])('%s', (_, around, words) => {
    expectAtEveryRep('atz.in-sight', around, { words });
  });

  it.each<[string, Around, number, Words]>([
    ['one more for covering fire', { suppressing: true }, 3, STATIONARY],
    ['none more for covering fire on the move', { suppressing: true, moving: true }, 2, MOVING],
    ['three for a Leader', { leader: true }, 3, STATIONARY],
    ['three for the Stone Cold', { attributes: ['stone-cold'] }, 3, STATIONARY],
    ['four for a Leader who gives covering fire', { leader: true, suppressing: true }, 4, STATIONARY],
    ['three for a hidden Leader, who is with one', { leader: true, hidden: true }, 3, HIDDEN_WITH_LEADER],
    ['two for a Poser', { attributes: ['poser'] }, 2, STATIONARY],
    ['two for a Wuss', { attributes: ['wuss'] }, 2, STATIONARY],
  ])('rolls %s', (_, around, dice, words) => {
    expectAtEveryRep('atz.in-sight', around, { dice, words });
  });

  it('is taken at one Rep less by the unaware and the shaken', () => {
    expectAtEveryRep('atz.in-sight', { unaware: true }, { shift: -1, words: STATIONARY });
    expectAtEveryRep('atz.in-sight', { unaware: true, shaken: true }, { shift: -2, words: STATIONARY });
  });

  it('lets Ivan, hidden in his window, hold fire until Betts is in the street', () => {
    const reaction = played(inSight(ASKING, { rep: 4 }, { hidden: true }), [4, 1]);
    expect(reaction.result).toBe('holdsOrFires');
    expect(reaction.found.row).toBe('atz.in-sight/2-hidden');
  });

  it('lets a Star with one die Duck Back instead of firing', () => {
    const star = { rep: 5, freeWill: true };
    const reaction = played(decided(ASKING, inSight(ASKING, star, {})), [5, 6], 'ducksBack');
    expect(reaction.checked.passes).toBe(1);
    expect(reaction).toMatchObject({ result: 'fires', act: 'ducksBack', decidedBy: 'free-will' });
    expect(reaction.options).toEqual(['fires', 'stays', 'ducksBack', 'runsAway']);
    expect(reaction.rows).toContain('atz.free-will/in-sight');
  });

  it('says to a Star what staying in place means beside not firing', () => {
    const star = { rep: 5, freeWill: true };
    const script = scripted([[6, 6]]);
    const end = drive(decided(ASKING, inSight(ASKING, star, {})), script);
    const { options } =
      end.kind === 'waiting' && end.question.kind === 'choose' ? end.question : { options: [] };
    expect(options.map(({ text }) => text)).toEqual([
      'Doesn’t fire',
      'Stays in place: moves no further, and doesn’t fire',
      'Ducks Back',
      'Runs away',
    ]);
  });

  it('makes no hero of double ones', () => {
    expect(played(inSight(ASKING, { rep: 4 }, {}), [1, 1]).checked.becomesHero).toBe(false);
  });

  it('is still rolled by a hero, who can’t fail but may go last (ATZ-59)', () => {
    const hero = { rep: 3, hero: true };
    expect(played(inSight(ASKING, hero, { moving: true }), [5, 6])).toMatchObject({
      result: 'fires',
      checked: { rolled: 0, passes: 2, counted: 'hero', faces: [5, 6] },
    });
    expect(countedOdds('atz.in-sight', { rep: 1, hero: true, hidden: true })).toEqual({
      holdsOrFires: { n: 36n, of: 36n },
    });
  });
});
