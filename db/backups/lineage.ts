/**
 * Which file this is. It counts the backups made of it, and each restore begins a branch: a file that was put back by
 * something else (a folder kept in step, an old copy) stands behind what its own backups say.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../file/transaction.ts';
import type { Db } from '../schema.ts';
import { writeSettings } from '../writing/settings.ts';
import { LINEAGE } from './contents.ts';
import { rootOf } from './line.ts';
import { type Backup, Lineage } from './manifest.ts';
import { changePlace, readPlace } from './place.ts';

const newBranch = () => randomUUID().slice(0, 13);

export async function readLineage(db: Db): Promise<Lineage | null> {
  const row = await db.selectFrom('setting').where('key', '=', LINEAGE).select('value').executeTakeFirst();
  return row === undefined ? null : Lineage.parse(JSON.parse(row.value));
}

/** The branch that it is on: another since it was put back. */
export const readBranch = async (db: Db): Promise<string | undefined> =>
  (await readLineage(db))?.branches.at(-1);

/** Nothing that could be lost. */
export async function isEmptyShelf(db: Db): Promise<boolean> {
  return (await db.selectFrom('campaign_head').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** From here on the file goes its own way, so that nobody takes it for one that has fallen behind. */
export async function goOwnWay(db: Db): Promise<Lineage> {
  return await inTransaction(db, async (trx) => {
    const { branches, backups } = (await readLineage(trx)) ?? { branches: [], backups: 0 };
    const lineage = { branches: [...branches, newBranch()], backups };
    await writeSettings(trx, { [LINEAGE]: lineage });
    return lineage;
  });
}

/**
 * Said beside the file too, where it has gone another way: a file that can't be read doesn't say so. `takenBackBy`: the backup that was
 * made before it went that way.
 */
export function keepLineage(dir: string, lineage: Lineage | null, takenBackBy: string | null = null): void {
  if (isDeepStrictEqual(readPlace(dir).lineage, lineage)) return;
  try {
    changePlace(dir, { lineage, takenBackBy });
  } catch {
    // The file itself has it.
  }
}

/** One more backup is about to be made of the file of this folder. */
export async function countBackup(db: Db, dir: string): Promise<void> {
  const lineage = await inTransaction(db, async (trx) => {
    const { branches, backups } = (await readLineage(trx)) ?? { branches: [newBranch()], backups: 0 };
    const counted = { branches, backups: backups + 1 };
    await writeSettings(trx, { [LINEAGE]: counted });
    return counted;
  });
  // How many there are the backups say themselves; which of them are its own, where the file is gone, only this does.
  if (!isDeepStrictEqual(readPlace(dir).lineage?.branches, lineage.branches)) keepLineage(dir, lineage);
}

/** Which of these are of this file, and not of another that keeps its own in the same folder. */
export async function ownOf(db: Db, backups: readonly Backup[]): Promise<readonly Backup[]> {
  const root = rootOf(await readLineage(db));
  return backups.filter(({ lineage }) => rootOf(lineage) === root);
}

/** Whether the file holds that many acts, those of every log taken together. */
export async function hasActs(db: Db, many: number): Promise<boolean> {
  const one = await db
    .selectFrom('campaign_act')
    .select('act')
    .limit(1)
    .offset(many - 1)
    .executeTakeFirst();
  return one !== undefined;
}
