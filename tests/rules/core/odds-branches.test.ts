import { describe, expect, it } from 'vitest';
import { cardBranches, rollBranches } from '../../../src/rules/core/odds-branches.ts';
import type { Reading } from '../../../src/rules/core/play.ts';

const branches = (dice: number, reading: Reading) =>
  rollBranches({ kind: 'roll', rule: 'test.rule', seat: 'player', stream: 'battle', dice, reading });

describe('rollBranches', () => {
  it.each<[string, number, Reading, number]>([
    ['every order of faces', 3, { by: 'faces' }, 216],
    ['totals from 3 to 18', 3, { by: 'sum' }, 16],
    ['one class', 4, { by: 'classes', cuts: [] }, 1],
    ['a cut above and below the faces', 4, { by: 'classes', cuts: [0, 6, 7] }, 1],
    ['passes and failures of 4', 4, { by: 'classes', cuts: [4] }, 5],
    ['the same cut twice', 4, { by: 'classes', cuts: [4, 4] }, 5],
    ['best two of 4 against a target', 4, { by: 'classes', cuts: [4], keep: { count: 2, best: 'low' } }, 3],
    // Multisets of 4 out of 6 faces: 9 over 4.
    ['four of 8 faces', 8, { by: 'classes', cuts: [1, 2, 3, 4, 5], keep: { count: 4, best: 'high' } }, 126],
    [
      'more kept than rolled',
      2,
      { by: 'classes', cuts: [1, 2, 3, 4, 5], keep: { count: 4, best: 'low' } },
      21,
    ],
  ])('%s', (_what, dice, reading, cases) => {
    const found = branches(dice, reading);
    expect(found).toHaveLength(cases);
    expect(found.reduce((sum, { ways }) => sum + ways, 0n)).toBe(6n ** BigInt(dice));
    for (const { answer } of found) expect(answer).toHaveLength(dice);
  });
});

describe('cardBranches', () => {
  it('counts equal cards together', () => {
    expect(cardBranches(['JK', '3S', 'JK'])).toEqual([
      { answer: 'JK', ways: 2n },
      { answer: '3S', ways: 1n },
    ]);
  });
});
