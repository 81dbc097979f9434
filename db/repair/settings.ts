/** The app's settings, and forms half-filled outside of any campaign: each as its checksum says, else out of the newest backup. */
import { inTransaction } from '../file/transaction.ts';
import { insertAll } from '../projection/rows.ts';
import type { Db } from '../schema.ts';
import type { SettingTable } from '../tables/writing.ts';
import { isSettingSound } from '../writing/setting-checksum.ts';
import type { Source } from './log-in.ts';

export interface SettingsMended {
  /** Moment at which the backup was made that some settings came from; null where none did. */
  readonly from: string | null;
  /** Some are gone. */
  readonly anyGone: boolean;
}

/** True for a setting that Holdout keeps of the file itself, which is another then. */
export const isOfFile = (key: string): boolean => /^(file|damaged)\./.test(key);

const settingsIn = async (db: Db): Promise<readonly SettingTable[]> =>
  (await db.selectFrom('setting').selectAll().execute()).filter(({ key }) => !isOfFile(key));

/** `areAllThere`: none is missing. Null where all are as they were set. */
export async function mendSettings(
  db: Db,
  file: Db,
  {
    areAllThere,
    backup,
  }: { readonly areAllThere: boolean; readonly backup: () => Promise<Source | undefined> },
): Promise<SettingsMended | null> {
  const stored = await settingsIn(file);
  const sound = stored.filter(isSettingSound);
  const [have, wrong] = [keysOf(sound), keysOf(stored.filter((one) => !isSettingSound(one)))];
  const isWhole = areAllThere && wrong.size === 0;
  const from = isWhole ? undefined : await backup();
  const there = from === undefined ? [] : (await settingsIn(from.db)).filter(isSettingSound);
  const brought = there.filter(({ key }) => !have.has(key) && (!areAllThere || wrong.has(key)));
  await inTransaction(db, async (trx) => await insertAll(trx, 'setting', [...sound, ...brought]));
  if (isWhole) return null;
  const anyGone = from === undefined || [...wrong].some((key) => !keysOf(brought).has(key));
  return { from: brought.length === 0 ? null : (from?.at ?? null), anyGone };
}

const keysOf = (rows: readonly SettingTable[]): ReadonlySet<string> => new Set(rows.map(({ key }) => key));
