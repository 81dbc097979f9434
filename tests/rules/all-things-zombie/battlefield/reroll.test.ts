import { describe, expect, it } from 'vitest';
import { type Part, partsOf } from '../../../../src/rules/all-things-zombie/battlefield/parts.ts';
import type { EncounterTable } from '../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { BATTLEFIELD_TABLES } from '../../../../src/rules/all-things-zombie/battlefield/tables.ts';
import { BATTLEFIELD_RULES } from '../../../../src/rules/all-things-zombie/battlefield/text/rules.ts';
import { openFreely } from '../../../../src/rules/all-things-zombie/battlefield/walls.ts';
import { AREAS, type Area } from '../../../../src/rules/all-things-zombie/types.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { gap, overlaps } from './shape.ts';
import { rerolled, seeds, tableFrom, things } from './support.ts';
import { closedOff } from './walk.ts';

/** Faults of a table: things on one spot, doors nobody can reach. */
function amiss(table: EncounterTable): readonly string[] {
  const { buildings, terrain, streets } = table;
  const all = things(table);
  const near = all.flatMap(([a, outline], at) =>
    all.slice(0, at).flatMap(([b, other]) => (gap(outline, other, 10) >= 10 ? [] : [`${a} and ${b}`])),
  );
  const onStreet = [...buildings, ...terrain].filter(({ outline }) =>
    streets.some((street) => overlaps(street.outline, outline)),
  );
  return [...near, ...onStreet.map(({ id }) => id), ...closedOff(table, table.entry)];
}

/** Tables with the seed they came from. */
const TABLES = AREAS.flatMap((area) =>
  seeds(12).map((seed) => ({ seed, table: tableFrom(seed, { area }).table })),
);

function without(table: Partial<EncounterTable>, ...keys: readonly (keyof EncounterTable)[]) {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !keys.some((one) => one === key)));
}

