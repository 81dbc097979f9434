import { describe, expect, it } from 'vitest';
import { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import {
  GONE,
  RECOVERY_KINDS,
  recovery,
} from '../../../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { countedOf, EVERY_REP, tallied, wordFor } from './support.ts';

const WORDS = ['returns', 'returnsWeaker', 'gone'] as const;
const OUT = { rep: 3, kind: 'outOfTheFight', medical: false } as const;

describe('Recovery', () => {
  it.each([
    { faces: [3, 1], result: 'returns', rep: 3 },
    { faces: [3, 4], result: 'returnsWeaker', rep: 2 },
    { faces: [6, 4], result: 'gone', rep: 3 },
  ])('makes $result of $faces at Rep 3', ({ faces, result, rep }) => {
    expect(playedWith(recovery(ASKING, OUT), faces)).toMatchObject({ result, rep });
  });

  it('leaves Rep 1 at 1 (ATZ-96)', () => {
    expect(playedWith(recovery(ASKING, { ...OUT, rep: 1 }), [1, 5])).toMatchObject({
      result: 'returnsWeaker',
      rep: 1,
    });
  });

  it('adds a die for medical supplies to those Out of the Fight, not to runaways', () => {
    expect(playedWith(recovery(ASKING, { ...OUT, medical: true }), [6, 2, 3])).toMatchObject({
      byMedical: 1,
      result: 'returns',
    });
    expect(playedWith(recovery(ASKING, { ...OUT, kind: 'ranAway', medical: true }), [6, 5])).toMatchObject({
      byMedical: 0,
      result: 'gone',
    });
  });

  it('kills those Out of the Fight and loses runaways when it fails', () => {
    expect(RECOVERY_KINDS.map((kind) => GONE[kind])).toEqual(['dead', 'left']);
  });

  it.each(EVERY_REP)('has the odds of all throws at Rep %i', (rep) => {
    for (const kind of RECOVERY_KINDS)
      for (const medical of [false, true]) {
        const rolls = everyRoll(kind === 'outOfTheFight' && medical ? 3 : 2);
        expect(
          countedOf(rolls.length, () => AFTER_THE_BATTLE_ODDS['atz.recovery'].play({ rep, kind, medical })),
        ).toEqual(tallied(rolls, (faces) => wordFor(faces, rep, WORDS)));
      }
  });
});
