/**
 * A write-ahead log that an older Holdout has left beside the file when it was killed: taken in once, after a copy of both. Where it is
 * another version's, as where a sync program has brought only one of the two, the file counts without it.
 */
import { linkSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { areLogsSound } from '../log/sound.ts';
import { copyAside } from './damaged.ts';
import { heldByOlder, isBusy, StoreFailure } from './failure.ts';
import { hasContent, isDamage, walOf } from './inspect.ts';
import { bytesOf, copyBytes, setLogAside } from './left-beside.ts';
import { openFile } from './open-file.ts';
import { dropTemporary, temporaryFile } from './temporary.ts';

/** In the header of a file: 2 where it is written by way of a log (SQLite, "Database File Format", 1.3). */
const READS_BY = 19;
const BY_A_LOG = 2;

/** All that is in it, with or without its log, is as it was stored. */
async function isWholeWith(file: string, log: boolean): Promise<boolean> {
  const copy = temporaryFile(dirname(file), 'holdout-log');
  try {
    copyBytes(file, copy);
    if (log) copyBytes(walOf(file), walOf(copy));
    const { db, close } = await openFile(copy, { migrations: MIGRATIONS, alone: true });
    return await areLogsSound(db).finally(close);
  } catch (error) {
    if (error instanceof StoreFailure || error instanceof Database.SqliteError) return false;
    throw error;
  } finally {
    dropTemporary(copy);
  }
}

/**
 * Whether an older Holdout has the file open: while it does, it keeps a lock on the file, whatever name that goes by. Asked by another name,
 * beside which no log lies. Where the disk knows no second names nothing is found out, and SQLite says so later.
 */
function isOpenInOlder(file: string): boolean {
  const name = temporaryFile(dirname(file), 'holdout-held');
  let database: Database.Database | undefined;
  try {
    linkSync(file, name);
    database = new Database(name, { timeout: 0 });
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database?.close();
    dropTemporary(name);
  }
}

/** Has the log moved into the file by SQLite, and the file kept without one from here on. */
function moveIn(file: string): void {
  const database = new Database(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = delete');
  } catch (error) {
    if (!isDamage(error)) throw error;
  } finally {
    database.close();
  }
}

/** Nothing where there is no log. What is damaged either way stays as it is, for a repair. */
export async function takeInLog(file: string, now: Date): Promise<void> {
  if (!hasContent(walOf(file))) return;
  if (bytesOf(file)[READS_BY] !== BY_A_LOG) {
    setLogAside(file);
    return;
  }
  if (isOpenInOlder(file)) throw heldByOlder(file);
  // One that has ended since has taken its log in by itself.
  if (!hasContent(walOf(file))) return;
  copyAside(dirname(file), file, now, 'kept');
  if (!(await isWholeWith(file, true)) && (await isWholeWith(file, false))) setLogAside(file);
  moveIn(file);
}
