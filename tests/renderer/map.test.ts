import { describe, expect, it } from 'vitest';
import { buildingLabels } from '../../renderer/components/map/building-labels.ts';
import { leavesOf } from '../../renderer/components/map/doors.ts';
import {
  boxOnMap,
  onMap,
  storeyInsets,
  TRUE_SCALE,
  ticksBetween,
  wholeOf,
} from '../../renderer/components/map/geometry.ts';
import { linesWithin, ON_SCREEN } from '../../renderer/components/map/labels.ts';
import { partAt } from '../../renderer/components/map/parts.ts';
import { gathered } from '../../renderer/games/all-things-zombie/map/gathered.ts';
import { doorsText, partsOf } from '../../renderer/games/all-things-zombie/map/parts-of-table.ts';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';
import { distanceToSegment } from '../../src/rules/core/geometry/distance.ts';
import { edgeOf, type Polygon, rectangle } from '../../src/rules/core/geometry/polygon.ts';
import { sideOf } from '../../src/rules/core/geometry/segment.ts';
import { middleOf } from '../../src/rules/core/geometry/table-top.ts';

const WHOLE = wholeOf({ width: 480, depth: 480 });
const VIEW = { window: WHOLE, scale: 1.3 };

const SEEDS = Array.from({ length: 20 }, (_, at) => `MAP-${at}`);
const TABLES: readonly TableView[] = AREAS.flatMap((area) =>
  SEEDS.map((seed) => structuredClone(generateEncounter({ area, phase: 1, seed }).table) as TableView),
);

describe('places on the map', () => {
  it('lie as far from the south-west corner as on the table, with north at the top', () => {
    expect(onMap(VIEW, { x: 0, y: 0 })).toEqual({ x: 0, y: 624 });
    expect(onMap(VIEW, { x: 480, y: 480 })).toEqual({ x: 624, y: 0 });
    expect(
      onMap({ window: { west: 100, south: 50, east: 200, north: 150 }, scale: 2 }, { x: 110, y: 140 }),
    ).toEqual({ x: 20, y: 20 });
    expect(boxOnMap(VIEW, { west: 10, south: 20, east: 60, north: 100 })).toEqual({
      x: 13,
      y: 494,
      width: 65,
      height: 104,
    });
  });

  it('are an inch apart on paper where they are on the table', () => {
    const { width } = boxOnMap({ window: WHOLE, scale: TRUE_SCALE }, { ...WHOLE, east: 10 });
    expect(width).toBe(96);
  });

  it('has a tick for each inch of the rim, and a number each foot', () => {
    const ticks = ticksBetween(0, 480);
    expect(ticks).toHaveLength(49);
    expect(ticks.filter(({ size }) => size === 'foot').map(({ at }) => at)).toEqual([0, 120, 240, 360, 480]);
    expect(ticksBetween(55, 84).map(({ at }) => at)).toEqual([60, 70, 80]);
  });

  it('draws a line for each upper floor, the last still inside', () => {
    expect(storeyInsets(1, { width: 60, height: 50 })).toEqual([]);
    expect(storeyInsets(3, { width: 60, height: 50 })).toEqual([3, 6]);
    const [least = 0, most = 0] = [
      storeyInsets(8, { width: 40, height: 40 }).at(0),
      storeyInsets(8, { width: 40, height: 40 }).at(-1),
    ];
    expect(least).toBeGreaterThan(0);
    expect(most).toBeLessThan(20);
  });
});

describe('doors', () => {
  const doors = TABLES.flatMap(({ buildings }) =>
    buildings.flatMap(({ outline, doors: all }) => all.map((door) => ({ outline, door }))),
  );

  it('hang on their own wall and open away from the building', () => {
    expect(doors.length).toBeGreaterThan(500);
    for (const { outline, door } of doors) {
      const wall = edgeOf(outline, door.wall);
      for (const { hinge, tip } of leavesOf(outline, door)) {
        // A wall may lean, and a jamb is rounded to a tenth of an inch.
        expect(distanceToSegment(hinge, wall)).toBeLessThanOrEqual(1);
        expect(distanceToSegment(tip, wall)).toBeGreaterThanOrEqual(9);
        expect(sideOf(wall, tip)).toBe(-1);
      }
    }
  });

  it('have one leaf, or two that meet in the middle', () => {
    const house = rectangle({ west: 60, south: 200, east: 140, north: 260 });
    expect(leavesOf(house, { wall: 0, at: 40, width: 10, leaves: 1 })).toEqual([
      { hinge: { x: 95, y: 200 }, tip: { x: 95, y: 190 }, shut: { x: 105, y: 200 } },
    ]);
    const double = { wall: 0, at: 40, width: 20, leaves: 2 } as const;
    const [left, right] = leavesOf(house, double);
    expect(left?.shut).toEqual(middleOf(house, double));
    expect(right?.shut).toEqual(middleOf(house, double));
    expect((right?.hinge.x ?? 0) - (left?.hinge.x ?? 0)).toBe(20);
  });
});

