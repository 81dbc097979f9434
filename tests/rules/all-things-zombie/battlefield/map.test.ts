import { describe, expect, it } from 'vitest';
import { BUILDING_TABLE, storeysOf } from '../../../../src/rules/all-things-zombie/battlefield/buildings.ts';
import { PLANS_OF } from '../../../../src/rules/all-things-zombie/battlefield/plans.ts';
import {
  type EncounterTable,
  TABLE_SIZE,
} from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { firstMove } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { digest } from '../../../../src/rules/core/digest.ts';
import { squared } from '../../../../src/rules/core/geometry/distance.ts';
import {
  boundsOf,
  contains,
  edgeOf,
  isPolygon,
  type Polygon,
  rectangle,
} from '../../../../src/rules/core/geometry/polygon.ts';
import { EDGES, middleOf } from '../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { gap, liesOn, overlaps, widthsOf } from './shape.ts';
import { seeds, tableFrom, things } from './support.ts';
import { closedOff, inchBefore } from './walk.ts';

const MOST = { 'atz.building-count': 6, 'atz.vehicle-count': 6, 'holdout.terrain-count': 6 };
const LEAST = { 'atz.building-count': 1, 'atz.vehicle-count': 1, 'holdout.terrain-count': 1 };

/** Every area from many seeds, with dice as they fall, and with the highest and the lowest numbers. */
const TABLES = AREAS.flatMap((area) =>
  seeds(COUNTS.tables).flatMap((seed) =>
    [{}, MOST, LEAST].map((faces, at) => ({
      name: `${area}, ${seed}, ${['as rolled', 'most', 'least'][at]}`,
      ...tableFrom(seed, { area }, faces),
    })),
  ),
);

/** Faults of the tables, each by the name of its table; none where all is well. */
const amiss = (check: (table: EncounterTable) => readonly string[]) =>
  TABLES.flatMap(({ name, table }) => check(table).map((what) => `${name}: ${what}`));

const { min, max, sqrt } = Math;
const ended = (line: readonly Spot[]) => [line[0], line.at(-1)].flatMap((end) => end ?? []);
const onRim = ({ x, y }: Spot) => x === 0 || y === 0 || x === TABLE_SIZE || y === TABLE_SIZE;
/** Each corner is rounded to a tenth of an inch, so a length may differ by a little more than one. */
const ROUNDING = 1.5;

