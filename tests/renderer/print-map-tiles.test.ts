import { describe, expect, it } from 'vitest';
import { formatOf, TWICE } from '../../renderer/components/paper/paper.ts';
import {
  FLAP,
  mapGrid,
  mapLiesAcross,
  STRIP,
  TENTH,
} from '../../renderer/games/all-things-zombie/print/map-tiles.ts';
import { rectangle } from '../../src/rules/core/geometry/polygon.ts';
import type { TableTop } from '../../src/rules/core/geometry/table-top.ts';

const EMPTY: TableTop = {
  width: 480,
  depth: 480,
  streets: [],
  buildings: [],
  vehicles: [],
  terrain: [],
  river: null,
};
const SIDE = 480;

it('lies on the double of either paper, in its own make', () => {
  for (const paper of ['A4', 'Letter'] as const) {
    const [once, twice] = [formatOf(paper, false), formatOf(TWICE[paper], false)];
    expect(twice.paper).toBe(paper);
    expect(twice.width).toBeCloseTo(once.height, 1);
    expect(twice.height).toBeCloseTo(2 * once.width, 1);
  }
});

describe.each(['A4', 'Letter'] as const)('the table at full size on %s', (paper) => {
  const format = formatOf(paper, mapLiesAcross(paper));
  const { rows, columns, tiles } = mapGrid(EMPTY, paper);

  it('covers the table once, without a gap', () => {
    expect(tiles).toHaveLength(rows * columns);
    const area = tiles.reduce((sum, { own }) => sum + (own.east - own.west) * (own.north - own.south), 0);
    expect(area).toBe(SIDE * SIDE);
    for (const { own } of tiles) {
      const over = tiles.filter(
        (other) =>
          other.own.west < own.east &&
          other.own.east > own.west &&
          other.own.south < own.north &&
          other.own.north > own.south,
      );
      expect(over).toHaveLength(1);
    }
  });

  it('cuts at whole inches and takes 35 pages', () => {
    expect(tiles).toHaveLength(35);
    for (const { own } of tiles) {
      for (const edge of [own.west, own.east, own.north, own.south]) expect(edge % 10).toBe(0);
    }
  });

  it('cuts evenly, so that no page holds a last strip only', () => {
    for (const share of ['full', 'half'] as const) {
      const half = mapGrid(EMPTY, paper, share).tiles;
      const [across, down] = [
        half.map(({ own }) => own.east - own.west),
        half.map(({ own }) => own.north - own.south),
      ];
      for (const lengths of [across, down])
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(10);
    }
    expect(mapGrid(EMPTY, paper, 'half').tiles).toHaveLength(12);
  });

  it('fits between the margins with its flaps, at full size', () => {
    for (const { drawn } of tiles) {
      expect((drawn.east - drawn.west) * TENTH).toBeLessThanOrEqual(format.inner.width);
      expect((drawn.north - drawn.south) * TENTH + STRIP).toBeLessThanOrEqual(format.inner.height);
    }
  });

  it('has flaps where another page follows to the east or the south, and nowhere else', () => {
    for (const { own, drawn, row, column } of tiles) {
      const flap = FLAP / TENTH;
      expect(drawn.west).toBe(own.west);
      expect(drawn.north).toBe(own.north);
      expect(drawn.east - own.east).toBeCloseTo(column === columns - 1 ? 0 : flap);
      expect(own.south - drawn.south).toBeCloseTo(row === rows - 1 ? 0 : flap);
    }
  });

  it('names rows by letters from the north-west', () => {
    expect(tiles[0]).toMatchObject({ name: 'A1', own: { west: 0, north: SIDE } });
    expect(tiles.at(-1)).toMatchObject({ own: { east: SIDE, south: 0 } });
  });

  it('takes as many pages as a table is large', () => {
    const half = mapGrid({ ...EMPTY, depth: 240 }, paper);
    const area = half.tiles.reduce(
      (sum, { own }) => sum + (own.east - own.west) * (own.north - own.south),
      0,
    );
    expect([half.columns, area]).toEqual([columns, SIDE * 240]);
    expect(Math.max(...half.tiles.map(({ own }) => own.north))).toBe(240);
  });

  it('knows which pages have nothing but ground', () => {
    expect(tiles.every(({ plain }) => plain)).toBe(true);
    const hut = {
      id: 't1',
      kind: 'scrub',
      outline: rectangle({ west: 0, east: 5, south: 475, north: 480 }),
    } as const;
    const { tiles: with1 } = mapGrid({ ...EMPTY, terrain: [hut] }, paper);
    expect(with1.filter(({ plain }) => !plain).map(({ name }) => name)).toEqual(['A1']);
  });
});
