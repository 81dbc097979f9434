import { describe, expect, it } from 'vitest';
import { drive } from '../../../src/rules/core/driver.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { type PassAsk, pass, passedWith } from '../../../src/rules/core/pass.ts';
import { everyRoll } from '../../support/rules/every-roll.ts';
import { scripted } from '../../support/rules/scripted.ts';

const ask = (dice: number, target: number): PassAsk => ({
  rule: 'test.pass',
  seat: 'player',
  stream: 'battle',
  dice,
  target,
});

/**
 * Numbers of 6, 36 and 216 rolls that pass 2, 1 and 0 dice, for targets 0 to 7. By hand, with t = target: two dice give t², 2t(6-t),
 * (6-t)²; three dice give t³ + 3t²(6-t), 3t(6-t)², (6-t)³.
 */
const COUNTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [
    [0, 0, 6],
    [0, 1, 5],
    [0, 2, 4],
    [0, 3, 3],
    [0, 4, 2],
    [0, 5, 1],
    [0, 6, 0],
    [0, 6, 0],
  ],
  2: [
    [0, 0, 36],
    [1, 10, 25],
    [4, 16, 16],
    [9, 18, 9],
    [16, 16, 4],
    [25, 10, 1],
    [36, 0, 0],
    [36, 0, 0],
  ],
  3: [
    [0, 0, 216],
    [16, 75, 125],
    [56, 96, 64],
    [108, 81, 27],
    [160, 48, 8],
    [200, 15, 1],
    [216, 0, 0],
    [216, 0, 0],
  ],
};

const cases = Object.entries(COUNTS).flatMap(([dice, rows]) =>
  rows.map((counts, target) => ({ dice: Number(dice), target, counts })),
);

describe('pass', () => {
  it.each(cases)('$dice dice against $target: $counts of all rolls', ({ dice, target, counts }) => {
    const tally = [0, 0, 0];
    for (const faces of everyRoll(dice)) {
      const played = drive(pass(ask(dice, target)), scripted([faces]));
      if (played.kind !== 'finished') throw new Error(played.kind);
      const at = 2 - played.value.passes;
      tally[at] = (tally[at] ?? 0) + 1;
    }
    expect(tally).toEqual(counts);
  });

  it.each(cases)('$dice dice against $target: the exact odds agree', ({ dice, target, counts }) => {
    const { outcomes } = odds(
      () => pass(ask(dice, target)),
      ({ passes }) => `${passes}`,
      { order: ['2', '1', '0'] },
    );
    const of = BigInt(6 ** dice);
    const wanted = ['2', '1', '0'].map((name, at) => [name, { n: BigInt(counts[at] ?? 0), of }] as const);
    expect(outcomes).toEqual(wanted.filter(([, { n }]) => n > 0n));
  });

  it('says what was rolled, what counted and against what', () => {
    expect(passedWith([6, 2, 5, 1], 4)).toEqual({ faces: [6, 2, 5, 1], kept: [1, 2], target: 4, passes: 2 });
    expect(passedWith([5], 4)).toEqual({ faces: [5], kept: [5], target: 4, passes: 0 });
  });

  it('asks nothing for no dice, and passes none', () => {
    expect(drive(pass(ask(0, 6)), () => undefined)).toMatchObject({ kind: 'finished', value: { passes: 0 } });
  });

  it('throws at a number of dice that is none', () => {
    expect(() => pass(ask(-1, 4)).next()).toThrow('test.pass rolls -1 dice');
  });

  it('tells a one apart where the rule asks for it', () => {
    const doubleOnes = odds(
      () => pass({ ...ask(3, 4), cuts: [1] }),
      ({ kept }) => `${kept.filter((face) => face === 1).length} ones`,
      { order: ['2 ones', '1 ones', '0 ones'] },
    );
    // 3 dice: two ones or three 3·5 + 1, exactly one 3·25, none 125.
    expect(doubleOnes.outcomes.map(([, { n }]) => n)).toEqual([16n, 75n, 125n]);
  });
});