function sides(outline: Polygon): readonly number[] {
  return outline.map((_, at) => {
    const { from, to } = edgeOf(outline, at);
    return sqrt(squared(from, to));
  });
}

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

  it('keeps everything on the table, and buildings, vehicles and pieces an inch from its rim', () => {
    expect(
      amiss((table) =>
        [...things(table), ...table.streets.map(({ name, outline }) => [name, outline] as const)].flatMap(
          ([id, outline]) => {
            const { west, south, east, north } = boundsOf(outline);
            const long = id === 'river' || !/^[bvt]\d/.test(id) || isBed(table, id);
            const rim = long ? 0 : 10;
            return min(west, south) >= rim && max(east, north) <= TABLE_SIZE - rim ? [] : [id];
          },
        ),
      ),
    ).toEqual([]);
  });

  it('is made of closed outlines that never cross themselves, in whole tenths of an inch', () => {
    expect(
      amiss(({ width, depth, streets, paved = [], buildings, vehicles, terrain, river }) => {
        const water = river === null ? [] : [river.outline, river.fordable, river.bridge];
        const all = [...streets, ...paved, ...buildings, ...vehicles, ...terrain].map(
          ({ outline }) => outline,
        );
        return [
          ...[...all, ...water]
            .filter((outline) => outline !== null && !isPolygon(outline))
            .map((outline) => JSON.stringify(outline)),
          ...(width === TABLE_SIZE && depth === TABLE_SIZE ? [] : ['size']),
        ];
      }),
    ).toEqual([]);
  });

  it('runs another river where a bridge would cross itself in a bend, as one table in some ten thousand would have it', () => {
    const { river } = tableFrom('wide-2936', { area: 'rural' }, {}).table;
    expect(river?.bridge).toSatisfy(isPolygon);
  });

  it('has doors and windows within their walls, and no window beside a door', () => {
    expect(
      amiss(({ buildings }) =>
        buildings.flatMap(({ id, outline, doors, windows }) =>
          [...doors, ...windows].flatMap((opening) => {
            const length = sides(outline)[opening.wall] ?? 0;
            const { at, width, wall } = opening;
            const within = at - width / 2 > 0 && at + width / 2 < length;
            const isWindow = !('leaves' in opening);
            const beside =
              isWindow && doors.some((door) => door.wall === wall && Math.abs(door.at - at) < 15);
            return within && !beside ? [] : [`${id}, wall ${wall} at ${at}`];
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('leaves an inch between any two things, but where a road crosses the river', () => {
    expect(
      amiss((table) => {
        const all = things(table);
        return all.flatMap(([a, outline], at) =>
          all.slice(0, at).flatMap(([b, other]) => {
            const far = gap(outline, other, 10);
            return far >= 10 ? [] : [`${a} and ${b}: ${far}`];
          }),
        );
      }),
    ).toEqual([]);
  });

  it('keeps streets and squares free of all but vehicles and one river, and vehicles on streets', () => {
    expect(
      amiss(({ streets, paved = [], buildings, terrain, river, vehicles }) => [
        ...[...buildings, ...terrain]
          .filter(({ outline }) => [...streets, ...paved].some((street) => overlaps(street.outline, outline)))
          .map(({ id }) => id),
        ...vehicles
          .filter(({ outline }) => !streets.some((street) => liesOn(outline, street.outline)))
          .map(({ id }) => id),
        ...(river !== null && streets.filter((street) => overlaps(street.outline, river.outline)).length > 1
          ? ['river']
          : []),
      ]),
    ).toEqual([]);
  });

  it('leads a street that ends on the table to another street, or to a turning circle', () => {
    expect(
      amiss(({ streets, paved = [] }) =>
        streets.flatMap(({ name, line }) => {
          const others = [...streets.filter((street) => street.name !== name), ...paved];
          const leads = (end: Spot) => onRim(end) || others.some(({ outline }) => contains(outline, end));
          return ended(line).every(leads) ? [] : [name];
        }),
      ),
    ).toEqual([]);
  });

  it('has streets of 12 inches in towns and roads of 6 in the country, in every bend', () => {
    expect(
      amiss(({ area, streets }) =>
        streets.flatMap((street) => {
          const wide = area === 'rural' ? 60 : 120;
          return widthsOf(street).every((one) => Math.abs(one - wide) <= ROUNDING) ? [] : [street.name];
        }),
      ),
    ).toEqual([]);
  });

  it('lets the players come on where a street reaches the edge, and on open ground', () => {
    expect(
      amiss((table) => {
        const { entry, streets, buildings, terrain, river } = table;
        const reaches = { n: 'y', s: 'y', e: 'x', w: 'x' } as const;
        const rim = entry === 'n' || entry === 'e' ? TABLE_SIZE : 0;
        const on = streets.some(({ line }) => ended(line).some((end) => end[reaches[entry]] === rim));
        const { spot } = firstMove(table);
        const solid = [...buildings, ...terrain.filter(({ kind }) => kind === 'rocks')];
        const stuck = solid.filter(({ outline }) => contains(outline, spot)).map(({ id }) => id);
        const wet =
          river !== null &&
          contains(river.outline, spot) &&
          ![river.fordable, river.bridge].some((way) => way !== null && contains(way, spot));
        return [...(on ? [] : [entry]), ...stuck, ...(wet ? ['in the river'] : [])];
      }),
    ).toEqual([]);
    expect(new Set(TABLES.map(({ table }) => table.entry))).toEqual(new Set(EDGES));
  });

  it('lets a figure walk from the entry edge to every door', { timeout: COUNTS.limitMs }, () => {
    expect(amiss((table) => closedOff(table, table.entry))).toEqual([]);
  });

  it('shows a door that is built up as closed off', () => {
    const { table } = tableFrom('built up', { area: 'rural' });
    const [building] = table.buildings;
    const [door] = building?.doors ?? [];
    if (building === undefined || door === undefined) throw new Error('nothing is built');
    const { x, y } = middleOf(building.outline, door);
    const heap = rectangle({ west: x - 9, south: y - 9, east: x + 9, north: y + 9 });
    const piece = { id: 't9', kind: 'rocks', outline: heap } as const;
    expect(closedOff({ ...table, terrain: [piece] }, table.entry)).toEqual([`b1 ${door.wall}`]);
  });

  it('keeps the inch before each door clear, of what stands there and of other doors', () => {
    expect(
      amiss((table) => {
        const doors = table.buildings.flatMap(({ id, outline, doors: own }) =>
          own.map((door) => ({ id, inch: inchBefore(outline, door) })),
        );
        return doors.flatMap(({ id, inch }, at) => {
          const { west, south, east, north } = boundsOf(inch);
          const inTheWay = things(table).filter(
            ([other, outline]) => other !== id && gap(inch, outline, 1) < -ROUNDING,
          );
          const others = doors.slice(0, at).filter((door) => door.id !== id && overlaps(door.inch, inch));
          const off = min(west, south) < 0 || max(east, north) > TABLE_SIZE ? ['off the table'] : [];
          return [
            ...inTheWay.map(([other]) => other),
            ...others.map((door) => `door of ${door.id}`),
            ...off,
          ].map((what) => `${id}: ${what}`);
        });
      }),
    ).toEqual([]);
  });

  it('has the front door of a building in a built-up area nearer to a street than its back', () => {
    const fronts = TABLES.flatMap(({ table: { streets, paved = [], buildings } }) =>
      buildings.flatMap(({ outline, doors: [front, back] }) => {
        if (front === undefined || back === undefined) return [];
        const far = (spot: Spot) =>
          min(...[...streets, ...paved].map((street) => min(...street.outline.map((c) => squared(c, spot)))));
        return [far(middleOf(outline, front)) <= far(middleOf(outline, back))];
      }),
    );
    expect(fronts.filter(Boolean).length / fronts.length).toBeGreaterThan(0.7);
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
        buildings.flatMap(({ id, type, outline }) => {
          const [long, short] = BUILDING_TABLE.rows[type].result.sides;
          const [most, least] = [max(...sides(outline)), min(...sides(outline))];
          return outline.length === 4 &&
            most <= long + ROUNDING &&
            least <= short + ROUNDING &&
            least >= 40 - ROUNDING
            ? []
            : [`${id} ${type} ${most} × ${least}`];
        }),
      ),
    ).toEqual([]);
  });

  it('builds towns and suburbs close: within 2 inches of a neighbour', () => {
    expect(
      amiss(({ area, buildings }) => {
        if (area === 'rural') return [];
        return buildings
          .filter(
            (one) => !buildings.some((other) => other !== one && gap(one.outline, other.outline, 21) <= 20),
          )
          .map(({ id }) => id);
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

  it('stands as the land lies: most buildings at an angle, most streets with a bend, no wood a rectangle', () => {
    const upright = (outline: Polygon) =>
      outline.every((spot, at) => {
        const next = outline[(at + 1) % outline.length] ?? spot;
        return next.x === spot.x || next.y === spot.y;
      });
    const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;
    const tables = TABLES.map(({ table }) => table);
    expect(
      share(
        tables.flatMap(({ buildings }) => buildings),
        ({ outline }) => upright(outline),
      ),
    ).toBeLessThan(0.5);
    expect(
      share(
        tables.flatMap(({ vehicles }) => vehicles),
        ({ outline }) => upright(outline),
      ),
    ).toBeLessThan(0.3);
    expect(
      share(
        tables.flatMap(({ streets }) => streets),
        ({ line }) => line.length === 2,
      ),
    ).toBeLessThan(0.3);
    expect(
      share(
        tables.flatMap(({ terrain }) => terrain),
        ({ outline }) => outline.length < 9,
      ),
    ).toBe(0);
    expect(
      share(
        tables.flatMap(({ river }) => river ?? []),
        ({ outline }) => outline.length < 9,
      ),
    ).toBe(0);
  });
});

describe('the plan of a table', () => {
  it.each(AREAS)('is one of eight or more in %s areas, each of them taken', (area) => {
    const taken = TABLES.flatMap(({ table }) => (table.area === area ? [table.plan] : []));
    expect(new Set(taken)).toEqual(new Set(PLANS_OF[area]));
    expect(PLANS_OF[area].length).toBeGreaterThanOrEqual(8);
  });
});

describe('the same seed', () => {
  it.each([
    ['urban', 'e40ca3bde1ca21267c89d067277a5fcd'],
    ['outskirts', 'cc9573d93349eb65db8c47b0aa0ea09c'],
    ['rural', '21ad5d3fc32abdaed79124e8d02b1fb1'],
  ] as const)('gives the same %s table on every machine', (area, expected) => {
    expect(digest(tableFrom('Atlanta', { area }).table)).toBe(expected);
  });
});

function isBed({ terrain }: EncounterTable, id: string): boolean {
  return terrain.some((piece) => piece.id === id && piece.kind === 'dry-riverbed');
}
