/** The backup before the file is changed in kind, without which nothing is migrated. */
import { basename } from 'node:path';
import type Database from 'better-sqlite3';
import { StoreFailure } from '../file/failure.ts';
import { rowsOf, versionIn } from './contents.ts';
import type { Backup } from './manifest.ts';
import { packSnapshot, WrongCopy } from './pack.ts';
import { backupFolder } from './place.ts';
import { thin } from './settle.ts';
import { type Copier, copyOnline, takeSnapshot } from './snapshot.ts';

/**
 * Backs the file up and checks the copy against `database`, a connection to it in whose transaction nothing was written
 * yet. Fails as `damaged-file`, leaving no backup, if the copy isn't equal.
 */
export async function backUpToMigrate(
  database: Database.Database,
  { dir, now, copier = copyOnline }: { readonly dir: string; readonly now: Date; readonly copier?: Copier },
): Promise<Backup | undefined> {
  const expected = { version: versionIn(database), rows: rowsOf(database) };
  const folder = backupFolder(dir);
  const taken = { at: now.toISOString(), why: 'migration', acts: null } as const;
  try {
    const made = await packSnapshot(
      folder,
      await takeSnapshot(database.name, folder, taken, copier),
      expected,
    );
    thin(dir, now);
    return made;
  } catch (error) {
    if (!(error instanceof WrongCopy)) throw error;
    throw new StoreFailure(
      'damaged-file',
      `The backup of ${basename(database.name)} came out wrong (${error.message}), so the file was left as it is.`,
    );
  }
}
