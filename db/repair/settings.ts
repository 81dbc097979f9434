/** The app's settings, and forms half-filled outside of any campaign: each as its checksum says, else out of the newest backup. */
import { inTransaction } from '../file/transaction.ts';
import { insertAll } from '../projection/rows.ts';
import type { Db } from '../schema.ts';
import type { SettingTable } from '../tables/writing.ts';
import { isSettingSound } from '../writing/setting-checksum.ts';
import type { Source } from './log-in.ts';

export interface SettingsMended {
  /** When the backup was made that some came from; null where none did. */
  readonly from: string | null;
  /** By key: those that came from the backup, and those that are gone. */
  readonly brought: readonly string[];
  readonly gone: readonly string[];
}

/** What Holdout keeps of the file itself, which is another then. */
export const isOfFile = (key: string): boolean => /^(file|damaged)\./.test(key);

const settingsIn = async (db: Db): Promise<readonly SettingTable[]> =>
  (await db.selectFrom('setting').selectAll().execute()).filter(({ key }) => !isOfFile(key));

const put = async (db: Db, rows: readonly SettingTable[]) =>
  await inTransaction(db, async (trx) => await insertAll(trx, 'setting', rows));

/** `whole`: none is missing. Null where all are as they were set. */
export async function mendSettings(
  db: Db,
  file: Db,
  { whole, backup }: { readonly whole: boolean; readonly backup: () => Promise<Source | undefined> },
): Promise<SettingsMended | null> {
  const stored = await settingsIn(file);
  const sound = stored.filter(isSettingSound);
  await put(db, sound);
  if (whole && sound.length === stored.length) return null;
  const have = new Set(sound.map(({ key }) => key));
  const wrong = stored.map(({ key }) => key).filter((key) => !have.has(key));
  const from = await backup();
  const there = from === undefined ? [] : (await settingsIn(from.db)).filter(isSettingSound);
  const brought = there.filter(({ key }) => !have.has(key) && (!whole || wrong.includes(key)));
  await put(db, brought);
  const keys = brought.map(({ key }) => key);
  return { from: from?.at ?? null, brought: keys, gone: wrong.filter((key) => !keys.includes(key)) };
}
