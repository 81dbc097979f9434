/** The app's settings: JSON values by key. What they mean, and whether they are right, is the backend's. */
import { readable } from '../file/readable.ts';
import type { Db } from '../schema.ts';

function decoded({ key, value }: { key: string; value: string }): unknown {
  return readable(`Setting ${key}`, () => JSON.parse(value) as unknown);
}

export async function readSettings(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
  return Object.fromEntries(rows.map((row) => [row.key, decoded(row)]));
}

/** Writes these and leaves the others; all of them or none. */
export async function writeSettings(db: Db, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const values = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (values.length === 0) return;
  await db
    .insertInto('setting')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}
