/** Why a backup couldn't be made or read, in one sentence. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreFailure } from '../file/failure.ts';
import { OWN } from '../file/owner.ts';
import { WrongCopy } from './pack.ts';
import { FolderAway } from './snapshot.ts';

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
  if (FULL.test(codeOf(error)))
    return `The disk of ${into} is full, and the backup needs room there to be unpacked: nothing was changed. Make room, then try again.`;
  if (UNWRITABLE.test(codeOf(error)) && isWithin(error, into))
    return `The backup can’t be unpacked, as nothing can be written to ${into}: nothing was changed. Allow writing there, then try again.`;
  return `The backup ${name} can’t be read (${why}); choose another.`;
}

/** Why backups couldn't be moved to that folder. */
export function moveTroubleOf(error: unknown, folder: string): string {
  const code = codeOf(error);
  const why = error instanceof Error ? error.message : String(error);
  if (FULL.test(code)) return `The disk of ${folder} is full.`;
  if (UNWRITABLE.test(code)) return `${folder} can’t be written.`;
  if (AWAY.test(code)) return `${folder} can’t be reached (${code}).`;
  return `${folder} can’t be used: ${why}.`;
}

export function troubleOf(error: unknown, folder: string): string {
  if (error instanceof WrongCopy)
    return `The last backup came out wrong (${error.message}) and was thrown away; play goes on without it.`;
  if (error instanceof FolderAway)
    return `No backup could be made: ${folder} isn’t there. Connect the disk that it is on, or choose another folder in Settings, Backups.`;
  // Of the file's own disk; what its sentence says of a change isn't so of a backup.
  if (error instanceof StoreFailure && error.code === 'disk-full')
    return 'No backup could be made: the disk is full.';
  const code = codeOf(error);
  const why = error instanceof Error ? error.message : String(error);
  if (FULL.test(code)) return `No backup could be made: the disk of ${folder} is full.`;
  if (UNWRITABLE.test(code)) return `No backup could be made: ${folder} can’t be written.`;
  if (AWAY.test(code)) return `No backup could be made: ${folder} can’t be reached (${code}).`;
  return `No backup could be made in ${folder}: ${why.replace(/\.$/, '')}.`;
}
