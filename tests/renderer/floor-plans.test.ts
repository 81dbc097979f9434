/** Floors to play on, on paper: rooms that fill their floor, walls one gets through, and every upper floor once. */
import { describe, expect, it } from 'vitest';
import { openingPath } from '../../renderer/components/map/doors.ts';
import { floorPlan, standingOn } from '../../renderer/components/map/floor-plan.ts';
import { type Area, type Floor, floorOf } from '../../renderer/components/map/floor-rooms.ts';
import { onMap, TRUE_SCALE } from '../../renderer/components/map/geometry.ts';
import { mapPlan } from '../../renderer/components/map/map-plan.ts';
import { cornersOf, shapesMeet } from '../../renderer/components/map/oriented.ts';
import { wayFrom } from '../../renderer/components/map/polylines.ts';
import { frameOf } from '../../renderer/components/map/roof-frame.ts';
import { formatOf } from '../../renderer/components/paper/paper.ts';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import { fitsOnPage, floorSheets } from '../../renderer/games/all-things-zombie/print/floor-sheets.ts';
import { mapGrid } from '../../renderer/games/all-things-zombie/print/map-tiles.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS, BUILDINGS } from '../../src/rules/all-things-zombie/types.ts';
import { boundsOf, edgeOf } from '../../src/rules/core/geometry/polygon.ts';

/** Half the front and half the depth, in inches: a shed, a house, a shop, a mall. */
const SIZES = [
  { w: 2, d: 2 },
  { w: 3, d: 2.5 },
  { w: 4.5, d: 3 },
  { w: 9, d: 6 },
];
const SEEDS = [1, 7, 23, 101];

const floors = BUILDINGS.flatMap((type) =>
  SIZES.flatMap((half) =>
    SEEDS.flatMap((seed) =>
      [0, 1].map((storey) => ({
        what: `${type}, ${half.w}×${half.d}, floor ${storey}, ${seed}`,
        half,
        floor: floorOf(type, half, storey, seed, []),
      })),
    ),
  ),
);

const size = ({ w, d }: Area) => w * d;
const overlap = (one: Area, other: Area) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.d, other.y + other.d) - Math.max(one.y, other.y));

describe('rooms of a floor', () => {
  it('fill it, and none lies on another', () => {
    const wrong = floors.filter(({ half, floor: { rooms } }) => {
      const all = rooms.reduce((sum, room) => sum + size(room), 0);
      const on = rooms.some((one, at) => rooms.slice(at + 1).some((other) => overlap(one, other) > 0.001));
      return on || Math.abs(all - 4 * half.w * half.d) > 0.001;
    });
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });

  it('can all be walked to: a figure’s base goes through a doorway in every wall', () => {
    const wrong = floors.filter(({ floor }) => reached(floor) < floor.rooms.length);
    expect(wrong.map(({ what }) => what)).toEqual([]);
    expect(floors.filter(({ floor }) => floor.rooms.length > 3).length).toBeGreaterThan(100);
  });

  it('leave a way in where there is a door', () => {
    const half = { w: 4.5, d: 3 };
    const door = { x: 0.3, y: 3 };
    for (const seed of SEEDS) {
      const { walls } = floorOf('house', half, 0, seed, [door]);
      const closed = walls.filter(
        ({ x1, x2, y1, y2 }) => x1 === x2 && Math.abs(x1 - door.x) < 0.5 && Math.max(y1, y2) > half.d - 0.5,
      );
      expect(closed, `seed ${seed}`).toEqual([]);
    }
  });

  it('are the same for one building, and others for its neighbour', () => {
    const of = (seed: number) => floorOf('apartments', { w: 6, d: 4 }, 1, seed, []);
    expect(of(5)).toEqual(of(5));
    expect(of(5)).not.toEqual(of(6));
  });
});

/** Number of rooms that can be reached from the first, by a grid of a quarter of an inch and steps that cross no wall. */
function reached({ rooms, walls }: Floor): number {
  const middles = rooms.map(({ x, y, w, d }) => ({ x: x + w / 2, y: y + d / 2 }));
  const come = new Set([0]);
  for (let more = true; more; ) {
    more = false;
    for (const [at, room] of rooms.entries())
      for (const [other, next] of rooms.entries())
        if (come.has(at) && !come.has(other) && opens(room, next, walls)) {
          come.add(other);
          more = true;
        }
  }
  return Math.min(come.size, middles.length);
}

