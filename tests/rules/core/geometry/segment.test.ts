import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cross, liesOn, meet, sideOf } from '../../../../src/rules/core/geometry/segment.ts';
import { FAR, line, SEGMENTS, SPOTS, spot } from './support.ts';

describe('the side of a line', () => {
  it('is left, right, or the line itself, beyond its ends too', () => {
    const north = line(5, 0, 5, 10);
    expect(
      [spot(4, 3), spot(6, 3), spot(5, 3), spot(5, 99), spot(4, 99)].map((at) => sideOf(north, at)),
    ).toEqual([1, -1, 0, 0, 1]);
    expect(sideOf(line(0, 0, 4000, 3999), spot(3999, 3998))).toBe(-1);
    expect(sideOf(line(0, 0, 4000, 3999), spot(4000, 3999))).toBe(0);
  });

  it('changes with the way one looks, and is counted without loss as far as spots may lie', () => {
    fc.assert(
      fc.property(FAR, FAR, FAR, (from, to, at) => {
        const exact =
          BigInt(to.x - from.x) * BigInt(at.y - from.y) - BigInt(to.y - from.y) * BigInt(at.x - from.x);
        const side = sideOf({ from, to }, at);
        expect(side).toBe(exact === 0n ? 0 : exact > 0n ? 1 : -1);
        expect(sideOf({ from: to, to: from }, at) + side).toBe(0);
      }),
    );
  });
});

describe('two segments', () => {
  it.each([
    ['through each other', line(0, 0, 10, 10), line(0, 10, 10, 0), true, true],
    ['end to end', line(0, 0, 5, 5), line(5, 5, 9, 0), false, true],
    ['one ending on the other', line(0, 0, 10, 0), line(5, 0, 5, 7), false, true],
    ['one short of the other', line(0, 0, 10, 0), line(5, 1, 5, 7), false, false],
    ['side by side', line(0, 0, 10, 0), line(0, 1, 10, 1), false, false],
    ['overlapping on one line', line(0, 0, 6, 3), line(4, 2, 10, 5), false, true],
    ['apart on one line', line(0, 0, 2, 1), line(4, 2, 10, 5), false, false],
    ['one beyond the end of the other', line(0, 0, 10, 0), line(11, -5, 11, 5), false, false],
  ])('%s', (_, a, b, crossing, meeting) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
      [{ from: a.to, to: a.from }, b],
    ] as const) {
      expect([cross(one, other), meet(one, other)]).toEqual([crossing, meeting]);
    }
  });

  it('meet where fractions say so', () => {
    fc.assert(
      fc.property(SEGMENTS, SEGMENTS, (a, b) => {
        expect(meet(a, b)).toBe(meetInFractions(a, b));
        expect(meet(b, a)).toBe(meet(a, b));
        if (cross(a, b)) expect(meet(a, b)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('lies on one what its ends bound', () => {
    fc.assert(
      fc.property(SPOTS, SPOTS, fc.integer({ min: -2, max: 3 }), (from, to, share) => {
        const at = spot(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
        const apart = from.x !== to.x || from.y !== to.y;
        if (apart) expect(liesOn(at, { from, to })).toBe(share === 0 || share === 1);
      }),
    );
  });
});

/** Both as from + t (to - from); where they are not parallel, the two equations solved by Cramer's rule. */
function meetInFractions(a: typeof SEGMENTS extends fc.Arbitrary<infer S> ? S : never, b: typeof a): boolean {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const [x, y] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const of = ax * by - ay * bx;
  if (of !== 0) {
    const within = (n: number) => n / of >= 0 && n / of <= 1;
    return within(x * by - y * bx) && within(x * ay - y * ax);
  }
  if (x * ay !== y * ax) return false;
  const share = ({ x: px, y: py }: { x: number; y: number }) =>
    ax === 0 ? (py - a.from.y) / ay : (px - a.from.x) / ax;
  const [low = 0, high = 0] = [share(b.from), share(b.to)].toSorted((one, other) => one - other);
  return low <= 1 && high >= 0;
}
