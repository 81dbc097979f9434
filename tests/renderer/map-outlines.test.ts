import { describe, expect, it } from 'vitest';
import {
  common,
  inset,
  isFlat,
  pathOf,
  reach,
  rounded,
  rungs,
  unit,
} from '../../renderer/components/map/outlines.ts';
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

  it('has its corners rounded as far as the sides allow', () => {
    const numbers = (path: string) =>
      (path.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map((one) => Math.round(Number(one)));
    expect(numbers(rounded(BOX, 8))).toEqual([
      18, 20, 102, 20, 8, 8, 0, 0, 1, 110, 28, 110, 72, 8, 8, 0, 0, 1, 102, 80, 18, 80, 8, 8, 0, 0, 1, 10, 72,
      10, 28, 8, 8, 0, 0, 1, 18, 20,
    ]);
    expect(numbers(rounded(BOX, 500)).slice(0, 2)).toEqual([40, 20]);
  });
});

describe('what two outlines have in common', () => {
  it('is the ground both cover', () => {
    expect(near(common(BOX, spots([60, 0], [90, 0], [90, 200], [60, 200]))).toSorted()).toEqual([
      [60, 20],
      [60, 80],
      [90, 20],
      [90, 80],
    ]);
    expect(common(BOX, spots([200, 0], [210, 0], [210, 10], [200, 10]))).toEqual([]);
  });

  it('is flat where they only touch', () => {
    const beside = common(BOX, spots([110, 30], [150, 30], [150, 50], [110, 50]));
    expect(isFlat(beside)).toBe(true);
    expect(reach(beside, { x: 0, y: 1 })).toEqual([30, 50]);
    expect(isFlat(common(BOX, DIAMOND))).toBe(false);
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
