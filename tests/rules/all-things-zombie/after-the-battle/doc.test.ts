import { describe, expect, it } from 'vitest';
import { examine } from '../../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { countedOf, EVERY_REP, tallied, wordFor } from './support.ts';

const WORDS = ['rejoins', 'badlyWounded', 'dead'] as const;
const HURT = { rep: 4, wounds: 0, protected: false } as const;

describe('How Bad Is It Doc', () => {
  it.each([
    { faces: [4, 1], result: 'rejoins', row: 'atz.doc/2' },
    { faces: [5, 4], result: 'badlyWounded', row: 'atz.doc/1' },
    { faces: [5, 6], result: 'dead', row: 'atz.doc/0' },
  ])('makes $result of $faces at Rep 4', ({ faces, result, row }) => {
    expect(playedWith(examine(ASKING, HURT, []), faces)).toMatchObject({ result, row });
  });

  it('takes 1 off the Rep for each earlier wound (ATZ-52)', () => {
    const examined = playedWith(examine(ASKING, { ...HURT, wounds: 2 }, []), [2, 3]);
    expect(examined).toMatchObject({ passed: { target: 2 }, woundsTaken: 2, result: 'badlyWounded' });
  });

  it('adds a die for a Medic and one for armour and keeps the best two (ATZ-53)', () => {
    const armoured = { ...HURT, protected: true };
    expect(playedWith(examine(ASKING, armoured, ['slow', 'medic']), [6, 4, 6, 1])).toMatchObject({
      byMedic: 1,
      byArmor: 1,
      passed: { kept: [1, 4] },
      result: 'rejoins',
    });
    expect(playedWith(examine(ASKING, armoured, []), [6, 4, 5])).toMatchObject({
      byMedic: 0,
      result: 'badlyWounded',
    });
    expect(playedWith(examine(ASKING, HURT, ['medic']), [6, 5, 5]).result).toBe('dead');
  });

  it.each(EVERY_REP)('has the odds of all throws at Rep %i', (rep) => {
    for (const wounds of [0, 1, 3])
      for (const medic of [false, true])
        for (const armour of [false, true]) {
          const rolls = everyRoll(2 + Number(medic) + Number(armour));
          const play = () => AFTER_THE_BATTLE_ODDS['atz.doc'].play({ rep, wounds, medic, protected: armour });
          expect(countedOf(rolls.length, play)).toEqual(
            tallied(rolls, (faces) => wordFor(faces, rep - wounds, WORDS)),
          );
        }
  });
});
