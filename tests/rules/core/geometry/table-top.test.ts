import { describe, expect, it } from 'vitest';
import { opposite } from '../../../../src/rules/core/geometry/direction.ts';
import { type Polygon, rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import {
  centreOf,
  EDGES,
  edgeFacing,
  gapOf,
  lookOf,
  middleOf,
  middleOfEdge,
  OPPOSITE,
  OUTWARD,
  runsNorth,
} from '../../../../src/rules/core/geometry/table-top.ts';
import { line, spot } from './support.ts';

const SIZE = { width: 720, depth: 480 };
const HOUSE = rectangle({ west: 100, south: 100, east: 160, north: 150 });
/** A house whose walls are 50 long, three across for each four along. */
const LEANING: Polygon = [spot(100, 100), spot(140, 130), spot(110, 170), spot(70, 140)];

describe('a table', () => {
  it('is as wide and deep as it is said to be', () => {
    expect(centreOf(SIZE)).toEqual(spot(360, 240));
    expect(EDGES.map((edge) => middleOfEdge(SIZE, edge))).toEqual([
      spot(360, 480),
      spot(720, 240),
      spot(360, 0),
      spot(0, 240),
    ]);
  });

  it('has four edges, each a quarter from the next and opposite to one', () => {
    for (const edge of EDGES) {
      expect(edgeFacing(OUTWARD[edge])).toBe(edge);
      expect(OUTWARD[OPPOSITE[edge]]).toBe(opposite(OUTWARD[edge]));
    }
    expect([3, 4, 11, 12, 27, 28, 31].map(edgeFacing)).toEqual(['n', 'e', 'e', 's', 'w', 'n', 'n']);
  });
});

describe('walls', () => {
  it('look away from the inside', () => {
    expect([0, 1, 2, 3].map((wall) => lookOf(HOUSE, wall))).toEqual(['s', 'e', 'n', 'w']);
    expect([0, 1, 2, 3].map((wall) => lookOf(LEANING, wall))).toEqual(['s', 'e', 'n', 'w']);
  });

  it('have openings so far along them, jamb to jamb', () => {
    const door = { wall: 2, at: 20, width: 10 };
    expect(middleOf(HOUSE, door)).toEqual(spot(140, 150));
    expect(gapOf(HOUSE, door)).toEqual(line(145, 150, 135, 150));
    const leaning = { wall: 0, at: 25, width: 10 };
    expect(middleOf(LEANING, leaning)).toEqual(spot(120, 115));
    expect(gapOf(LEANING, leaning)).toEqual(line(116, 112, 124, 118));
    expect(() => middleOf(HOUSE, { ...door, wall: 4 })).toThrow('an outline of 4 has no edge 4');
  });
});

describe('a middle line', () => {
  it('runs north and south where it gets further that way', () => {
    const [south, middle, north] = [spot(100, 0), spot(120, 200), spot(260, 480)];
    expect(runsNorth([south, middle, north])).toBe(true);
    expect(runsNorth([north, middle, south])).toBe(true);
    expect(runsNorth([spot(0, 100), spot(480, 200)])).toBe(false);
    expect(() => runsNorth([])).toThrow('a line has two ends');
  });
});
