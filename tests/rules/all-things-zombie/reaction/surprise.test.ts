import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import { surprise, surprised } from '../../../../src/rules/all-things-zombie/reaction/surprise.ts';
import { ASKING, expectAtEveryRep, played, type Words } from './support.ts';

const SURPRISE: Words = ['turns', 'oneDie', 'noDice'];

describe('Surprise Check', () => {
  it('rolls two dice', () => {
    expectAtEveryRep('atz.surprise', {}, { words: SURPRISE });
  });

  it('rolls three for Leaders and the Stone Cold, one less against a burning zombie', () => {
    expectAtEveryRep('atz.surprise', { leader: true }, { dice: 3, words: SURPRISE });
    expectAtEveryRep('atz.surprise', { attributes: ['stone-cold'] }, { dice: 3, words: SURPRISE });
    expectAtEveryRep('atz.surprise', { byBurningZombie: true }, { dice: 1, words: SURPRISE });
    expectAtEveryRep('atz.surprise', { shaken: true }, { shift: -1, words: SURPRISE });
  });

  it('leaves a Star no choice', () => {
    const rolled = played(surprise(ASKING, { rep: 5, freeWill: true }), [6, 6]);
    expect(rolled.options).toEqual(['noDice']);
    expect(played(decide(ASKING, rolled))).toMatchObject({ act: 'noDice', decidedBy: 'dice' });
  });

  it('leaves one die in melee to Pris, whose back was turned, and none to the wholly surprised', () => {
    expect(played(surprised(ASKING, { rep: 5 }, {}), [2, 6])).toMatchObject({
      meleeDice: 1,
      rows: ['atz.surprise/1', 'atz.surprised-melee/oneDie'],
    });
    expect(played(surprised(ASKING, { rep: 5 }, {}), [6, 6]).meleeDice).toBe(0);
  });

  it('sends whoever turns on to Being Charged at one Rep less', () => {
    const turned = played(surprised(ASKING, { rep: 4 }, { flankOrRear: true }), [4, 4], [4, 3]);
    expect(turned.meleeDice).toBeNull();
    expect(turned.beingCharged).toMatchObject({ result: 'runsAway', checked: { target: 3, passes: 1 } });
  });

  it('makes a hero who needs no second roll', () => {
    const hero = played(surprised(ASKING, { rep: 4 }, {}), [1, 1]);
    expect(hero.beingCharged).toMatchObject({ result: 'firesThenMelee', checked: { counted: 'hero' } });
  });
});
