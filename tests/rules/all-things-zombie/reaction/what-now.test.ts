import { describe, expect, it } from 'vitest';
import {
  isMilitary,
  takesWhatNow,
  whatNow,
} from '../../../../src/rules/all-things-zombie/reaction/what-now.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import {
  ASKING,
  countedOdds,
  EVERY_REP,
  expectAtEveryRep,
  type InputOf,
  played,
  type Words,
} from './support.ts';

type Around = Omit<InputOf<'atz.what-now'>, 'rep'>;

const DOWN: Words = ['actsOrMoves', 'staysDown', 'staysDown'];
const UP: Words = ['actsOrMoves', 'actsOrMoves', 'staysDown'];

describe('“What Now?” Test', () => {
  it.each<[string, Around, Words]>([
    ['anybody', {}, DOWN],
    ['the protected', { protected: true }, UP],
    ['military, mercenary or police', { military: true }, UP],
    ['the protected when outgunned', { protected: true, outgunned: true }, DOWN],
    ['the military when outnumbered', { military: true, outnumbered: true }, DOWN],
  ])('%s', (_, around, words) => {
    expectAtEveryRep('atz.what-now', around, { words });
  });

  it('rolls a third die near a Leader, and none as one (ATZ-112), for Stone Cold or a shaken mind', () => {
    expectAtEveryRep('atz.what-now', { leaderNearby: true }, { dice: 3, words: DOWN });
    expectAtEveryRep('atz.what-now', { leader: true }, { words: DOWN });
    expectAtEveryRep('atz.what-now', { attributes: ['stone-cold'], shaken: true }, { words: DOWN });
  });

  it('lets a hero up unrolled', () => {
    expect(countedOdds('atz.what-now', { rep: 1, hero: true, outgunned: true })).toEqual({
      actsOrMoves: { n: 1n, of: 1n },
    });
  });

  it('keeps Trixie down, who passes one die of three and is outgunned', () => {
    const trixie = played(
      whatNow(ASKING, { rep: 3 }, { leaderNearby: true, outgunned: true, picks: true }),
      [3, 4, 5],
    );
    expect(trixie).toMatchObject({ result: 'staysDown', passed: { passes: 1, target: 3 } });
    expect(trixie.rows).toEqual([
      'atz.reaction-dice/leader-nearby',
      'atz.what-now/1-outgunned-or-outnumbered',
    ]);
  });

  it('lets Bubba up with a pair of threes', () => {
    expect(played(whatNow(ASKING, { rep: 3 }, {}), [3, 3]).result).toBe('actsOrMoves');
  });

  it('asks the player which dice count exactly where two of them lead elsewhere', () => {
    const at = { leaderNearby: true, picks: true };
    for (const rep of EVERY_REP) {
      let asked = 0;
      let up = 0;
      for (const faces of everyRoll(3)) {
        const passing = faces.filter((face) => face <= rep).length;
        if (passing === 3) up += 1;
        if (passing === 2) asked += 1;
      }
      const counted = odds(
        () => whatNow(ASKING, { rep }, at),
        ({ result }) => result,
        { choices: 'even' },
      );
      const shares = Object.fromEntries(counted.outcomes);
      const of = shares.actsOrMoves?.of ?? 216n;
      // Even chances where the player is asked: half of those rolls go up.
      expect(((shares.actsOrMoves?.n ?? 0n) * 432n) / of).toBe(BigInt(2 * up + asked));
    }
  });

  it('goes by what the player picks', () => {
    const at = { leaderNearby: true, picks: true };
    expect(played(whatNow(ASKING, { rep: 3 }, at), [1, 2, 6], 'staysDown')).toMatchObject({
      result: 'staysDown',
      found: { row: 'atz.what-now/1-others' },
    });
    expect(played(whatNow(ASKING, { rep: 3 }, at), [1, 2, 6], 'actsOrMoves').result).toBe('actsOrMoves');
    expect(played(whatNow(ASKING, { rep: 3 }, at), [1, 2, 3]).result).toBe('actsOrMoves');
    const armored = { ...at, protected: true };
    expect(played(whatNow(ASKING, { rep: 3 }, armored), [1, 6, 6], 'staysDown').result).toBe('staysDown');
  });

  it('is for enemies, and for own Grunts where the player wants it (ATZ-87)', () => {
    expect(takesWhatNow({ star: false, enemy: true }, false)).toBe(true);
    expect(takesWhatNow({ star: false, enemy: false }, false)).toBe(false);
    expect(takesWhatNow({ star: false, enemy: false }, true)).toBe(true);
    expect(takesWhatNow({ star: true, enemy: false }, true)).toBe(false);
  });

  it('counts the army, and survivors of police stations and bases, as military (ATZ-103)', () => {
    expect(isMilitary({ army: true })).toBe(true);
    expect(isMilitary({ army: false, metAt: 'police-station' })).toBe(true);
    expect(isMilitary({ army: false, metAt: 'military-base' })).toBe(true);
    expect(isMilitary({ army: false, metAt: 'church' })).toBe(false);
    expect(isMilitary({ army: false })).toBe(false);
  });
});
