import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../../src/rules/all-things-zombie/battlefield/layout.ts';
import type { BuildingId, VehicleId } from '../../../../src/rules/all-things-zombie/types.ts';
import { gap } from './shape.ts';

/** Six faces for each of so many maps. */
function throws(count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, at) =>
    [1, 6, 36, 216, 1296, 7776].map((place) => (Math.floor((at * 157) / place) % 6) + 1),
  );
}

const LARGE: readonly BuildingId[] = [
  'mall',
  'hospital',
  'dock-shipyard',
  'school',
  'church',
  'police-station',
  'supermarket',
];

describe('a town of thirty', () => {
  it('finds room for every large building there can be and for warehouses besides', () => {
    const types = [...LARGE, ...Array<BuildingId>(23).fill('warehouse')];
    for (const faces of throws(60)) {
      const { buildings, vehicles } = laidOut(
        {
          area: 'urban',
          buildings: types.map((type) => ({ type, storeys: 1 })),
          // At most one bus and one semi-truck, by the book.
          vehicles: ['bus', 'semi-truck', ...Array<VehicleId>(10).fill('rv')],
          ground: { pieces: [], ford: null },
        },
        faces,
      );
      expect([buildings.length, vehicles.length]).toEqual([30, 12]);
      const all = [...buildings, ...vehicles];
      const near = all.flatMap((one, at) =>
        all.slice(0, at).filter((other) => gap(one.outline, other.outline, 10) < 10),
      );
      expect(near).toEqual([]);
    }
  });
});
