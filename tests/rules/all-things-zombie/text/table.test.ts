import { describe, expect, it } from 'vitest';
import type { EncounterTable } from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { tableLines, tableMap } from '../../../../src/rules/all-things-zombie/text/table.ts';
import { NORTH } from '../../../../src/rules/core/geometry/direction.ts';
import { rectangle } from '../../../../src/rules/core/geometry/polygon.ts';

const TABLE: EncounterTable = {
  width: 480,
  depth: 480,
  name: 'Hollin Crossing',
  area: 'rural',
  entry: 's',
  wind: 'w',
  streets: [
    {
      name: 'Quarry Lane',
      outline: rectangle({ west: 200, south: 0, east: 260, north: 480 }),
      line: [
        { x: 230, y: 0 },
        { x: 230, y: 480 },
      ],
    },
  ],
  buildings: [
    {
      id: 'b1',
      type: 'house',
      storeys: 1,
      outline: rectangle({ west: 260, south: 100, east: 310, north: 160 }),
      doors: [{ wall: 3, at: 30, width: 10, leaves: 1 }],
      windows: [{ wall: 1, at: 30, width: 8 }],
    },
  ],
  vehicles: [
    {
      id: 'v1',
      type: 'sedan',
      outline: rectangle({ west: 220, south: 300, east: 238, north: 340 }),
      facing: NORTH,
    },
  ],
  terrain: [{ id: 't1', kind: 'rocks', outline: rectangle({ west: 10, south: 10, east: 130, north: 130 }) }],
  river: {
    outline: rectangle({ west: 400, south: 0, east: 460, north: 480 }),
    line: [
      { x: 430, y: 0 },
      { x: 430, y: 480 },
    ],
    ford: 'none',
    fordable: null,
    bridge: rectangle({ west: 400, south: 200, east: 460, north: 240 }),
  },
};

describe('a table in plain lines', () => {
  it('gives everything its number, kind and place in inches', () => {
    expect(tableLines(TABLE)).toEqual([
      'Hollin Crossing (rural)',
      'Raiders come on at the south edge. The wind blows towards the west.',
      '',
      'Streets',
      '  Quarry Lane: north-south, 6″ × 48″ from 20, 0″',
      '',
      'Buildings (1)',
      '  b1 House: 1 storey, 5″ × 6″ from 26, 10″, doors single west at 26, 13″, 1 window',
      '',
      'Vehicles (1)',
      '  v1 Sedan: 1.8″ × 4″ from 22, 30″, faces north',
      '',
      'Terrain',
      '  t1 Impassable rocks: 12″ × 12″ from 1, 1″',
      '  River: 6″ × 48″ from 40, 0″, no ford, bridge 6″ × 4″ from 40, 20″',
    ]);
  });

  it('says how the streets lie, and what a shop is called', () => {
    const [house] = TABLE.buildings;
    if (house === undefined) throw new Error('there is a house');
    const shop = { ...house, type: 'retail-store', shop: { name: 'okafor', trade: 'pharmacy' } } as const;
    const lines = tableLines({ ...TABLE, plan: 'hamlet', buildings: [shop] });
    expect(lines[0]).toBe('Hollin Crossing (rural, a hamlet)');
    expect(lines.find((line) => line.includes('b1'))).toContain('b1 Retail store, Okafor Pharmacy: 1 storey');
  });

  it('leaves terrain out where there is none', () => {
    expect(tableLines({ ...TABLE, terrain: [], river: null })).not.toContain('Terrain');
  });
});

describe('a table in letters', () => {
  it('shows what covers each inch, north at the top', () => {
    const map = tableMap(TABLE);
    expect(map.length).toBe(48);
    expect(map[47]).toBe('                    ......              ~~~~~~');
    expect(map[35]).toBe(' ############       ......11111         ~~~~~~');
    expect(map[25]).toBe('                    ......              ======');
    expect(map[15]).toBe('                    ..vv..              ~~~~~~');
  });
});
