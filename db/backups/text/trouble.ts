/** Reasons for which a backup couldn’t be made or read, in one sentence each. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { reasonOf, StoreFailure } from '../../file/failure.ts';
import { OWN } from '../../file/owner.ts';

/** A copy that isn't what it should be. */
export class WrongCopy extends Error {}

/** The folder that was chosen for backups isn't there. */
export class FolderAway extends Error {}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/**
 * True if the error comes from the file being unpacked, not from the backup being read: only there something is written, and SQLite opens
 * nothing else.
 */
const isWithin = (error: unknown, folder: string): boolean =>
  error instanceof Database.SqliteError ||
  (error instanceof Error &&
    'code' in error &&
    (/^(ENOSPC|EDQUOT)$/.test(String(error.code)) ||
      ('path' in error && dirname(String(error.path)) === folder && String(error.path).includes(OWN))));

/** The sentence for a backup that can’t be opened, after being unpacked into the folder `into`. */
export function unreadableBackup(error: unknown, name: string, into: string): string {
  const reason = isWithin(error, into) ? reasonOf(error, into) : undefined;
  return reason === undefined
    ? `The backup ${name} can’t be read (${messageOf(error)}); choose another.`
    : `The backup can’t be unpacked: ${reason}. Nothing was changed; make room or allow writing there, then try again.`;
}

/** The sentence for backups that couldn’t be moved to that folder. */
export const moveTroubleOf = (error: unknown, folder: string): string =>
  `The backups stay where they are: ${reasonOf(error, folder) ?? `${folder} can’t be used: ${messageOf(error)}`}.`;

export function troubleOf(error: unknown, folder: string): string {
  if (error instanceof WrongCopy)
    return `The last backup came out wrong (${error.message}) and was thrown away; play goes on without it.`;
  if (error instanceof FolderAway)
    return `No backup could be made: ${folder} isn’t there. Connect the disk that it is on, or choose another folder in Settings, Backups.`;
  // A full disk here is that of the file itself; the failure’s own sentence speaks of a change, which a backup isn’t.
  if (error instanceof StoreFailure && error.code === 'disk-full')
    return 'No backup could be made: the disk is full.';
  const reason = reasonOf(error, folder);
  return reason === undefined
    ? `No backup could be made in ${folder}: ${messageOf(error)}.`
    : `No backup could be made: ${reason}.`;
}
