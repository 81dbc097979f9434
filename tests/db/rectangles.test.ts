import { describe, expect, it } from 'vitest';
import { decodeEvent, encodeEvent } from '../../db/games/all-things-zombie/log/event.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';
import { EAST } from '../../src/rules/core/geometry/direction.ts';
import { overlaps } from '../rules/all-things-zombie/battlefield/shape.ts';
import { rerolled, seeds } from '../rules/all-things-zombie/battlefield/support.ts';
import { inRectangles, type Rectangular } from '../support/rules/rectangles.ts';

const read = (table: unknown) =>
  decodeEvent({ type: 'table-set', payload: JSON.stringify({ table }) }, 'event');

/** A table as a file of version 4 has it. */
const OLD: Rectangular = {
  name: 'Merrow Quay',
  area: 'rural',
  entry: 's',
  wind: 'n',
  streets: [
    { name: 'Ferry Lane', footprint: { west: 0, south: 200, east: 480, north: 260 }, along: 'east-west' },
  ],
  buildings: [
    {
      id: 'b1',
      type: 'church',
      footprint: { west: 20, south: 30, east: 110, north: 80 },
      storeys: 1,
      doors: [
        { at: { x: 65, y: 80 }, wall: 'n', width: 'double' },
        { at: { x: 110, y: 55 }, wall: 'e', width: 'single' },
      ],
      windows: [
        { at: { x: 42, y: 80 }, wall: 'n' },
        { at: { x: 20, y: 55 }, wall: 'w' },
      ],
    },
  ],
  vehicles: [
    { id: 'v1', type: 'sedan', footprint: { west: 300, south: 200, east: 340, north: 218 }, facing: 'e' },
  ],
  terrain: [{ id: 't1', kind: 'scrub', footprint: { west: 10, south: 300, east: 70, north: 470 } }],
  river: {
    footprint: { west: 400, south: 0, east: 460, north: 480 },
    ford: 'none',
    fordable: null,
    bridge: { west: 400, south: 100, east: 460, north: 140 },
  },
};

describe('a table in rectangles', () => {
  it('is read in outlines: openings told along their walls, ways by their middle', () => {
    expect(read(OLD)).toEqual({
      type: 'table-set',
      table: {
        width: 480,
        depth: 480,
        name: 'Merrow Quay',
        area: 'rural',
        entry: 's',
        wind: 'n',
        streets: [
          {
            name: 'Ferry Lane',
            outline: corners([0, 200], [480, 200], [480, 260], [0, 260]),
            line: corners([0, 230], [480, 230]),
          },
        ],
        buildings: [
          {
            id: 'b1',
            type: 'church',
            storeys: 1,
            outline: corners([20, 30], [110, 30], [110, 80], [20, 80]),
            doors: [
              { wall: 2, at: 45, width: 20, leaves: 2 },
              { wall: 1, at: 25, width: 10, leaves: 1 },
            ],
            windows: [
              { wall: 2, at: 68, width: 8 },
              { wall: 3, at: 25, width: 8 },
            ],
          },
        ],
        vehicles: [
          {
            id: 'v1',
            type: 'sedan',
            outline: corners([300, 200], [340, 200], [340, 218], [300, 218]),
            facing: EAST,
          },
        ],
        terrain: [{ id: 't1', kind: 'scrub', outline: corners([10, 300], [70, 300], [70, 470], [10, 470]) }],
        river: {
          outline: corners([400, 0], [460, 0], [460, 480], [400, 480]),
          line: corners([430, 0], [430, 480]),
          ford: 'none',
          fordable: null,
          bridge: corners([400, 100], [460, 100], [460, 140], [400, 140]),
        },
      },
    });
  });

  it('keeps its shapes: told in rectangles again, it is what stood in the file', () => {
    const event = read(OLD);
    if (event.type !== 'table-set') throw new Error('a table was set');
    expect(inRectangles(event.table)).toEqual(OLD);
  });

  it('goes on as it is while parts of it are rolled again: what stays, stays', () => {
    const event = read(OLD);
    if (event.type !== 'table-set') throw new Error('a table was set');
    const { table } = event;
    for (const seed of seeds(20)) {
      const wind = rerolled(seed, table, 'wind').table;
      expect({ ...wind, wind: table.wind }).toEqual(table);
      const more = rerolled(seed, table, 'building-count', { 'atz.building-count': 6 }).table;
      expect(more.buildings.length).toBe(7);
      expect(more.buildings[0]).toEqual(table.buildings[0]);
      expect([more.plan, more.streets, more.terrain, more.river]).toEqual([
        undefined,
        table.streets,
        table.terrain,
        table.river,
      ]);
      const [other] = rerolled(seed, table, 'b1').table.buildings;
      expect(other && overlaps(other.outline, table.buildings[0]?.outline ?? [])).toBe(true);
    }
  });

  it('is read as it is laid out now, with all that is new of it', () => {
    for (const area of AREAS) {
      for (let seed = 0; seed < 40; seed += 1) {
        const { table } = generateEncounter({ area, phase: 1, seed: `old ${seed}` });
        expect(read(table)).toEqual({ type: 'table-set', table });
      }
    }
  });

  it('is written in outlines', () => {
    const event = read(OLD);
    const { payload } = encodeEvent(event, 'event');
    expect(payload).not.toContain('footprint');
    expect(decodeEvent({ type: 'table-set', payload }, 'event')).toEqual(event);
  });

  it.each([
    ['a rectangle without an edge', { ...OLD, terrain: [{ ...OLD.terrain[0], footprint: { west: 1 } }] }],
    [
      'no inside',
      { ...OLD, terrain: [{ ...OLD.terrain[0], footprint: { west: 9, south: 9, east: 9, north: 9 } }] },
    ],
    [
      'a door without a wall',
      { ...OLD, buildings: [{ ...OLD.buildings[0], doors: [{ at: { x: 1, y: 1 } }] }] },
    ],
    ['something extra', { ...OLD, weather: 'rain' }],
  ])('is refused with %s', (_, table) => {
    expect(() => read(table)).toThrow('event.table');
  });
});

function corners(...spots: readonly (readonly [number, number])[]) {
  return spots.map(([x, y]) => ({ x, y }));
}
