/** The check of the whole file: due after an unclean end, and once a day. It takes seconds where the file is large. */
import { dirname } from 'node:path';
import { damagedFile, settleCopies, wasDamaged } from '../backups/damaged.ts';
import { faultsIn } from '../file/faults.ts';
import type { Db } from '../schema.ts';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Among the settings: when the file was found sound last. */
const CHECKED = 'file.checked';

export interface FileCheck {
  readonly checked: boolean;
  /** The sentence for the player about the damage, or null where the file is sound. */
  readonly damage: string | null;
  /** Rows that can be read, though nobody wrote them so: the logs say whose they are. */
  readonly rows: readonly string[];
}

const NOT_DUE: FileCheck = { checked: false, damage: null, rows: [] };

/** Looks through the file; a damaged one is copied aside. */
export async function lookThroughFile(file: string, now: () => Date): Promise<FileCheck> {
  const { first, rows } = await faultsIn(file);
  const dir = dirname(file);
  if (first !== undefined)
    return { checked: true, damage: damagedFile(dir, file, first, now()).message, rows };
  settleCopies(dir);
  return { checked: true, damage: null, rows };
}

/** The next check is due now: nobody knows what the end before this start has left. */
export async function forgetCheck(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', CHECKED).execute();
}

async function isDue(db: Db, now: Date): Promise<boolean> {
  const row = await db.selectFrom('setting').where('key', '=', CHECKED).select('value').executeTakeFirst();
  if (row === undefined) return true;
  const since = now.getTime() - Date.parse(row.value.slice(1, -1));
  // A clock that was set back says nothing either.
  return !(since >= 0 && since < DAY);
}

/** Checks the file where that is due; a damaged one is copied aside, and checked before it is opened next time. */
export async function checkFile(db: Db, file: string, now: () => Date): Promise<FileCheck> {
  if (!wasDamaged(dirname(file)) && !(await isDue(db, now()))) return NOT_DUE;
  const looked = await lookThroughFile(file, now);
  if (looked.damage !== null || looked.rows.length > 0) return looked;
  const value = JSON.stringify(now().toISOString());
  await db
    .insertInto('setting')
    .values({ key: CHECKED, value, checksum: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return looked;
}
