import { describe, expect, it } from 'vitest';
import {
  leastCommonMultiple,
  type PlainOdds,
  plainOdds,
  type Share,
  solvedOdds,
} from '../../../src/rules/core/odds-shares.ts';

describe('leastCommonMultiple', () => {
  it.each([
    [1n, 1n, 1n],
    [6n, 36n, 36n],
    [24n, 36n, 72n],
    [54n, 53n, 2862n],
  ])('of %i and %i is %i', (a, b, least) => expect(leastCommonMultiple(a, b)).toBe(least));
});

describe('plain odds', () => {
  const of = (n: bigint, all: bigint) => ({
    exact: true as const,
    outcomes: [
      ['yes', { n, of: all }],
      ['no', { n: all - n, of: all }],
    ] as const,
  });

  it('stay as they are where they fit', () => {
    const { outcomes, exact } = plainOdds(of(16n, 36n));
    expect(exact).toBe(true);
    expect(outcomes).toEqual([
      ['yes', { n: 16, of: 36 }],
      ['no', { n: 20, of: 36 }],
    ]);
  });

  it('are reduced where they do not', () => {
    const { outcomes, exact } = plainOdds(of(6n ** 29n, 6n ** 30n));
    expect(exact).toBe(true);
    expect(outcomes[0]).toEqual(['yes', { n: 1, of: 6 }]);
  });

  it('are rounded, and say so, where even that is too long', () => {
    const { outcomes, exact, rounded } = plainOdds(of(6n ** 29n + 1n, 6n ** 30n));
    expect([exact, rounded]).toEqual([true, true]);
    expect(outcomes[0]).toEqual(['yes', { n: 166_666_666_666_667, of: 1e15 }]);
  });

  it('add up to all of them where they are rounded', () => {
    const all = 3n * (2n ** 60n + 1n);
    const thirds = ['a', 'b', 'c'].map((name): [string, Share] => [name, { n: all / 3n, of: all }]);
    const sixths: typeof thirds = [
      ...thirds.slice(0, 2),
      ['c', { n: all / 3n - 1n, of: all }],
      ['d', { n: 1n, of: all }],
    ];
    const added = ({ outcomes }: PlainOdds) => outcomes.reduce((sum, [, { n }]) => sum + n, 0);
    expect(added(plainOdds({ exact: true, outcomes: sixths }))).toBe(1e15);
    const solved = solvedOdds([
      ['home', 0.2664947347937555],
      ['lost', 0.7335052652062455],
    ]);
    expect([solved.exact, solved.rounded, added(solved)]).toEqual([true, true, 1e15]);
    expect(solved.outcomes[0]).toEqual(['home', { n: 266_494_734_793_755, of: 1e15 }]);
  });
});
