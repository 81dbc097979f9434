import { describe, expect, it } from 'vitest';
import { fastMove } from '../../../../src/rules/all-things-zombie/reaction/fast-move.ts';
import { pursueByFire } from '../../../../src/rules/all-things-zombie/reaction/pursue-by-fire.ts';
import {
  firesOrNot,
  reactionFireActs,
} from '../../../../src/rules/all-things-zombie/reaction/reaction-fire.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { ASKING, countedOdds, EVERY_REP, expectAtEveryRep, passesOf, played, type Words } from './support.ts';

const FAST: Words = ['16', '12', '8'];

describe('Fast Move Test', () => {
  it('goes 16, 12 or 8 inches', () => {
    expectAtEveryRep('atz.fast-move', {}, { words: FAST });
  });

  it('rolls three dice with a Leader, and no more for Stone Cold', () => {
    expectAtEveryRep('atz.fast-move', { withLeader: true }, { dice: 3, words: FAST });
    expectAtEveryRep('atz.fast-move', { leader: true }, { dice: 3, words: FAST });
    expectAtEveryRep('atz.fast-move', { attributes: ['stone-cold'], shaken: true }, { words: FAST });
  });

  it('reads a 4 and a 5 against Rep 5, 4 and 3 of one group', () => {
    const group = { withLeader: false, runners: [{ rep: 5 }, { rep: 4 }, { rep: 3 }] };
    const { moves } = played(fastMove(ASKING, group), [4, 5]);
    expect(moves.map(({ inches }) => inches)).toEqual([16, 12, 8]);
    expect(moves.map(({ row }) => row)).toEqual(['atz.fast-move/2', 'atz.fast-move/1', 'atz.fast-move/0']);
  });

  it('takes Pris and Trixie 16″ through the building with a 2 and a 3', () => {
    const { moves } = played(
      fastMove(ASKING, { withLeader: false, runners: [{ rep: 5 }, { rep: 4 }] }),
      [2, 3],
    );
    expect(moves.map(({ inches }) => inches)).toEqual([16, 16]);
  });

  it.each([
    [2, {}],
    [3, { withLeader: true }],
  ])('trips the Clumsy on any 1 of %i dice (ATZ-12)', (dice, around) => {
    const rolls = everyRoll(dice);
    for (const rep of EVERY_REP) {
      const expected: Record<string, number> = {};
      for (const faces of rolls) {
        const passed = Math.min(2, faces.filter((face) => face <= rep).length);
        const name = faces.includes(1) ? 'stumbles' : (['8', '12', '16'][passed] ?? '');
        expected[name] = (expected[name] ?? 0) + 1;
      }
      const counted = countedOdds('atz.fast-move', { rep, attributes: ['clumsy'], ...around });
      for (const [name, { n, of }] of Object.entries(counted)) {
        expect(Number((n * BigInt(rolls.length)) / of), `Rep ${rep}: ${name}`).toBe(expected[name]);
      }
      expect(Object.keys(counted).sort()).toEqual(Object.keys(expected).sort());
    }
  });

  it('has each Clumsy figure roll for itself, and nobody else', () => {
    const clumsy = { rep: 4, attributes: ['clumsy' as const] };
    const group = { withLeader: true, runners: [clumsy, { rep: 4 }, clumsy] };
    const { moves } = played(fastMove(ASKING, group), [1, 4, 6], [5], [2]);
    expect(moves.map(({ inches }) => inches)).toEqual([5, 16, 2]);
    expect(moves[0]?.stumbles).toEqual({ attribute: 'clumsy', faces: [5], inches: 5 });
    expect(moves[1]?.stumbles).toBeUndefined();
  });

  it('costs the Slow 1 to 3 inches alike (ATZ-14)', () => {
    for (const rep of EVERY_REP) {
      const counted = countedOdds('atz.fast-move', { rep, attributes: ['slow'] });
      const [two, one, none] = passesOf(2, rep);
      const expected = Object.fromEntries(
        [
          [16, two],
          [12, one],
          [8, none],
        ].flatMap(([inches = 0, n = 0]) => [1, 2, 3].map((less) => [String(inches - less), n])),
      );
      for (const [name, { n, of }] of Object.entries(counted)) {
        expect(Number((n * 108n) / of), `Rep ${rep}: ${name}`).toBe(expected[name]);
      }
    }
    const slow = { rep: 4, attributes: ['slow' as const] };
    const lost = [1, 2, 3, 4, 5, 6].map(
      (face) =>
        played(fastMove(ASKING, { withLeader: false, runners: [slow] }), [1, 1], [face]).moves[0]?.inches,
    );
    expect(lost).toEqual([15, 15, 14, 14, 13, 13]);
  });

  it('costs a staggering drunk two dice of inches, never below none', () => {
    const drunk = { rep: 3, attributes: ['drunkard' as const], drunk: 2 as const };
    const group = { withLeader: false, runners: [drunk] };
    expect(played(fastMove(ASKING, group), [3, 3], [4, 3]).moves[0]).toMatchObject({
      inches: 9,
      less: [{ attribute: 'drunkard', faces: [4, 3], inches: 7 }],
    });
    expect(played(fastMove(ASKING, group), [6, 6], [6, 5]).moves[0]?.inches).toBe(0);
  });
});

describe('Pursue by Fire', () => {
  it('rolls two dice against Rep for everybody', () => {
    const words: Words = ['fires', 'firesAtCover', 'doesNotFire'];
    expectAtEveryRep('atz.pursue-by-fire', {}, { words });
    expectAtEveryRep('atz.pursue-by-fire', { leader: true, attributes: ['stone-cold'] }, { words });
  });

  it('says what was rolled and which row was read', () => {
    expect(played(pursueByFire(ASKING, 4), [4, 5])).toMatchObject({
      passed: { faces: [4, 5], target: 4, passes: 1 },
      found: { row: 'atz.pursue-by-fire/1', result: 'firesAtCover' },
    });
  });
});

describe('Reaction Fire or Not', () => {
  it('fires unasked where it can', () => {
    expect(
      played(firesOrNot(ASKING, { canFire: true, inChargeRange: true, inTheMiddleOfAMove: true })),
    ).toEqual({
      act: 'fires',
      row: 'atz.reaction-fire/able',
    });
  });

  it('may charge what is near enough, and otherwise ducks, stays or moves on', () => {
    const near = { canFire: false, inChargeRange: true };
    expect(reactionFireActs(near).acts).toEqual(['charges', 'ducksBack', 'stays']);
    expect(reactionFireActs({ ...near, inTheMiddleOfAMove: true }).acts).toEqual([
      'charges',
      'ducksBack',
      'stays',
      'finishesMove',
    ]);
    expect(reactionFireActs({ ...near, inChargeRange: false }).acts).toEqual(['ducksBack', 'stays']);
    expect(played(firesOrNot(ASKING, near), 'charges')).toEqual({
      act: 'charges',
      row: 'atz.reaction-fire/in-charge-range',
    });
    expect(played(firesOrNot(ASKING, { ...near, inChargeRange: false }), 'stays').act).toBe('stays');
  });
});