/** An inch of the side they share that no wall closes. */
function opens(one: Area, other: Area, walls: Floor['walls']): boolean {
  for (const across of [true, false]) {
    const [a, b] = across ? ([one.x + one.w, other.x] as const) : ([one.y + one.d, other.y] as const);
    const back = across ? Math.abs(other.x + other.w - one.x) : Math.abs(other.y + other.d - one.y);
    if (Math.abs(a - b) > 0.001 && back > 0.001) continue;
    const line = Math.abs(a - b) <= 0.001 ? b : across ? one.x : one.y;
    const low = across ? Math.max(one.y, other.y) : Math.max(one.x, other.x);
    const high = across
      ? Math.min(one.y + one.d, other.y + other.d)
      : Math.min(one.x + one.w, other.x + other.w);
    const closed = walls
      .filter((wall) =>
        across
          ? wall.x1 === wall.x2 && Math.abs(wall.x1 - line) < 0.001
          : wall.y1 === wall.y2 && Math.abs(wall.y1 - line) < 0.001,
      )
      .map((wall) => (across ? [wall.y1, wall.y2] : [wall.x1, wall.x2]));
    for (let at = low; at + 0.75 <= high + 0.001; at += 0.05)
      if (closed.every(([from = 0, to = 0]) => to <= at + 0.001 || from >= at + 0.75 - 0.001)) return true;
  }
  return false;
}

const TABLES = AREAS.flatMap((area) =>
  Array.from({ length: 8 }, (_, at) => ({
    called: `${area} ${at}`,
    table: structuredClone(generateEncounter({ area, phase: 1, seed: `FLOORS-${at}` }).table) as TableView,
  })),
);

const LIFE_SIZE = { number: 53, words: 24 } as const;

/** Words and numbers that a page at full size says on each building of these tables when it holds all of it. */
const named = TABLES.slice(0, 9).flatMap(({ called, table }) =>
  table.buildings.map((building) => {
    const { west, south, east, north } = boundsOf(building.outline);
    const window = { west: west - 20, south: south - 20, east: east + 20, north: north + 20 };
    const view = { window, scale: TRUE_SCALE };
    const one = { ...table, buildings: [building] };
    const { labels } = mapPlan({
      table: one,
      called: () => ({ title: 'Park Diner', type: 'Restaurant' }),
      view,
      sizes: LIFE_SIZE,
      toPlayOn: true,
    });
    const plan = floorPlan(building, view, 0);
    return {
      what: `${called} ${building.id}`,
      words: labels.filter(({ key }) => key.startsWith(`${building.id}/`)),
      taken: plan === undefined ? [] : standingOn(plan),
      rooms: plan?.rooms.length ?? 0,
    };
  }),
);

it('windows and doors lie on their walls, whichever way these run', () => {
  const view = { window: { west: 0, south: 0, east: 480, north: 480 }, scale: TRUE_SCALE };
  const off = TABLES.flatMap(({ table }) =>
    table.buildings.flatMap(({ outline, windows, doors }) =>
      [...windows, ...doors].flatMap((opening) => {
        const wall = edgeOf(outline, opening.wall);
        const [from, to] = [onMap(view, wall.from), onMap(view, wall.to)];
        const jambs =
          openingPath(view, outline, opening)
            .match(/-?[\d.]+/g)
            ?.map(Number) ?? [];
        return [jambs.slice(0, 2), jambs.slice(2)].map(([x = Number.NaN, y = Number.NaN]) => {
          const way = wayFrom(from, to);
          return Math.abs((x - from.x) * way.y - (y - from.y) * way.x);
        });
      }),
    ),
  );
  expect(off.length).toBeGreaterThan(100);
  expect(Math.max(...off)).toBeLessThan(0.1);
});

