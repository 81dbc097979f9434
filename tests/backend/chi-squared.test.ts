import { describe, expect, it } from 'vitest';
import { chiSquared, tail } from '../../src/backend/views/statistics.ts';

describe('chi-squared', () => {
  it('adds the squares of what each face is off, in parts of what was expected', () => {
    expect(chiSquared([10, 10, 10, 10, 10, 10])).toBe(0);
    // Off by 5, 5, 0, 0, 0, 0 where ten were expected: 25/10 + 25/10.
    expect(chiSquared([15, 5, 10, 10, 10, 10])).toBeCloseTo(5, 12);
    expect(chiSquared([60, 0, 0, 0, 0, 0])).toBeCloseTo(300, 9);
  });
});

describe('the tail with five degrees of freedom', () => {
  // Critical values as printed in any table of the distribution.
  it.each([
    [0, 1],
    [0.554298, 0.99],
    [1.145476, 0.95],
    [1.610308, 0.9],
    [4.35146, 0.5],
    [9.236357, 0.1],
    [11.070498, 0.05],
    [15.086272, 0.01],
    [20.515006, 0.001],
  ])('beyond %f lie %f of all', (x, share) => {
    expect(tail(x)).toBeCloseTo(share, 6);
  });

  it('is nothing far out, and never rises', () => {
    expect(tail(300)).toBeLessThan(1e-12);
    expect(tail(1e9)).toBe(0);
    const shares = Array.from({ length: 400 }, (_, at) => tail(at / 4));
    // Far out it is one less nearly one, good to the last digits of a number.
    const rising = shares.filter((share, at) => share > (shares[at - 1] ?? 1) + 1e-12);
    expect(rising).toEqual([]);
  });
});
