/** The app's settings: JSON values by key. What they mean, and whether they are right, is the backend's. */
import type { Db } from '../schema.ts';
import type { SettingTable } from '../tables/writing.ts';
import { isSettingSound } from './setting-checksum.ts';

/** A damaged setting is as if nobody had set it; the check of the file says so. */
function decoded(row: SettingTable): readonly (readonly [string, unknown])[] {
  if (!isSettingSound(row)) return [];
  try {
    return [[row.key, JSON.parse(row.value)]];
  } catch {
    return [];
  }
}

export async function readSettings(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
  return Object.fromEntries(rows.flatMap(decoded));
}

/** Writes these and leaves the others; all of them or none. */
export async function writeSettings(db: Db, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const values = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: JSON.stringify(value), checksum: null }));
  if (values.length === 0) return;
  await db
    .insertInto('setting')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/** Keys of those that aren't as they were set. */
export async function rottenSettings(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
  return rows.filter((row) => !isSettingSound(row)).map(({ key }) => key);
}
