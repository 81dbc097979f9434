import { describe, expect, it } from 'vitest';
import {
  BUILDING_TABLE,
  mayStandAlone,
  storeysOf,
} from '../../../../src/rules/all-things-zombie/battlefield/buildings.ts';
import { VEHICLE_TABLE } from '../../../../src/rules/all-things-zombie/battlefield/vehicles.ts';
import { built, builtTogether } from '../../../../src/rules/all-things-zombie/battlefield/walls.ts';
import { AREAS, BUILDINGS } from '../../../../src/rules/all-things-zombie/types.ts';
import { rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import { lookOf, middleOf } from '../../../../src/rules/core/geometry/table-top.ts';

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

  /** Upright, its front to the south. */
  const at = (width: number, depth: number) =>
    rectangle({ west: 300, south: 100, east: 300 + width, north: 100 + depth });

  it('have doors in the middle of walls: a house one to the front and one to the back', () => {
    const { outline, doors, windows } = built({ id: 'b1', type: 'house', storeys: 2, outline: at(60, 50) });
    expect(doors).toEqual([
      { wall: 0, at: 30, width: 10, leaves: 1 },
      { wall: 2, at: 30, width: 10, leaves: 1 },
    ]);
    expect(doors.map((door) => [lookOf(outline, door.wall), middleOf(outline, door)])).toEqual([
      ['s', { x: 330, y: 100 }],
      ['n', { x: 330, y: 150 }],
    ]);
    const east = windows.filter(({ wall }) => lookOf(outline, wall) === 'e');
    expect(east.map((window) => middleOf(outline, window))).toEqual([
      { x: 360, y: 112 },
      { x: 360, y: 137 },
    ]);
    expect(windows.every(({ width }) => width === 8)).toBe(true);
  });

  it('have each door on a wall of its own', () => {
    for (const type of BUILDINGS) {
      const walls = built({ id: 'b1', type, storeys: 1, outline: at(100, 100) }).doors.map(
        ({ wall }) => wall,
      );
      expect(new Set(walls).size).toBe(walls.length);
    }
  });

  it('have a back door further along its wall where a neighbour’s front opens on the same ground', () => {
    const south = { id: 'b1', type: 'house', storeys: 1, outline: at(60, 50) } as const;
    const outline = rectangle({ west: 300, south: 160, east: 360, north: 210 });
    const all = builtTogether([south, { ...south, id: 'b2', outline }]);
    expect(all.map(({ doors }) => doors.map(({ wall, at: far }) => [wall, far]))).toEqual([
      [
        [0, 30],
        [2, 42],
      ],
      [
        [0, 30],
        [2, 30],
      ],
    ]);
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
