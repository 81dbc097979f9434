import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../../../src/rules/core/digest.ts';
import {
  DIRECTIONS,
  directionTo,
  EAST,
  NORTH,
  opposite,
  SOUTH,
  stepped,
  turned,
  vectorOf,
  WEST,
} from '../../../../src/rules/core/geometry/direction.ts';
import { distance } from '../../../../src/rules/core/geometry/distance.ts';
import { SEGMENTS, spot } from './support.ts';

const ALL = DIRECTIONS.map((_, direction) => direction);

describe('the directions', () => {
  it('are 32 whole vectors, clockwise from north, the same for ever', () => {
    expect(DIRECTIONS).toHaveLength(32);
    expect([NORTH, EAST, SOUTH, WEST].map(vectorOf)).toEqual([
      spot(0, 1),
      spot(1, 0),
      spot(0, -1),
      spot(-1, 0),
    ]);
    expect([4, 12, 20, 28].map(vectorOf)).toEqual([spot(1, 1), spot(1, -1), spot(-1, -1), spot(-1, 1)]);
    expect(digest(DIRECTIONS)).toBe('0927f652cffddd6c9ca69910f3d38946');
    expect(() => vectorOf(32)).toThrow('no direction is 32: they are 0 to 31');
  });

  it('lie an eighth of a right angle from each other, to within a degree', () => {
    for (const direction of ALL) {
      const { x, y } = vectorOf(direction);
      const degrees = (Math.atan2(x, y) * 180) / Math.PI;
      expect(Math.abs(((degrees + 360) % 360) - direction * 11.25)).toBeLessThan(1);
    }
  });

  it('turn round', () => {
    expect([turned(NORTH, 3), turned(30, 4), turned(2, -4), turned(5, 64)]).toEqual([3, 2, 30, 5]);
    for (const direction of ALL) {
      const [{ x, y }, behind] = [vectorOf(direction), vectorOf(opposite(direction))];
      expect(behind).toEqual(spot(0 - x, 0 - y));
    }
  });
});

describe('a step', () => {
  it('is to the nearest tenth', () => {
    const from = spot(240, 240);
    expect(stepped(from, NORTH, 120)).toEqual(spot(240, 360));
    expect(stepped(from, 4, 120)).toEqual(spot(325, 325));
    expect(stepped(from, 20, 120)).toEqual(spot(155, 155));
    // 5 and 12 make 13.
    expect(stepped(from, 2, 130)).toEqual(spot(290, 360));
  });

  it('leads nowhere but by whole tenths, and to within one of its length', () => {
    fc.assert(
      fc.property(fc.nat({ max: 31 }), fc.nat({ max: 4000 }), (direction, tenths) => {
        const to = stepped(spot(0, 0), direction, tenths);
        expect(Number.isInteger(to.x) && Number.isInteger(to.y)).toBe(true);
        expect(Math.abs(distance(spot(0, 0), to) - tenths)).toBeLessThanOrEqual(2);
        if (tenths > 100) expect(directionTo(spot(0, 0), to)).toBe(direction);
      }),
    );
  });

  it('ends in the same spots on every machine', () => {
    const spots = ALL.flatMap((way) => [10, 80, 120, 473].map((tenths) => stepped(spot(0, 0), way, tenths)));
    expect(digest(spots)).toBe('a41a15df8fedc910b30e25b641dc1e06');
  });
});

describe('the direction to a spot', () => {
  it('is the nearest of all by its angle', () => {
    fc.assert(
      fc.property(SEGMENTS, ({ from, to }) => {
        const cosine = (direction: number) => {
          const { x, y } = vectorOf(direction);
          return ((to.x - from.x) * x + (to.y - from.y) * y) / Math.hypot(x, y);
        };
        const best = Math.max(...ALL.map(cosine));
        expect(cosine(directionTo(from, to))).toBeCloseTo(best, 9);
      }),
    );
  });

  it('is none from a spot to itself', () => {
    expect(() => directionTo(spot(3, 3), spot(3, 3))).toThrow('no direction');
  });
});
