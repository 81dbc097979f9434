import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../db/schema.ts';
import { BELONGINGS, columnsOf, INDEX_OF, OF_THE_FILE } from '../../db/shelf/belongings.ts';
import { tempStore } from '../support/db/store.ts';

/** Tables that hold rows, those that the full-text index keeps for itself left out. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%'`.execute(db);
  return rows.map(({ name }) => name);
}

describe('what belongs to one campaign', () => {
  it('is every table of the file but those that are named as the whole file’s', async () => {
    const { db } = await tempStore();
    const named = [...BELONGINGS, INDEX_OF].map(({ table }) => table);
    // Rows of the index go by the number that the campaign has in it.
    const others = [...OF_THE_FILE, 'chronicle_text'];
    expect([...named, ...others].sort()).toEqual((await tablesOf(db)).sort());
  });

  it('goes by a column that is there, and says by no other whose a row is', async () => {
    const { db } = await tempStore();
    for (const { table, by } of [...BELONGINGS, INDEX_OF]) {
      expect(await columnsOf(db, table), table).toContain(by);
      const { rows } = await sql<{
        column: string;
      }>`select "from" as "column" from pragma_foreign_key_list(${table})
        where "table" = 'campaign_head'`.execute(db);
      for (const { column } of rows) expect(column, table).toBe(by);
    }
  });

  it('stands in an order in which no row comes before what it refers to, but where that is looked at last', async () => {
    const { db } = await tempStore();
    const tables = BELONGINGS.map(({ table }) => String(table));
    const { rows } = await sql<{
      child: string;
      parent: string;
    }>`select list.name as child, keys."table" as parent
      from pragma_table_list as list, pragma_foreign_key_list(list.name) as keys
      where keys."table" <> list.name`.execute(db);
    const deferred = new Set(['campaign_head']);
    const early = rows.filter(
      ({ child, parent }) =>
        tables.includes(child) && !deferred.has(child) && tables.indexOf(child) < tables.indexOf(parent),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(early).toEqual([]);
  });
});
