import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  contains,
  edgeOf,
  edgesOf,
  isPolygon,
  type Polygon,
  rectangle,
  runsThrough,
  touches,
  twiceArea,
} from '../../../../src/rules/core/geometry/polygon.ts';
import type { Segment } from '../../../../src/rules/core/geometry/segment.ts';
import { AROUND, line, SEGMENTS, SPOTS, spot } from './support.ts';

const ROOM = rectangle({ west: 10, south: 20, east: 40, north: 30 });
/** An L whose inner corner is at 4, 4. */
const ELL: Polygon = [spot(0, 0), spot(10, 0), spot(10, 4), spot(4, 4), spot(4, 10), spot(0, 10)];

describe('a rectangle', () => {
  it('goes round anticlockwise from the south-west, its edges south, east, north and west', () => {
    expect(ROOM).toEqual([spot(10, 20), spot(40, 20), spot(40, 30), spot(10, 30)]);
    expect(edgesOf(ROOM)).toEqual([
      line(10, 20, 40, 20),
      line(40, 20, 40, 30),
      line(40, 30, 10, 30),
      line(10, 30, 10, 20),
    ]);
    expect(edgeOf(ROOM, 3)).toEqual(line(10, 30, 10, 20));
    expect(() => edgeOf(ROOM, 4)).toThrow('an outline of 4 has no edge 4');
    expect(twiceArea(ROOM)).toBe(2 * 30 * 10);
    expect(boundsOf(ROOM)).toEqual({ west: 10, south: 20, east: 40, north: 30 });
    expect(isPolygon(ROOM)).toBe(true);
  });
});

describe('corners that make no polygon', () => {
  it.each([
    ['two', [spot(0, 0), spot(5, 0)]],
    ['on one line', [spot(0, 0), spot(5, 5), spot(9, 9)]],
    ['clockwise', ELL.toReversed()],
    ['a bow tie', [spot(0, 0), spot(10, 0), spot(1, 10), spot(9, 12)]],
    ['an edge back over itself', [spot(0, 0), spot(10, 0), spot(5, 0), spot(5, 5)]],
    ['a corner on another edge', [spot(0, 0), spot(10, 0), spot(10, 10), spot(5, 0), spot(0, 10)]],
    ['a corner twice', [spot(0, 0), spot(0, 0), spot(10, 0), spot(10, 10)]],
    ['half a tenth', [spot(0, 0), spot(9.5, 0), spot(10, 10)]],
  ])('%s', (_, corners) => {
    expect(isPolygon(corners)).toBe(false);
  });
});

