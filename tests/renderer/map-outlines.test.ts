import { describe, expect, it } from 'vitest';
import { inset, pathOf, rungs, unit } from '../../renderer/components/map/outlines.ts';
import type { Spot } from '../../src/rules/core/play.ts';

const spots = (...all: readonly (readonly [number, number])[]): readonly Spot[] =>
  all.map(([x, y]) => ({ x, y }));

/** Clockwise as it is seen, y down. */
const BOX = spots([10, 20], [110, 20], [110, 80], [10, 80]);
const DIAMOND = spots([50, 0], [100, 50], [50, 100], [0, 50]);

const near = (all: readonly Spot[]) => all.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]);

describe('an outline drawn', () => {
  it('is a closed path', () => {
    expect(pathOf(BOX)).toBe('M10 20L110 20L110 80L10 80Z');
  });

  it('is smaller by the same on each side, however it stands', () => {
    expect(near(inset(BOX, 3))).toEqual([
      [13, 23],
      [107, 23],
      [107, 77],
      [13, 77],
    ]);
    // Each side of the diamond comes in by √2 × 7: its corners by 14.
    expect(near(inset(DIAMOND, 7 * Math.SQRT2))).toEqual([
      [50, 14],
      [86, 50],
      [50, 86],
      [14, 50],
    ]);
  });
});

describe('lines across', () => {
  it('lie halfway and so far apart, from side to side', () => {
    expect(rungs(BOX, { x: 1, y: 0 }, 40)).toBe('M30 20L30 80M70 20L70 80');
    expect(rungs(BOX, { x: 0, y: 1 }, 30)).toBe('M10 35L110 35M10 65L110 65');
    expect(rungs(BOX, { x: 0, y: 1 }, 400)).toBe('M10 50L110 50');
    expect(rungs(DIAMOND, unit({ x: 0, y: 0 }, { x: 0, y: 9 }), 50)).toBe('M25 25L75 25M25 75L75 75');
  });
});
