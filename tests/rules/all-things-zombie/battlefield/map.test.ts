import { describe, expect, it } from 'vitest';
import { BUILDING_TABLE, storeysOf } from '../../../../src/rules/all-things-zombie/battlefield/buildings.ts';
import {
  type EncounterTable,
  TABLE_SIZE,
} from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { digest } from '../../../../src/rules/core/digest.ts';
import { squared } from '../../../../src/rules/core/geometry/distance.ts';
import {
  type Bounds,
  contains,
  edgeOf,
  isPolygon,
  type Polygon,
  rectangle,
} from '../../../../src/rules/core/geometry/polygon.ts';
import { EDGES } from '../../../../src/rules/core/geometry/table-top.ts';
import { inRectangles, type Rectangular } from '../../../support/rules/rectangles.ts';
import { gap, seeds, tableFrom, things, within } from './support.ts';
import { closedOff } from './walk.ts';

const MOST = { 'atz.building-count': 6, 'atz.vehicle-count': 6, 'holdout.terrain-count': 6 };
const LEAST = { 'atz.building-count': 1, 'atz.vehicle-count': 1, 'holdout.terrain-count': 1 };

/** Every area from many seeds, with dice as they fall, and with the highest and the lowest numbers. */
const TABLES = AREAS.flatMap((area) =>
  seeds(80).flatMap((seed) =>
    [{}, MOST, LEAST].map((faces, at) => ({
      name: `${area}, ${seed}, ${['as rolled', 'most', 'least'][at]}`,
      ...tableFrom(seed, { area }, faces),
    })),
  ),
);

/** What is wrong, by the name of the table it is wrong on; nothing, where all is well. */
function amissIn<T>(read: (table: EncounterTable) => T, check: (table: T) => readonly string[]) {
  return TABLES.flatMap(({ name, table }) => check(read(table)).map((what) => `${name}: ${what}`));
}

const amiss = (check: (table: Rectangular) => readonly string[]) => amissIn(inRectangles, check);
const amissInOutlines = (check: (table: EncounterTable) => readonly string[]) =>
  amissIn((table) => table, check);

const onTable = ({ west, south, east, north }: Bounds) =>
  west >= 0 && south >= 0 && east <= TABLE_SIZE && north <= TABLE_SIZE && west < east && south < north;

