import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../../../src/rules/core/digest.ts';
import { edgesOf, rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import { areasCrossed, fencesCrossed, stops } from '../../../../src/rules/core/geometry/sight.ts';
import { AROUND, line, SEGMENTS } from './support.ts';

const WALL = line(100, 0, 100, 80);
const DOOR = line(100, 30, 100, 40);

describe('a wall', () => {
  it.each([
    ['across it', line(50, 10, 150, 20), true],
    ['through its door', line(50, 30, 150, 36), false],
    ['past the jamb', line(90, 41, 110, 41), true],
    ['at the jamb', line(90, 40, 110, 40), false],
    ['over its end', line(50, 70, 150, 90), true],
    ['beyond its end', line(50, 71, 150, 91), false],
    ['along it', line(100, -20, 100, 200), false],
    ['away from it', line(100, 50, 150, 50), false],
    ['up to it', line(50, 50, 100, 50), false],
    ['short of it', line(50, 50, 99, 50), false],
  ])('stops a line or not: %s', (_, at, stopped) => {
    expect(stops(WALL, at, [DOOR])).toBe(stopped);
    expect(stops(WALL, { from: at.to, to: at.from }, [DOOR])).toBe(stopped);
    expect(stops({ from: WALL.to, to: WALL.from }, at, [DOOR])).toBe(stopped);
  });

  it('leaves no gap where it joins another', () => {
    const round = edgesOf(rectangle({ west: 4, south: 4, east: 8, north: 8 }));
    expect(round.filter((wall) => stops(wall, line(2, 2, 10, 10)))).toHaveLength(4);
  });
});

describe('areas', () => {
  const areas = [
    { id: 'house', outline: rectangle({ west: 0, south: 0, east: 10, north: 10 }) },
    { id: 'wood', outline: rectangle({ west: 10, south: 0, east: 30, north: 30 }) },
    { id: 'pond', outline: rectangle({ west: 40, south: 0, east: 50, north: 10 }) },
  ];
  const crossed = (ax: number, ay: number, bx: number, by: number) =>
    areasCrossed(line(ax, ay, bx, by), areas).map(({ id }) => id);

  it('are crossed where the line runs inside them', () => {
    expect(crossed(5, 5, 60, 5)).toEqual(['house', 'wood', 'pond']);
    expect(crossed(10, -5, 10, 40)).toEqual([]);
    expect(crossed(0, 11, 60, 11)).toEqual(['wood']);
    expect(crossed(30, 10, 45, 10)).toEqual([]);
  });

  it('are the same whichever way one looks', () => {
    fc.assert(
      fc.property(fc.array(AROUND, { maxLength: 4 }), SEGMENTS, (shapes, { from, to }) => {
        const outlines = shapes.map(({ corners }) => ({ outline: corners }));
        expect(areasCrossed({ from, to }, outlines)).toEqual(areasCrossed({ from: to, to: from }, outlines));
      }),
    );
  });

  it('are the same on every machine', () => {
    const places = [5, 17, 29].flatMap((x) => [2, 13, 31].map((y) => ({ x, y })));
    const seen = places.flatMap((from) =>
      places.map((to) => areasCrossed({ from, to }, areas).map(({ id }) => id)),
    );
    expect(digest(seen)).toBe('b0b59d09742fe2593fec34555170e5b3');
  });
});

describe('a fence', () => {
  // Along the field's south, and up its east, with a gate in the second stretch.
  const fence = {
    line: [
      { x: 0, y: 100 },
      { x: 100, y: 100 },
      { x: 100, y: 200 },
    ],
    gaps: [{ wall: 1, at: 50, width: 20 }],
  };
  const low = { line: [line(0, 150, 100, 150).from, line(0, 150, 100, 150).to], gaps: [] };

  it.each([
    ['over its first stretch', line(50, 50, 50, 140), true],
    ['over its corner', line(90, 90, 110, 110), true],
    ['through its gate', line(80, 150, 120, 150), false],
    ['beside its gate', line(80, 139, 120, 139), true],
    ['where it leaves the field open', line(-50, 150, 50, 160), false],
    ['along it', line(0, 100, 100, 100), false],
  ])('is crossed: %s', (_, walked, crossed) => {
    expect(fencesCrossed(walked, [fence])).toEqual(crossed ? [fence] : []);
  });

  it('is one of several, in their own order', () => {
    expect(fencesCrossed(line(50, 50, 50, 180), [low, fence])).toEqual([low, fence]);
  });
});
