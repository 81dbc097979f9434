import { describe, expect, it } from 'vitest';
import { areasOf } from '../../../../src/rules/all-things-zombie/battlefield/areas.ts';
import { GROUND_KINDS } from '../../../../src/rules/all-things-zombie/battlefield/terrain.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { distance } from '../../../../src/rules/core/geometry/distance.ts';
import { boundsOf } from '../../../../src/rules/core/geometry/polygon.ts';
import { areasCrossed } from '../../../../src/rules/core/geometry/sight.ts';
import { centreOf, middleOf } from '../../../../src/rules/core/geometry/table-top.ts';
import { seeds, tableFrom } from './support.ts';

const TABLES = AREAS.flatMap((area) => seeds(60).map((seed) => tableFrom(seed, { area }).table));

describe('the areas of a table', () => {
  it('are all that lies or is built there, each by its id, with what it does', () => {
    const grounds = new Set<string>();
    for (const table of TABLES) {
      const areas = areasOf(table);
      expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
      const { streets, paved = [], terrain, river, buildings } = table;
      const waters =
        river === null ? [] : [river, river.fordable, river.bridge].filter((one) => one !== null);
      expect(areas.length).toBe(
        streets.length + paved.length + terrain.length + waters.length + buildings.length,
      );
      for (const { ground } of areas) grounds.add(ground);
      for (const { id, storeys } of buildings) {
        expect(areas.find((area) => area.id === id)).toMatchObject({
          ground: 'building',
          storeys,
          cover: true,
          sight: 'blocked',
        });
      }
    }
    expect([...grounds].toSorted()).toEqual([...GROUND_KINDS].toSorted());
  });

  it('say what stands between two spots: a building between its front and its back door', () => {
    for (const table of TABLES) {
      const areas = areasOf(table);
      for (const { id, outline, doors } of table.buildings) {
        const [front, back] = doors.map((door) => middleOf(outline, door));
        if (front === undefined || back === undefined) continue;
        const built = areas.filter(({ ground }) => ground === 'building');
        expect(areasCrossed({ from: front, to: back }, built).map((area) => area.id)).toEqual([id]);
        const { width } = table;
        expect(distance(front, back)).toBeLessThan(width);
      }
      const { x, y } = centreOf(table);
      for (const { id, outline } of areas) {
        const { west, south, east, north } = boundsOf(outline);
        const y0 = Math.floor((south + north) / 2);
        const over = areasCrossed({ from: { x: west - 1, y: y0 }, to: { x: east + 1, y: y0 } }, areas);
        expect(over.map((area) => area.id)).toContain(id);
        if (west > x) expect(areasCrossed({ from: { x, y }, to: { x, y: 0 } }, [{ outline }])).toEqual([]);
      }
    }
  });
});