describe('words on a floor to play on', () => {
  it('stand on no wall and on nothing that stands there, nor on each other', () => {
    const wrong = named.filter(({ words, taken }) =>
      words.some(
        (word, at) =>
          word.kind === 'room' &&
          [...taken, ...words.slice(at + 1).map((other) => cornersOf(other))].some((shape) =>
            shapesMeet(shape, cornersOf(word)),
          ),
      ),
    );
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });

  it('are the number by itself above the name, clear of furniture nearly everywhere, and the rooms', () => {
    const clear = named.filter(
      ({ words, taken }) =>
        words.some(({ kind, text }) => kind === 'number' && /^\d+$/.test(text)) &&
        !words.some((word) => taken.some((shape) => shapesMeet(shape, cornersOf(word)))),
    );
    expect(clear.length / named.length).toBeGreaterThan(0.8);
    const parted = named.filter(({ rooms }) => rooms > 1);
    const told = parted.filter(({ words }) => words.some(({ kind }) => kind === 'room'));
    expect(parted.length).toBeGreaterThan(10);
    expect(told.length / parted.length).toBeGreaterThan(0.8);
  });
});

const UPPER = { ground: false, upper: true } as const;

describe.each([
  ['A4', 'full'],
  ['Letter', 'full'],
  ['A4', 'half'],
] as const)('ground floors to cut out on %s, %s size', (paper, share) => {
  const format = formatOf(paper, false);

  it('come once for each building, but for those larger than the paper', () => {
    for (const { called, table } of TABLES) {
      const there = floorSheets(table, format, share, { ground: true, upper: false })
        .flat()
        .map(({ key }) => key);
      const wanted = table.buildings.filter((building) => fitsOnPage(building, format, share));
      expect(there.toSorted(), called).toEqual(wanted.map(({ id }) => `${id}/0`).toSorted());
      expect(wanted.length, called).toBeGreaterThan(0);
    }
  });

  it('take fewer pages than the table does', () => {
    for (const { called, table } of TABLES) {
      const { length } = floorSheets(table, format, share, { ground: true, upper: false });
      expect(length, called).toBeLessThan(mapGrid(table, paper, share).tiles.length);
    }
  });
});

describe.each([
  ['A4', 'full'],
  ['Letter', 'full'],
  ['A4', 'half'],
] as const)('upper floors on %s, %s size', (paper, share) => {
  const format = formatOf(paper, false);

  it('come once each, but for those larger than the paper', () => {
    for (const { called, table } of TABLES) {
      const wanted = table.buildings.flatMap(({ id, storeys }) =>
        Array.from({ length: storeys - 1 }, (_, at) => `${id}/${at + 1}`),
      );
      const there = floorSheets(table, format, share, UPPER).flatMap((sheet) => sheet.map(({ key }) => key));
      expect(new Set(there).size, called).toBe(there.length);
      expect(
        there.filter((key) => !wanted.includes(key)),
        called,
      ).toEqual([]);
      if (share === 'half') expect(there.toSorted(), called).toEqual(wanted.toSorted());
    }
  });

  it('take no more of the paper than their walls', () => {
    const mm = share === 'half' ? 1.27 : 2.54;
    for (const { called, table } of TABLES)
      for (const { key, building, height } of floorSheets(table, format, share, UPPER).flat()) {
        const { w, d } = frameOf(building, { window: { west: 0, south: 0, east: 0, north: 0 }, scale: 1 });
        expect(height - 2 * Math.max(w, d) * mm, `${called} ${key}`).toBeLessThan(3);
      }
  });

  it('lie within the margins, none on another', () => {
    const wrong = TABLES.flatMap(({ called, table }) =>
      floorSheets(table, format, share, UPPER).flatMap((sheet) =>
        sheet.flatMap((one, at) => {
          const { inner } = format;
          const out = one.x + one.width > inner.width + 0.01 || one.y + one.height > inner.height + 0.01;
          const box = (of: typeof one) => ({ x: of.x, y: of.y, w: of.width, d: of.height });
          const on = sheet.slice(at + 1).some((other) => overlap(box(one), box(other)) > 0.01);
          return out || on ? [`${called} ${one.key}`] : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
