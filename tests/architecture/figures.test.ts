import { describe, expect, it } from 'vitest';
import { readPastLookUps, tablesIn } from './figures.ts';
import { sourceOf, sourcesUnder } from './source.ts';

/** Core itself, and the figures where they are written down. */
const BELOW = /^src\/rules\/(core|[a-z-]+\/data)\//;

describe('the figures of tables', () => {
  it('are looked up wherever they are read, so that no correction is passed over', () => {
    const sources = sourcesUnder('src');
    const tables = tablesIn(sources);
    expect(tables.size).toBeGreaterThan(40);
    for (const name of ['RECOVERY', 'WEAPON_FIGURES', 'BUILDING_TYPES', 'GENERATOR'])
      expect([...tables]).toContain(name);
    expect(
      readPastLookUps(
        sources.filter(({ path }) => !BELOW.test(path)),
        tables,
      ),
    ).toEqual([]);
  });
});

const TABLES = `
  export const PRICE = { id: 'a.price', section: 'S', rows: { rope: { result: 2 } } } as const satisfies KeyedTable<'rope', number>;
  export const BY_AREA = { urban: { id: 'a.u', section: 'S', rows: {} } };`;

function past(text: string): readonly string[] {
  const table = sourceOf('src/rules/a/tables.ts', TABLES);
  return readPastLookUps([sourceOf('src/rules/a/x.ts', text)], tablesIn([table]));
}

describe('a planted reading', () => {
  it.each([
    ['off a row', 'const price = PRICE.rows.rope.result;'],
    ['off a row by its key', 'const price = PRICE.rows[what].result;'],
    ['off all rows', 'const prices = Object.values(PRICE.rows);'],
    ['off rows kept by', 'const { rows } = PRICE;'],
    ['off rows under another name', 'const { rows: all } = PRICE;'],
    ['off one of several tables', 'const row = BY_AREA[area].rows[what];'],
    ['off one of several by name', 'const row = BY_AREA.urban.rows.x;'],
    ['off a table handed over', 'function f(table: KeyedTable<string, number>) { return table.rows.x; }'],
    ['off rows handed over', 'function f({ rows }: RangeTable<number>) { return rows[0]; }'],
  ])('is found: %s', (_, text) => {
    expect(past(text)).toEqual(['src/rules/a/x.ts:1']);
  });
});

describe('what is no reading', () => {
  it.each([
    ['a look-up', 'const price = rowOf(PRICE, what).result;'],
    ['a type', 'type What = keyof typeof PRICE.rows;'],
    ['the names of the rows', 'const all = Object.keys(PRICE.rows);'],
    ['whether there is a row', 'const has = Object.hasOwn(PRICE.rows, what);'],
    ['rows that were read', 'const ids = [...checked.rows, found.row];'],
  ])('is not: %s', (_, text) => {
    expect(past(text)).toEqual([]);
  });
});
