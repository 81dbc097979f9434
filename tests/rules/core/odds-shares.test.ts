import { describe, expect, it } from 'vitest';
import { leastCommonMultiple, plainOdds } from '../../../src/rules/core/odds-shares.ts';

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
    const { outcomes, exact } = plainOdds(of(6n ** 29n + 1n, 6n ** 30n));
    expect(exact).toBe(false);
    expect(outcomes[0]).toEqual(['yes', { n: 166_666_666_666_667, of: 1e15 }]);
  });
});
