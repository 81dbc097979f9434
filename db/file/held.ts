/** Whether somebody has the file open, as far as SQLite can be asked about it. */
import { linkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { dropUnpacked, unpackedFile } from '../backups/make.ts';
import { StoreFailure } from './failure.ts';
import { hasContent, isDamage, walOf } from './inspect.ts';
import { isOpenSomewhere, readPastDamage } from './live.ts';
import { words } from './text/held.ts';

/** Milliseconds. */
const PATIENCE = 2_000;

/** By a lock that no other connection lets us have; undefined where SQLite makes nothing of the file before it comes to that. */
function byItsLock(file: string): boolean | undefined {
  const database = new Database(file, { fileMustExist: true, timeout: PATIENCE });
  try {
    readPastDamage(database);
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    if (isDamage(error)) return undefined;
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * SQLite locks a file that has something in its log before it reads the first page (`pagerOpenWal`, pager.c). Locks are
 * the file's and not its name's, so a log that holds nothing stands beside another name of it. Where the disk knows no
 * such names (FAT), nothing is found out.
 */
function byAnotherName(file: string): boolean {
  const name = unpackedFile(dirname(file), 'holdout-held');
  try {
    linkSync(file, name);
    writeFileSync(walOf(name), '-');
    return byItsLock(name) ?? false;
  } catch {
    return false;
  } finally {
    dropUnpacked(name);
  }
}

/** By a connection here or in another process. */
export function isHeld(file: string): boolean {
  if (!hasContent(file)) return false;
  return byItsLock(file) ?? (isOpenSomewhere(file) && byAnotherName(file));
}

export const heldFile = (file: string) => new StoreFailure('busy', words.isOpenInAnother(file));
