/** Why a backup couldn't be made or read, in one sentence. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreFailure } from '../file/failure.ts';
import { OWN } from '../file/owner.ts';
import { WrongCopy } from './pack.ts';
import { FolderAway } from './snapshot.ts';
import { words } from './text/trouble.ts';

const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)/;
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN)/;
const AWAY = /^(ENOENT|ENODEV|ENXIO|EIO|ESTALE|ETIMEDOUT|EHOSTDOWN|SQLITE_IOERR)/;

function codeOf(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code;
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Not of what is read: SQLite opens nothing but what was unpacked. */
const isWithin = (error: unknown, folder: string): boolean =>
  error instanceof Database.SqliteError ||
  (error instanceof Error &&
    'path' in error &&
    dirname(String(error.path)) === folder &&
    String(error.path).includes(OWN));

/** Why a backup can't be opened, which is unpacked into that folder. */
export function unreadableBackup(error: unknown, name: string, into: string): string {
  const why = error instanceof Error ? error.message : String(error);
  if (FULL.test(codeOf(error))) return words.noRoomToUnpack(into);
  if (UNWRITABLE.test(codeOf(error)) && isWithin(error, into)) return words.cantBeUnpackedTo(into);
  return words.backupCantBeRead(name, why);
}

/** Why backups couldn't be moved to that folder. */
export function moveTroubleOf(error: unknown, folder: string): string {
  const code = codeOf(error);
  const why = error instanceof Error ? error.message : String(error);
  if (FULL.test(code)) return words.diskIsFull(folder);
  if (UNWRITABLE.test(code)) return words.cantBeWritten(folder);
  if (AWAY.test(code)) return words.cantBeReached(folder, code);
  return words.cantBeUsed(folder, why);
}

export function troubleOf(error: unknown, folder: string): string {
  if (error instanceof WrongCopy) return words.theLastBackupCame(error.message);
  if (error instanceof FolderAway) return words.noBackupFolderIsAway(folder);
  // Of the file's own disk; what its sentence says of a change isn't so of a backup.
  if (error instanceof StoreFailure && error.code === 'disk-full') return words.noBackupDiskIsFull;
  const code = codeOf(error);
  const why = error instanceof Error ? error.message : String(error);
  if (FULL.test(code)) return words.noBackupDiskOfIsFull(folder);
  if (UNWRITABLE.test(code)) return words.noBackupCantBeWritten(folder);
  if (AWAY.test(code)) return words.noBackupCantBeReached(folder, code);
  return words.noBackupIn(folder, why.replace(/\.$/, ''));
}