describe('words on a roof', () => {
  it('are its number and its name where there is room, broken at spaces, and else none', () => {
    const words = ['4', 'Retail', 'store'];
    expect(linesWithin(words, { width: 120, height: 40 }, ON_SCREEN)).toEqual(['4 Retail store']);
    expect(linesWithin(words, { width: 70, height: 60 }, ON_SCREEN)).toEqual(['4 Retail', 'store']);
    expect(linesWithin(words, { width: 30, height: 60 }, ON_SCREEN)).toBeUndefined();
    expect(linesWithin(words, { width: 120, height: 18 }, ON_SCREEN)).toBeUndefined();
  });

  it('run along the wall that reads level, upwards in a narrow building, at an angle in one that stands at one', () => {
    const wide = rectangle({ west: 100, south: 100, east: 200, north: 150 });
    const high = rectangle({ west: 100, south: 100, east: 140, north: 220 });
    const angled = [
      { x: 100, y: 100 },
      { x: 180, y: 120 },
      { x: 165, y: 180 },
      { x: 85, y: 160 },
    ];
    const turnOf = (outline: Polygon, title: string) =>
      buildingLabels(
        { id: 'b4', type: 'house', outline, storeys: 1, doors: [], windows: [] },
        { title },
        VIEW,
        ON_SCREEN,
      ).map(({ text, turn }) => [text, Math.round(turn)]);
    expect(turnOf(wide, 'House')).toEqual([['4 House', 0]]);
    expect(turnOf(high, 'Restaurant')).toEqual([['4 Restaurant', -90]]);
    expect(turnOf(angled, 'House')).toEqual([['4 House', -14]]);
  });

  it('say what a building with a name of its own is, where there is room', () => {
    const outline = rectangle({ west: 100, south: 100, east: 200, north: 160 });
    const house = { id: 'b4', type: 'retail-store', outline, storeys: 1, doors: [], windows: [] };
    const called = { title: 'Novak Pharmacy', type: 'Retail store' };
    expect(buildingLabels(house, called, VIEW, ON_SCREEN).map(({ text, kind }) => [text, kind])).toEqual([
      ['4 Novak Pharmacy', 'number'],
      ['Retail store', 'type'],
    ]);
  });
});

describe('parts of a table', () => {
  it('are each named once, with what one sees of them', () => {
    for (const table of TABLES) {
      const ids = partsOf(table).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(table.buildings.map(({ id }) => id)));
    }
    const single = { wall: 0, at: 25, width: 10, leaves: 1 } as const;
    const double = { wall: 0, at: 25, width: 20, leaves: 2 } as const;
    expect(doorsText([single, single])).toBe('two doors');
    expect(doorsText([double])).toBe('one double door');
    expect(doorsText([double, double])).toBe('two doors, all double');
    expect(doorsText([double, single, single])).toBe('three doors, one double');
  });

  it('are reached by the arrows, each to what lies that way', () => {
    const part = (id: string, west: number, south: number) => ({
      id,
      kind: 'building' as const,
      title: id,
      name: id,
      outline: rectangle({ west, south, east: west + 10, north: south + 10 }),
    });
    const parts = [
      part('middle', 100, 100),
      part('north', 110, 200),
      part('east', 190, 90),
      part('far', 100, 300),
    ];
    expect(partAt(parts, 'middle', 'ArrowUp')).toBe('north');
    expect(partAt(parts, 'north', 'ArrowUp')).toBe('far');
    expect(partAt(parts, 'middle', 'ArrowRight')).toBe('east');
    expect(partAt(parts, 'middle', 'ArrowLeft')).toBeUndefined();
    expect(partAt(parts, 'middle', 'x')).toBeUndefined();
  });

  it('are led through in order by the page keys', () => {
    for (const table of TABLES) {
      const parts = partsOf(table);
      const ids = parts.map(({ id }) => id);
      const walked = ids.map((id) => partAt(parts, id, 'PageDown'));
      expect(walked).toEqual([...ids.slice(1), undefined]);
      expect(ids.map((id) => partAt(parts, id, 'PageUp'))).toEqual([undefined, ...ids.slice(0, -1)]);
      expect(partAt(parts, ids[0] ?? '', 'End')).toBe(ids.at(-1));
    }
  });

  it('takes zombies in one place together', () => {
    const one = { location: 'front', spot: { x: 1, y: 2 }, inDoorway: false };
    const other = { location: 'rear', spot: null, inDoorway: false };
    expect(gathered([one, other, one])).toEqual([
      { ...one, count: 2 },
      { ...other, count: 1 },
    ]);
  });
});
