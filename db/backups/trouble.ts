/** Why a backup couldn't be made or read, in one sentence. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { StoreFailure } from '../file/failure.ts';
import { OWN } from '../file/owner.ts';
import { words } from './text/trouble.ts';

/** A copy that isn't what it should be. */
export class WrongCopy extends Error {}

/** The folder that was chosen for backups isn't there. */
export class FolderAway extends Error {}

const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)/;
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN)/;
const AWAY = /^(ENOENT|ENODEV|ENXIO|EIO|ESTALE|ETIMEDOUT|EHOSTDOWN|SQLITE_IOERR)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** What keeps that folder from being written, as part of a sentence; undefined where it is something else. */
function reasonOf(error: unknown, folder: string): string | undefined {
  const code = codeOf(error);
  if (FULL.test(code)) return words.theDiskIsFull(folder);
  if (UNWRITABLE.test(code)) return words.cantBeWritten(folder);
  return AWAY.test(code) ? words.cantBeReached(folder, code) : undefined;
}

/** Of what is unpacked, not of what is read: SQLite opens nothing else. */
const isWithin = (error: unknown, folder: string): boolean =>
  error instanceof Database.SqliteError ||
  (error instanceof Error &&
    'path' in error &&
    dirname(String(error.path)) === folder &&
    String(error.path).includes(OWN));

/** Why a backup can't be opened, which is unpacked into that folder. */
export function unreadableBackup(error: unknown, name: string, into: string): string {
  const isOfPlace = FULL.test(codeOf(error)) || (UNWRITABLE.test(codeOf(error)) && isWithin(error, into));
  const reason = isOfPlace ? reasonOf(error, into) : undefined;
  return reason === undefined ? words.cantBeRead(name, messageOf(error)) : words.cantBeUnpacked(reason);
}

/** Why backups couldn't be moved to that folder. */
export const moveTroubleOf = (error: unknown, folder: string): string =>
  words.theyStay(reasonOf(error, folder) ?? words.cantBeUsed(folder, messageOf(error)));

export function troubleOf(error: unknown, folder: string): string {
  if (error instanceof WrongCopy) return words.cameOutWrong(error.message);
  if (error instanceof FolderAway) return words.folderIsAway(folder);
  // Of the file's own disk; what its sentence says of a change isn't so of a backup.
  if (error instanceof StoreFailure && error.code === 'disk-full') return words.noBackup(words.ownDiskIsFull);
  const reason = reasonOf(error, folder);
  return reason === undefined ? words.noBackupIn(folder, messageOf(error)) : words.noBackup(reason);
}
