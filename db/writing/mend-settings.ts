/** Settings that were damaged on the disk: made what they were, where their checksums say it, else as nobody had set them. */
import { nearby } from '../codecs/nearby.ts';
import { isAlmost } from '../codecs/row-digest.ts';
import type { Db, Trx } from '../schema.ts';
import type { SettingTable } from '../tables/writing.ts';
import { checksumOfSetting, isSettingSound } from './setting-checksum.ts';

function asSet(row: SettingTable): SettingTable | undefined {
  if (isAlmost(row.checksum, checksumOfSetting(row))) return row;
  for (const column of ['value', 'key'] as const) {
    for (const value of nearby(row[column])) {
      const tried = { ...row, [column]: String(value) };
      if (isSettingSound(tried)) return tried;
    }
  }
  return undefined;
}

async function putRight(trx: Trx, row: SettingTable): Promise<boolean> {
  const right = asSet(row);
  await trx.deleteFrom('setting').where('key', '=', row.key).execute();
  if (right === undefined) return false;
  const put = trx.insertInto('setting').values({ ...right, checksum: null });
  await put.onConflict((conflict) => conflict.doNothing()).execute();
  return true;
}

/** By key: those that stand as they were set again, and those that are gone. */
export interface SettingsMended {
  readonly right: readonly string[];
  readonly gone: readonly string[];
}

export async function mendSettings(db: Db): Promise<SettingsMended> {
  const stored = await db.selectFrom('setting').orderBy('key').selectAll().execute();
  const [right, gone]: [string[], string[]] = [[], []];
  for (const row of stored.filter((one) => !isSettingSound(one)))
    ((await db.transaction().execute(async (trx) => await putRight(trx, row))) ? right : gone).push(row.key);
  return { right, gone };
}
