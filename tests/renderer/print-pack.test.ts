import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from '../../renderer/games/all-things-zombie/print/pack.ts';

describe('packed', () => {
  it('fills a page to its last bit before it takes another', () => {
    expect(packed([40, 60, 1], () => 100)).toEqual([
      { boxes: [0, 1], left: 0 },
      { boxes: [2], left: 99 },
    ]);
  });

  it('gives each page the room it has', () => {
    expect(packed([40, 40, 40], (page) => (page === 0 ? 50 : 80))).toEqual([
      { boxes: [0], left: 10 },
      { boxes: [1, 2], left: 0 },
    ]);
  });

  it('gives a box higher than a page one to itself, and says by how much', () => {
    expect(packed([10, 130, 10], () => 100)).toEqual([
      { boxes: [0], left: 90 },
      { boxes: [1], left: -30 },
      { boxes: [2], left: 90 },
    ]);
  });

  it('keeps every box once, in order, and overfills no page that holds two', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 40 }), (heights) => {
        const pages = packed(heights, () => 100);
        expect(pages.flatMap(({ boxes }) => boxes)).toEqual(heights.map((_, at) => at));
        for (const { boxes, left } of pages) {
          expect(left).toBe(100 - boxes.reduce((sum, box) => sum + (heights[box] ?? 0), 0));
          expect(left >= 0 || boxes.length === 1).toBe(true);
        }
      }),
    );
  });
});
