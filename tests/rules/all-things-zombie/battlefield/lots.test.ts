import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../../src/rules/all-things-zombie/battlefield/layout.ts';
import { capacityOf, clustered } from '../../../../src/rules/all-things-zombie/battlefield/lots.ts';
import { shaker } from '../../../../src/rules/all-things-zombie/battlefield/shaker.ts';
import type { BuildingId } from '../../../../src/rules/all-things-zombie/types.ts';
import { footprintOf } from '../../../support/rules/rectangles.ts';
import { gap } from './support.ts';

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
    for (const faces of throws(300)) {
      const { buildings, vehicles } = laidOut(
        {
          area: 'urban',
          buildings: types.map((type) => ({ type, storeys: 1 })),
          vehicles: Array(12).fill('semi-truck'),
          ground: { pieces: [], ford: null },
        },
        faces,
      );
      expect([buildings.length, vehicles.length]).toEqual([30, 12]);
      const all = [...buildings, ...vehicles];
      const near = all.flatMap((one, at) =>
        all.slice(0, at).filter((other) => gap(footprintOf(one), footprintOf(other)) < 10),
      );
      expect(near).toEqual([]);
    }
  });
});

describe('a block', () => {
  it('holds as many as fit in 4 inches each, an inch apart', () => {
    const block = (width: number, depth: number) =>
      capacityOf({ west: 0, south: 0, east: width, north: depth });
    expect([block(39, 200), block(40, 40), block(89, 40), block(90, 90), block(130, 460)]).toEqual([
      0, 1, 1, 4, 18,
    ]);
  });

  it('gives every building its lot up to the last it can hold, whatever its shape', () => {
    for (let width = 40; width <= 240; width += 23) {
      for (let depth = 40; depth <= 460; depth += 37) {
        const most = capacityOf({ west: 0, south: 0, east: width, north: depth });
        for (let count = 1; count <= most; count++) {
          const wanted = Array.from({ length: count }, (_, at) => ({
            at,
            type: at % 3 === 0 ? ('mall' as const) : ('house' as const),
          }));
          const cluster = clustered(wanted, width, depth, shaker([width, depth, count]));
          expect(cluster.lots.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
            wanted.map(({ at }) => at),
          );
          expect(cluster.width <= width && cluster.depth <= depth).toBe(true);
          expect(cluster.lots.every((lot) => lot.width >= 40 && lot.depth >= 40)).toBe(true);
        }
      }
    }
  });
});
