/** The backup before the file is changed in kind, without which nothing is migrated. */
import { basename } from 'node:path';
import type Database from 'better-sqlite3';
import { StoreFailure } from '../file/failure.ts';
import { rowsOf, versionIn } from './contents.ts';
import type { Backup } from './manifest.ts';
import { packSnapshot, WrongCopy } from './pack.ts';
import { backupFolder } from './place.ts';
import { thin } from './settle.ts';
import { type Copying, copyBy, takeSnapshot } from './snapshot.ts';

interface MigrationBackup {
  readonly dir: string;
  readonly now: Date;
  readonly copying?: Copying | undefined;
}

/**
 * Backs the file up and checks the copy against `database`, a connection that is alone on it and has no transaction open. Fails as `damaged-file`, leaving no backup, if the copy isn't equal.
 */
export async function backUpToMigrate(
  database: Database.Database,
  { dir, now, copying = (usual) => usual }: MigrationBackup,
): Promise<Backup | undefined> {
  const expected = { version: versionIn(database), rows: rowsOf(database) };
  const folder = backupFolder(dir);
  const taken = { at: now.toISOString(), why: 'migration', acts: null } as const;
  try {
    const made = await packSnapshot(
      folder,
      await takeSnapshot(database.name, folder, taken, copying(copyBy(database))),
      expected,
    );
    thin(dir);
    return made;
  } catch (error) {
    if (!(error instanceof WrongCopy)) throw error;
    throw new StoreFailure(
      'damaged-file',
      `The backup of ${basename(database.name)} came out wrong (${error.message}), so the file was left as it is.`,
    );
  }
}
