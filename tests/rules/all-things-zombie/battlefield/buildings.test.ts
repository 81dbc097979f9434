import { describe, expect, it } from 'vitest';
import {
  BUILDING_TABLE,
  mayStandAlone,
  storeysOf,
} from '../../../../src/rules/all-things-zombie/battlefield/buildings.ts';
import { VEHICLE_TABLE } from '../../../../src/rules/all-things-zombie/battlefield/vehicles.ts';
import { built, frontOf } from '../../../../src/rules/all-things-zombie/battlefield/walls.ts';
import { AREAS, BUILDINGS } from '../../../../src/rules/all-things-zombie/types.ts';
import { lookOf, middleOf } from '../../../../src/rules/core/geometry/table-top.ts';

const ROAD = {
  along: 'north-south',
  footprint: { west: 180, south: 0, east: 300, north: 480 },
} as const;

describe('buildings', () => {
  it('are a table of our own, and say so', () => {
    for (const row of Object.values(BUILDING_TABLE.rows)) {
      expect([row.confidence, row.ruling]).toEqual(['RECONSTRUCTED', 'ATZ-101']);
      expect(row.result.sides[0]).toBeGreaterThanOrEqual(row.result.sides[1]);
    }
  });

  it('have one or two storeys in suburbs and one in the country', () => {
    for (const type of BUILDINGS) {
      expect(storeysOf(type, 'rural')).toEqual({ least: 1, most: 1 });
      expect(storeysOf(type, 'outskirts').most).toBeLessThanOrEqual(2);
    }
  });

  it('stand alone where they are a mall, but for the country', () => {
    const alone = AREAS.flatMap((area) =>
      BUILDINGS.filter((type) => mayStandAlone(type, area)).map((t) => [area, t]),
    );
    expect(alone).toEqual([
      ['urban', 'mall'],
      ['outskirts', 'mall'],
    ]);
  });

  it('look on the nearest street with their front door', () => {
    const at = (west: number) => ({ west, south: 100, east: west + 60, north: 150 });
    expect(frontOf(at(100), [ROAD])).toBe('e');
    expect(frontOf(at(320), [ROAD])).toBe('w');
    const across = {
      along: 'east-west',
      footprint: { west: 300, south: 160, east: 480, north: 280 },
    } as const;
    expect(frontOf(at(320), [ROAD, across])).toBe('n');
  });

  it('have doors in the middle of walls: a house one to the front and one to the back', () => {
    const house = built('b1', 'house', 2, { west: 300, south: 100, east: 360, north: 150 }, [ROAD]);
    const { outline, doors, windows } = house;
    expect(doors).toEqual([
      { wall: 3, at: 25, width: 10, leaves: 1 },
      { wall: 1, at: 25, width: 10, leaves: 1 },
    ]);
    expect(doors.map((door) => [lookOf(outline, door.wall), middleOf(outline, door)])).toEqual([
      ['w', { x: 300, y: 125 }],
      ['e', { x: 360, y: 125 }],
    ]);
    const north = windows.filter(({ wall }) => lookOf(outline, wall) === 'n');
    expect(north).toEqual([50, 30, 10].map((at) => ({ wall: 2, at, width: 8 })));
    expect(north.map((window) => middleOf(outline, window))).toEqual([
      { x: 310, y: 150 },
      { x: 330, y: 150 },
      { x: 350, y: 150 },
    ]);
  });

  it('have each door on a wall of its own', () => {
    for (const type of BUILDINGS) {
      const walls = built('b1', type, 1, { west: 300, south: 100, east: 400, north: 200 }, [ROAD]).doors.map(
        ({ wall }) => wall,
      );
      expect(new Set(walls).size).toBe(walls.length);
    }
  });
});

describe('vehicles', () => {
  it('hold as many as printed, a trailer forty behind its cab (ATZ-34)', () => {
    const holds = Object.entries(VEHICLE_TABLE.rows).map(([type, { result }]) => [type, ...result.holds]);
    expect(holds).toEqual([
      ['bus', 40],
      ['motorcycle', 2],
      ['pickup-truck', 3, 6],
      ['rv', 20],
      ['sedan', 6],
      ['semi-truck', 6, 40],
      ['sports-car', 2],
      ['suv', 9],
    ]);
  });

  it('are buildings where they can be lived in or hauled in (ATZ-100)', () => {
    const buildings = Object.entries(VEHICLE_TABLE.rows).flatMap(([type, { result }]) =>
      'building' in result && result.building !== undefined ? [[type, result.building]] : [],
    );
    expect(buildings).toEqual([
      ['rv', 'itself'],
      ['semi-truck', 'trailer'],
    ]);
  });
});