describe('rolling one part again', () => {
  it.each([
    ['wind', ['wind']],
    ['entry', ['entry']],
    ['terrain', ['terrain', 'river']],
    ['b2', ['buildings']],
    ['v1', ['vehicles']],
  ] as const)('%s changes nothing else', (part, keys) => {
    const changed = new Set<string>();
    for (const { seed, table } of TABLES) {
      for (const again of seeds(4)) {
        const { table: next } = rerolled(`${seed} ${again}`, table, part);
        expect(without(next, ...keys)).toEqual(without(table, ...keys));
        expect(amiss(next)).toEqual([]);
        for (const key of keys)
          if (JSON.stringify(next[key]) !== JSON.stringify(table[key])) changed.add(key);
      }
    }
    expect([...changed].toSorted()).toEqual([...keys].toSorted());
  });

  it('a building’s type leaves the others, and stands where the old one stood', () => {
    const types = new Set<string>();
    for (const { seed, table } of TABLES) {
      const { table: next } = rerolled(seed, table, 'b2');
      expect(next.buildings.filter(({ id }) => id !== 'b2')).toEqual(
        table.buildings.filter(({ id }) => id !== 'b2'),
      );
      const [old, now] = [table.buildings[1], next.buildings[1]];
      if (!old || !now) throw new Error('b2 is missing');
      expect(overlaps(old.outline, now.outline)).toBe(true);
      types.add(now.type);
    }
    expect(types.size).toBeGreaterThan(4);
  });

  it('a fuller town has no door that opens on the ground before another’s', () => {
    const crossed = TABLES.filter(({ seed, table }) => {
      const { table: next } = rerolled(seed, table, 'building-count', { 'atz.building-count': 5 });
      return !openFreely(next.buildings);
    });
    expect(crossed.map(({ seed, table }) => `${table.area} ${seed}`)).toEqual([]);
  });

  it('a vehicle’s type leaves the others, in the same place and the same way round', () => {
    for (const { seed, table } of TABLES) {
      const { table: next } = rerolled(`again ${seed}`, table, 'v1');
      expect(next.vehicles.slice(1)).toEqual(table.vehicles.slice(1));
      const [old, now] = [table.vehicles[0], next.vehicles[0]];
      if (!old || !now) throw new Error('v1 is missing');
      expect(now.facing).toBe(old.facing);
    }
  });

  it('names change all names and nothing else', () => {
    for (const { seed, table } of TABLES) {
      const { table: next } = rerolled(`again ${seed}`, table, 'names');
      const nameless = ({ streets, buildings, ...one }: EncounterTable) => ({
        ...without(one, 'name'),
        streets: streets.map(({ outline, line }) => ({ outline, line })),
        buildings: buildings.map(({ shop: _, ...building }) => building),
      });
      expect(nameless(next)).toEqual(nameless(table));
      expect(next.name).not.toBe(table.name);
    }
  });

  it('the layout moves things, but not what they are', () => {
    for (const { seed, table } of TABLES) {
      const { table: next } = rerolled(`again ${seed}`, table, 'layout');
      const kinds = (one: EncounterTable) => [
        one.buildings.map(({ type, shop, storeys }) => [type, shop, storeys]),
        one.vehicles.map(({ type }) => type),
        one.terrain.map(({ kind }) => kind).toSorted(),
        one.river?.ford,
        [one.name, one.entry, one.wind],
      ];
      expect(kinds(next)).toEqual(kinds(table));
      expect(next.buildings).not.toEqual(table.buildings);
      expect(amiss(next)).toEqual([]);
    }
  });

  it.each([
    ['building-count', 'atz.building-count', 'buildings'],
    ['vehicle-count', 'atz.vehicle-count', 'vehicles'],
  ] as const)('%s takes the last away, or adds to what stands', (part, rule, key) => {
    for (const { seed, table } of TABLES) {
      const fewest = rerolled(seed, table, part, { [rule]: 1 }).table;
      expect(fewest[key]).toEqual(table[key].slice(0, fewest[key].length));
      expect(without(fewest, key)).toEqual(without(table, key));
      const most = rerolled(seed, table, part, { [rule]: 6 }).table;
      expect(most[key].map(({ type }) => type).slice(0, table[key].length)).toEqual(
        table[key].map(({ type }) => type),
      );
      expect(most[key].length).toBeGreaterThanOrEqual(table[key].length);
      expect(amiss(most)).toEqual([]);
    }
  });

  it('a fuller town that finds room leaves every building where it stands', () => {
    const kept = TABLES.filter(({ table, seed }) => {
      const most = rerolled(seed, table, 'building-count', { 'atz.building-count': 6 });
      if (most.rolled.some(({ result }) => result === 'laid out')) return false;
      expect(most.table.buildings.slice(0, table.buildings.length)).toEqual(table.buildings);
      return most.table.buildings.length > table.buildings.length;
    });
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('locking parts', () => {
  it('keeps all of a table where all are locked, and asks for nothing', () => {
    for (const { table } of TABLES) {
      const { table: next, rolled } = tableFrom('other', {
        area: table.area,
        locked: { table, parts: partsOf(table) },
      });
      expect(next).toEqual(table);
      expect(rolled).toEqual([]);
    }
  });

  it('keeps what is locked while all else is rolled again', () => {
    for (const { table } of TABLES) {
      const parts: readonly Part[] = ['b1', 'b2', 'v1', 'wind', 'names'];
      const { table: next } = tableFrom('other', { area: table.area, locked: { table, parts } });
      const kinds = (one: EncounterTable) => [
        one.buildings.slice(0, 2).map(({ type, storeys }) => [type, storeys]),
        one.vehicles[0]?.type,
        one.wind,
        one.name,
      ];
      expect(kinds(next)).toEqual(kinds(table));
      expect(amiss(next)).toEqual([]);
    }
  });

  it('keeps the layout while all types are rolled again', () => {
    for (const { table } of TABLES) {
      const parts: readonly Part[] = ['building-count', 'vehicle-count', 'layout', 'terrain'];
      const { table: next } = tableFrom('other', { area: table.area, locked: { table, parts } });
      expect(next.streets.map(({ outline }) => outline)).toEqual(table.streets.map(({ outline }) => outline));
      expect(next.terrain).toEqual(table.terrain);
      next.buildings.forEach((now, at) => {
        const old = table.buildings[at];
        if (!old) throw new Error(`${now.id} is new`);
        expect(overlaps(old.outline, now.outline)).toBe(true);
      });
      expect(amiss(next)).toEqual([]);
    }
  });

  it('rolls no second one-of-a-kind beside a locked one', () => {
    for (const seed of seeds(200)) {
      const { table } = tableFrom(seed, { area: 'rural' });
      const at = table.buildings.findIndex(({ type }) => type === 'church');
      if (at < 0) continue;
      const parts: readonly Part[] = [`b${at + 1}`, 'building-count'];
      const { table: next } = tableFrom(seed, { area: 'rural', locked: { table, parts } });
      expect(next.buildings.filter(({ type }) => type === 'church').length).toBe(1);
    }
  });

  it('takes no table of another area', () => {
    const { table } = tableFrom('rural', { area: 'rural' });
    expect(() => tableFrom('urban', { area: 'urban', locked: { table, parts: ['wind'] } })).toThrow();
  });
});

describe('a mall alone', () => {
  it.each(['urban', 'outskirts'] as const)('is the only building in %s areas', (area: Area) => {
    const { table } = tableFrom('mall', { area, mallAlone: true });
    expect(table.buildings.map(({ type }) => type)).toEqual(['mall']);
    expect(table.vehicles.length).toBeGreaterThan(0);
    expect(amiss(table)).toEqual([]);
  });

  it('does not stand in the country', () => {
    expect(() => tableFrom('mall', { area: 'rural', mallAlone: true })).toThrow();
  });
});

describe('setting up', () => {
  const all = AREAS.flatMap((area) => seeds(400).flatMap((seed) => tableFrom(seed, { area }).rolled));

  it('reads every row of its tables', () => {
    const reached = new Set(all.flatMap(({ rows }) => rows));
    const missing = BATTLEFIELD_TABLES.flatMap(rowIds).filter((row) => !reached.has(row));
    expect(missing).toEqual([]);
  });

  it('rolls and draws by rules that are listed', () => {
    const rules = new Set(all.map(({ rule }) => rule));
    expect([...rules].filter((rule) => !Object.hasOwn(BATTLEFIELD_RULES, rule))).toEqual([]);
  });
});
