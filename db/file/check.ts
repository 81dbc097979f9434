/** The check of the whole file: due after an unclean end, and once a day. It takes seconds where the file is large. */
import { dirname } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Db } from '../schema.ts';
import { damagedFile } from './damaged.ts';
import { inspect } from './inspect.ts';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Among the settings: when the file was found sound last. */
const CHECKED = 'file.checked';

export interface FileCheck {
  readonly checked: boolean;
  /** One sentence for the player, or null where the file is sound. */
  readonly damage: string | null;
}

/** The next check is due now: nobody knows what the end before this start has left. */
export async function forgetCheck(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', CHECKED).execute();
}

async function isDue(db: Db, now: Date): Promise<boolean> {
  const row = await db.selectFrom('setting').where('key', '=', CHECKED).select('value').executeTakeFirst();
  if (row === undefined) return true;
  const since = now.getTime() - Date.parse(String(JSON.parse(row.value)));
  // A clock that was set back says nothing either.
  return !(since >= 0 && since < DAY);
}

/** Checks the file where that is due; a damaged one is copied aside, and checked before it is opened next time. */
export async function checkFile(db: Db, file: string, now: () => Date): Promise<FileCheck> {
  if (!(await isDue(db, now()))) return { checked: false, damage: null };
  const finding = inspect(file, MIGRATIONS.length, { whole: true });
  if (finding.kind === 'damaged')
    return { checked: true, damage: damagedFile(dirname(file), file, finding.why, now()).message };
  const value = JSON.stringify(now().toISOString());
  await db
    .insertInto('setting')
    .values({ key: CHECKED, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return { checked: true, damage: null };
}
