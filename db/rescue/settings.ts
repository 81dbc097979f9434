/** Settings that can't be read any more, out of the newest backup. */
import type { Unpacked } from '../backups/unpacked.ts';
import type { Db } from '../schema.ts';

/** When the backup was made that they came from; null where there is none. */
export interface SettingsBrought {
  readonly from: string | null;
}

/** What could be read stays; of what the app keeps of the file itself nothing comes over. */
export async function bringSettings(db: Db, backup: Unpacked | undefined): Promise<SettingsBrought> {
  if (backup === undefined) return { from: null };
  const rows = await backup.db
    .selectFrom('setting')
    .where('key', 'not like', 'file.%')
    .where('key', 'not like', 'damaged.%')
    .select(['key', 'value'])
    .execute();
  for (const { key, value } of rows)
    await db
      .insertInto('setting')
      .values({ key, value, checksum: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  return { from: backup.source.at };
}