describe('what lies in an outline', () => {
  it('is its inside, its edges and its corners', () => {
    const at = [spot(2, 2), spot(7, 4), spot(4, 7), spot(4, 4), spot(10, 2), spot(0, 0), spot(4, 10)];
    expect(at.map((one) => contains(ELL, one))).toEqual(at.map(() => true));
    const off = [spot(5, 5), spot(11, 2), spot(-1, 0), spot(10, 5), spot(4, 11), spot(-5, 4), spot(20, 4)];
    expect(off.map((one) => contains(ELL, one))).toEqual(off.map(() => false));
  });

  it('is what lies in one of the triangles around a spot that sees every corner', () => {
    fc.assert(
      fc.property(AROUND, SPOTS, ({ middle, corners }, at) => {
        fc.pre(isPolygon(corners) && contains(corners, middle));
        const triangles = edgesOf(corners).map(({ from, to }) => [middle, from, to]);
        const inOne = triangles.some((three) => twiceArea(three) > 0 && inTriangle(three, at));
        expect(contains(corners, at)).toBe(inOne);
        const { west, south, east, north } = boundsOf(corners);
        if (inOne) {
          expect(at.x >= west && at.x <= east && at.y >= south && at.y <= north).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a line', () => {
  it.each([
    ['right through', line(-5, 2, 20, 2), true, true],
    ['wholly inside', line(1, 1, 3, 9), true, true],
    ['along an edge, inside from the inner corner on', line(0, 4, 10, 4), true, true],
    ['along an edge', line(0, 0, 10, 0), false, true],
    ['along an edge and beyond', line(-3, 10, 7, 10), false, true],
    ['over the inner corner from outside to outside', line(4, 4, 9, 9), false, true],
    ['past an outer corner', line(9, 5, 11, 3), false, true],
    ['through two corners', line(3, 11, 11, 3), false, true],
    ['from corner to corner, inside', line(0, 0, 4, 4), true, true],
    ['from an edge inwards', line(0, 5, 2, 5), true, true],
    ['from an edge outwards', line(0, 5, -2, 5), false, true],
    ['across the notch', line(10, 4, 4, 10), false, true],
    ['clear of it', line(5, 5, 20, 6), false, false],
  ])('%s', (_, at, through, touching) => {
    for (const way of [at, { from: at.to, to: at.from }]) {
      expect([runsThrough(ELL, way), touches(ELL, way)]).toEqual([through, touching]);
    }
  });

  it('runs through what it has a piece in, worked out in fractions without end', () => {
    fc.assert(
      fc.property(AROUND, SEGMENTS, ({ corners }, at) => {
        fc.pre(isPolygon(corners));
        expect(runsThrough(corners, at)).toBe(
          piecesOf(corners, at).some((piece) => strictlyIn(corners, piece)),
        );
        if (runsThrough(corners, at)) expect(touches(corners, at)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('areas', () => {
  it('add up, turned the other way with the other sign', () => {
    fc.assert(
      fc.property(AROUND, ({ middle, corners }) => {
        const parts = edgesOf(corners).reduce((sum, { from, to }) => sum + twiceArea([middle, from, to]), 0);
        expect(twiceArea(corners)).toBe(parts);
        expect(twiceArea(corners.toReversed()) + parts).toBe(0);
      }),
    );
  });
});

function inTriangle(corners: Polygon, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return edgesOf(corners).every(
    ({ from, to }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0,
  );
}

/** A spot in fractions with one denominator. */
interface Fraction {
  readonly x: bigint;
  readonly y: bigint;
  readonly of: bigint;
}

/** The middles of the pieces into which edges cut a line. */
function piecesOf(corners: Polygon, { from, to }: Segment): readonly Fraction[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const cuts = edgesOf(corners).flatMap((edge) => {
    const [ex, ey] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y];
    const of = dx * ey - dy * ex;
    const [x, y] = [edge.from.x - from.x, edge.from.y - from.y];
    return of === 0 ? [] : [{ n: BigInt(x * ey - y * ex) * BigInt(Math.sign(of)), of: BigInt(Math.abs(of)) }];
  });
  const shares = [{ n: 0n, of: 1n }, ...cuts.filter(({ n, of }) => n > 0n && n < of), { n: 1n, of: 1n }];
  shares.sort((a, b) => Number(a.n * b.of - b.n * a.of));
  return shares.slice(1).map((share, at) => {
    const before = shares[at] ?? share;
    const n = share.n * before.of + before.n * share.of;
    const of = 2n * share.of * before.of;
    return { x: BigInt(from.x) * of + n * BigInt(dx), y: BigInt(from.y) * of + n * BigInt(dy), of };
  });
}

/** By counting, for every edge, whether a line to the east passes it; on an edge it is not strictly in. */
function strictlyIn(corners: Polygon, { x, y, of }: Fraction): boolean {
  let crossings = 0;
  for (const { from, to } of edgesOf(corners)) {
    const [fx, fy, tx, ty] = [from.x, from.y, to.x, to.y].map((one) => BigInt(one) * of) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    const side = (tx - fx) * (y - fy) - (ty - fy) * (x - fx);
    const spans = fx < tx ? x >= fx && x <= tx : x >= tx && x <= fx;
    const rises = fy < ty ? y >= fy && y <= ty : y >= ty && y <= fy;
    if (side === 0n && spans && rises) return false;
    if (fy <= y && ty > y && side > 0n) crossings += 1;
    if (ty <= y && fy > y && side < 0n) crossings += 1;
  }
  return crossings % 2 === 1;
}
