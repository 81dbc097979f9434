import { describe, expect, it } from 'vitest';
import { scale, spread, stepPath, ticks } from '../../renderer/components/chart/scale.ts';

describe('a scale', () => {
  it('goes evenly from end to end, also downwards, and puts a single value in the middle', () => {
    const x = scale([10, 20], [0, 100]);
    expect([10, 15, 20].map(x)).toEqual([0, 50, 100]);
    expect(scale([0, 4], [100, 0])(1)).toBe(75);
    expect(scale([3, 3], [0, 100])(3)).toBe(50);
  });
});

describe('ticks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [24, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
  ])('up to %i', (most, expected) => {
    expect(ticks(most)).toEqual(expected);
  });

  it('always reach the greatest value, and are never many', () => {
    for (let most = 1; most < 3000; most += 7) {
      expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks(most).length).toBeLessThan(8);
    }
  });
});

describe('labels', () => {
  it('stay where they are apart, and are moved apart where they are not, in their order', () => {
    expect(spread([10, 50], 16)).toEqual([10, 50]);
    const moved = spread([30, 28, 29], 16);
    expect(moved[1]).toBeLessThan(moved[2] ?? 0);
    expect(moved[2]).toBeLessThan(moved[0] ?? 0);
    const sorted = moved.toSorted((a, b) => a - b);
    for (let at = 1; at < sorted.length; at += 1) {
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    }
    expect(spread([], 16)).toEqual([]);
  });

  it('stay below the head of the chart, however many belong there', () => {
    expect(spread([10, 10, 10, 40], 16, 10)).toEqual([10, 26, 42, 58]);
  });
});

describe('a line in steps', () => {
  const same = (value: number) => value;
  it('holds each value until the next, the last to the end', () => {
    const steps = [
      { at: 0, value: 3 },
      { at: 4, value: 5 },
    ];
    expect(stepPath(steps, same, same, 9)).toBe('M0 3H4V5H9');
    expect(stepPath([], same, same, 9)).toBe('');
  });
});