describe('every map', () => {
  it('holds from the fewest to the most that can be rolled', () => {
    const numbers = (faces: Readonly<Record<string, number>>) =>
      AREAS.map((area) => {
        const { table } = tableFrom('numbers', { area }, faces);
        return [table.buildings.length, table.vehicles.length];
      });
    expect(numbers(MOST)).toEqual([
      [30, 12],
      [18, 6],
      [7, 3],
    ]);
    expect(numbers(LEAST)).toEqual([
      [15, 2],
      [8, 1],
      [2, 1],
    ]);
  });

  it('keeps everything on the table, in whole tenths of an inch', () => {
    expect(
      amiss((table) =>
        [...things(table), ...table.streets.map(({ name, footprint }) => [name, footprint] as const)].flatMap(
          ([id, rect]) => (onTable(rect) && Object.values(rect).every(Number.isInteger) ? [] : [id]),
        ),
      ),
    ).toEqual([]);
  });

  it('is made of outlines, openings within their walls, and middle lines from edge to edge of what they lie in', () => {
    const ends = ({
      outline,
      line,
    }: {
      readonly outline: Polygon;
      readonly line: EncounterTable['streets'][0]['line'];
    }) => line.length === 2 && line.every((end) => contains(outline, end));
    expect(
      amissInOutlines(({ width, depth, streets, buildings, vehicles, terrain, river }) => {
        const outlines = [
          ...streets,
          ...buildings,
          ...vehicles,
          ...terrain,
          ...(river === null ? [] : [river]),
        ];
        const open = buildings.flatMap(({ id, outline, doors, windows }) =>
          [...doors, ...windows].flatMap(({ wall, at, width: wide }) => {
            const { from, to } = edgeOf(outline, wall);
            const within = at - wide / 2 > 0 && (at + wide / 2) ** 2 < squared(from, to);
            return within && wide > 0 ? [] : [`${id}, wall ${wall} at ${at}`];
          }),
        );
        return [
          ...outlines
            .filter(({ outline }) => !isPolygon(outline))
            .map(({ outline }) => JSON.stringify(outline)),
          ...streets.filter((street) => !ends(street)).map(({ name }) => name),
          ...(river === null || ends(river) ? [] : ['river']),
          ...(width === TABLE_SIZE && depth === TABLE_SIZE ? [] : ['size']),
          ...open,
        ];
      }),
    ).toEqual([]);
  });

  it('never has two things on one spot, an inch between any two but the arms of a riverbed', () => {
    expect(
      amiss((table) => {
        const beds = new Set(table.terrain.filter(({ kind }) => kind === 'dry-riverbed').map(({ id }) => id));
        const all = things(table);
        return all.flatMap(([a, rect], at) =>
          all.slice(0, at).flatMap(([b, other]) => {
            const least = beds.has(a) && beds.has(b) ? 0 : 10;
            return gap(rect, other) >= least ? [] : [`${a} and ${b}`];
          }),
        );
      }),
    ).toEqual([]);
  });

  it('keeps streets free of all but vehicles, and vehicles on streets', () => {
    expect(
      amiss(({ streets, buildings, terrain, river, vehicles }) => [
        ...[...buildings, ...terrain, ...(river ? [{ id: 'river', footprint: river.footprint }] : [])]
          .filter(({ footprint }) => streets.some((street) => gap(street.footprint, footprint) < 0))
          .map(({ id }) => id),
        ...vehicles
          .filter(({ footprint }) => !streets.some((street) => within(street.footprint, footprint)))
          .map(({ id }) => id),
      ]),
    ).toEqual([]);
  });

  it('leads every street from an edge or a street to another', () => {
    expect(
      amiss(({ streets }) =>
        streets.flatMap(({ name, along, footprint }) => {
          const others = streets.filter((street) => street.along !== along).map((street) => street.footprint);
          const ends =
            along === 'north-south'
              ? [
                  footprint.south === 0 || others.some(({ north }) => north === footprint.south),
                  footprint.north === TABLE_SIZE || others.some(({ south }) => south === footprint.north),
                ]
              : [
                  footprint.west === 0 || others.some(({ east }) => east === footprint.west),
                  footprint.east === TABLE_SIZE || others.some(({ west }) => west === footprint.east),
                ];
          return ends.every(Boolean) ? [] : [name];
        }),
      ),
    ).toEqual([]);
  });

  it('has 12 inches from building to building across a street of a town', () => {
    const widths = TABLES.map(({ table }) => inRectangles(table)).flatMap(({ area, streets }) =>
      area === 'rural'
        ? []
        : streets.map(({ along, footprint: { west, east, south, north } }) =>
            along === 'north-south' ? east - west : north - south,
          ),
    );
    expect(new Set(widths)).toEqual(new Set([120]));
  });

  it('lets the players come on where a street reaches the edge', () => {
    const edgeOf = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;
    expect(
      amiss(({ entry, streets }) => {
        const rim = entry === 'n' || entry === 'e' ? TABLE_SIZE : 0;
        return streets.some(({ footprint }) => footprint[edgeOf[entry]] === rim) ? [] : [entry];
      }),
    ).toEqual([]);
    expect(new Set(TABLES.map(({ table }) => table.entry))).toEqual(new Set(EDGES));
  });

  it('lets a figure walk from the entry edge to every door', { timeout: 30_000 }, () => {
    expect(amissInOutlines((table) => closedOff(table, table.entry))).toEqual([]);
  });

  it('shows a door that is built up as closed off', () => {
    const { table } = tableFrom('built up', { area: 'rural' });
    const [building] = inRectangles(table).buildings;
    const at = building?.doors[0]?.at ?? { x: 0, y: 0 };
    const heap = rectangle({ west: at.x - 8, south: at.y - 8, east: at.x + 8, north: at.y + 8 });
    const piece = { id: 't9', kind: 'rocks', outline: heap } as const;
    expect(closedOff({ ...table, terrain: [piece] }, table.entry)).toEqual([
      `b1 ${building?.doors[0]?.wall}`,
    ]);
  });

  it('puts doors and windows on their walls, and no window beside a door', () => {
    expect(
      amiss(({ buildings }) =>
        buildings.flatMap(({ id, footprint: { west, south, east, north }, doors, windows }) => {
          const on = { n: north, e: east, s: south, w: west };
          const set = [...doors, ...windows].every(({ at, wall }) => {
            const [fixed, free, from, to] =
              wall === 'n' || wall === 's' ? [at.y, at.x, west, east] : [at.x, at.y, south, north];
            return fixed === on[wall] && free > from && free < to;
          });
          const clear = windows.every((window) =>
            doors.every(
              (door) =>
                door.wall !== window.wall ||
                Math.abs(door.at.x - window.at.x) + Math.abs(door.at.y - window.at.y) >= 15,
            ),
          );
          return set && clear ? [] : [id];
        }),
      ),
    ).toEqual([]);
  });

  it('has storeys within the range of type and area: one in the country, one or two in suburbs', () => {
    expect(
      amiss(({ area, buildings }) =>
        buildings.flatMap(({ id, type, storeys }) => {
          const { least, most } = storeysOf(type, area);
          return storeys >= least && storeys <= most ? [] : [id];
        }),
      ),
    ).toEqual([]);
    const heights = (area: string) =>
      new Set(
        TABLES.flatMap(({ table }) =>
          table.area === area ? table.buildings.map(({ storeys }) => storeys) : [],
        ),
      );
    expect(heights('rural')).toEqual(new Set([1]));
    expect(heights('outskirts')).toEqual(new Set([1, 2]));
    expect(heights('urban')).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('makes no building larger than its type, nor any side shorter than 4 inches', () => {
    expect(
      amiss(({ buildings }) =>
        buildings.flatMap(({ id, type, footprint: { west, south, east, north } }) => {
          const [long, short] = BUILDING_TABLE.rows[type].result.sides;
          const most = Math.max(east - west, north - south);
          const least = Math.min(east - west, north - south);
          return most <= long && least <= short && least >= 40 ? [] : [id];
        }),
      ),
    ).toEqual([]);
  });

  it('builds towns close: within 2 inches of a neighbour, unless alone on its block', () => {
    expect(
      amiss(({ area, buildings, streets }) => {
        if (area !== 'urban') return [];
        const sameBlock = (a: Bounds, b: Bounds) =>
          streets.every(({ along, footprint: street }) =>
            along === 'north-south'
              ? street.south >= Math.max(a.north, b.north) ||
                street.north <= Math.min(a.south, b.south) ||
                a.east <= street.west === b.east <= street.west
              : street.west >= Math.max(a.east, b.east) ||
                street.east <= Math.min(a.west, b.west) ||
                a.north <= street.south === b.north <= street.south,
          );
        return buildings.flatMap(({ id, footprint }) => {
          const others = buildings
            .filter((other) => other.id !== id && sameBlock(footprint, other.footprint))
            .map((other) => gap(footprint, other.footprint));
          return others.length === 0 || Math.min(...others) <= 20 ? [] : [id];
        });
      }),
    ).toEqual([]);
  });

  it('finds room for all terrain that is rolled', () => {
    expect(TABLES.flatMap(({ name, leftOut }) => leftOut.map((kind) => `${name}: ${kind}`))).toEqual([]);
  });

  it('numbers everything from 1, and names no two streets alike', () => {
    expect(
      amiss(({ buildings, vehicles, terrain, streets, name }) => {
        const ids = (of: readonly { readonly id: string }[], letter: string) =>
          of.every(({ id }, at) => id === `${letter}${at + 1}`);
        const stems = [name, ...streets.map((street) => street.name)].map((one) => one.split(' ')[0]);
        return [
          ...(ids(buildings, 'b') && ids(vehicles, 'v') && ids(terrain, 't') ? [] : ['ids']),
          ...(new Set(stems).size === stems.length ? [] : ['names']),
        ];
      }),
    ).toEqual([]);
  });
});

describe('the same seed', () => {
  it.each([
    ['urban', '13d95ace303097b4115fcc09947a3fe3'],
    ['outskirts', '624d840c2653a1d9ef028c654f7d7a89'],
    ['rural', '78b3b505a2bddf5699146b9e3f2ad2b5'],
  ] as const)('gives the same %s table as ever', (area, expected) => {
    expect(digest(inRectangles(tableFrom('Atlanta', { area }).table))).toBe(expected);
  });

  it.each([
    ['urban', '2d4bc82574520f9b8f4c0505991369d6'],
    ['outskirts', 'a34ea76749290cd69fae0a0e62fd44a8'],
    ['rural', '88db328e23ab19a493b15d30b2145dcb'],
  ] as const)('gives the same %s table on every machine', (area, expected) => {
    expect(digest(tableFrom('Atlanta', { area }).table)).toBe(expected);
  });
});
