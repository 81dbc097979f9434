import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  along,
  distance,
  distanceToPolygon,
  distanceToSegment,
  squared,
} from '../../../../src/rules/core/geometry/distance.ts';
import { rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import { FAR, line, spot } from './support.ts';

describe('a distance', () => {
  it('counts a tenth begun whole', () => {
    expect(distance(spot(0, 0), spot(30, 40))).toBe(50);
    expect(distance(spot(0, 0), spot(1, 1))).toBe(2);
    expect(distance(spot(7, 7), spot(7, 7))).toBe(0);
    // 84.85… each way is 119.99…, and 85 each way is 120.2…
    expect(distance(spot(0, 0), spot(85, 85))).toBe(121);
    expect(distance(spot(0, 0), spot(4000, 4000))).toBe(5657);
  });

  it('is within a range exactly where its square is within the square of it', () => {
    fc.assert(
      fc.property(FAR, FAR, fc.integer({ min: 0, max: 6000 }), (a, b, range) => {
        const apart = distance(a, b);
        expect(apart <= range).toBe(squared(a, b) <= range * range);
        expect(apart).toBe(distance(b, a));
        expect(apart * apart >= squared(a, b) && (apart === 0 || (apart - 1) ** 2 < squared(a, b))).toBe(
          true,
        );
      }),
    );
  });
});

describe('the distance of a segment', () => {
  it('is to its nearest spot, an end or one between', () => {
    const wall = line(0, 0, 100, 0);
    expect(
      [spot(50, 7), spot(-3, 4), spot(103, -4), spot(20, 0)].map((at) => distanceToSegment(at, wall)),
    ).toEqual([7, 5, 5, 0]);
    // To the diagonal of a square of 10: 10 / √2 = 7.07.
    expect(distanceToSegment(spot(10, 0), line(0, 0, 10, 10))).toBe(8);
  });

  it('is the least whole number that reaches it, as far as spots may lie', () => {
    fc.assert(
      fc.property(FAR, FAR, FAR, (at, from, to) => {
        fc.pre(squared(from, to) > 0);
        const apart = BigInt(distanceToSegment(at, { from, to }));
        const of = BigInt(squared(from, to));
        const ahead = BigInt((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y));
        const aside = BigInt((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
        const end = ahead <= 0n ? from : ahead >= of ? to : undefined;
        const [square, per] = end === undefined ? [aside * aside, of] : [BigInt(squared(at, end)), 1n];
        expect(apart * apart * per >= square).toBe(true);
        expect(apart === 0n || (apart - 1n) * (apart - 1n) * per < square).toBe(true);
      }),
    );
  });
});

describe('the distance of an outline', () => {
  it('is none within it, else that of its nearest edge', () => {
    const house = rectangle({ west: 10, south: 10, east: 60, north: 50 });
    const at = [spot(30, 30), spot(10, 20), spot(30, 62), spot(7, 6), spot(0, 30)];
    expect(at.map((one) => distanceToPolygon(one, house))).toEqual([0, 0, 12, 5, 10]);
  });
});

describe('so far along a segment', () => {
  it('is the nearest tenth, halves eastwards and northwards', () => {
    expect(along(line(10, 20, 10, 80), 15)).toEqual(spot(10, 35));
    expect(along(line(80, 20, 10, 20), 15)).toEqual(spot(65, 20));
    expect(along(line(0, 0, 30, 40), 25)).toEqual(spot(15, 20));
    expect(along(line(0, 0, 100, 0), 2.5)).toEqual(spot(3, 0));
    expect(along(line(100, 0, 0, 0), 2.5)).toEqual(spot(98, 0));
    expect(along(line(0, 0, 10, 10), 7)).toEqual(spot(5, 5));
  });
});
