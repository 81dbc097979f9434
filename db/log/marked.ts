/** Logs that a check has found damaged: told to every worker and every start, until they are found whole again. */
import type { Db } from '../schema.ts';

/** Among the settings. */
const keyOf = (id: string) => `damaged.${id}`;

export async function isMarkedDamaged(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('setting').where('key', '=', keyOf(id)).select('key').executeTakeFirst();
  return row !== undefined;
}

export async function markDamaged(db: Db, id: string, damaged: boolean): Promise<void> {
  if (damaged === (await isMarkedDamaged(db, id))) return;
  const key = keyOf(id);
  if (damaged) await db.insertInto('setting').values({ key, value: 'true', checksum: null }).execute();
  else await db.deleteFrom('setting').where('key', '=', key).execute();
}
