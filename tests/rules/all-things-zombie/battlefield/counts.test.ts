import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { buildingCount, vehicleCount } from '../../../../src/rules/all-things-zombie/battlefield/counts.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

/** Number of times that each total comes up over all throws of so many dice. */
function totals(dice: number): ReadonlyMap<number, bigint> {
  let sums = [0];
  for (let die = 0; die < dice; die++)
    sums = sums.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
  const counts = new Map<number, bigint>();
  for (const sum of sums) counts.set(sum, (counts.get(sum) ?? 0n) + 1n);
  return counts;
}

describe('buildings', () => {
  it.each([
    ['urban', 12, 3],
    ['outskirts', 6, 2],
    ['rural', 1, 1],
  ] as const)('in %s areas number %i and %i dice', (area, fixed, dice) => {
    const { outcomes } = odds(
      () => buildingCount(PLAYER_ASKING, area),
      ({ count }) => String(count),
    );
    const expected = [...totals(dice)].map(([sum, n]) => [
      String(fixed + sum),
      { n, of: 6n ** BigInt(dice) },
    ]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
  });

  it('say what they were rolled with', () => {
    expect(playedWith(buildingCount(PLAYER_ASKING, 'urban'), [6, 6, 6])).toEqual({
      count: 30,
      rolled: {
        rule: 'atz.building-count',
        part: 'building-count',
        faces: [[6, 6, 6]],
        result: '30',
        rows: ['atz.building-count/urban'],
      },
    });
  });
});

describe('vehicles', () => {
  it.each([
    ['urban', 2],
    ['outskirts', 1],
  ] as const)('in %s areas number %i dice', (area, dice) => {
    const { outcomes } = odds(
      () => vehicleCount(PLAYER_ASKING, area),
      ({ count }) => String(count),
    );
    const expected = [...totals(dice)].map(([sum, n]) => [String(sum), { n, of: 6n ** BigInt(dice) }]);
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
  });

  it('in the country number half a die, rounded up (ATZ-99)', () => {
    const counts = [1, 2, 3, 4, 5, 6].map(
      (face) => playedWith(vehicleCount(PLAYER_ASKING, 'rural'), [face]).count,
    );
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
