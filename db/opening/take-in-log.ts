/**
 * A write-ahead log that an older Holdout has left beside the file when it was killed: taken in once, after a copy of both. Where it is
 * another version's, as where a sync program has brought only one of the two, the file counts without it.
 */
import { existsSync, linkSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { copyAside } from '../backups/damaged.ts';
import { heldByOlder, isBusy, StoreFailure } from '../file/failure.ts';
import { hasContent, isDamage, shmOf, walOf } from '../file/inspect.ts';
import { bytesOf, copyBytes, setLogAside } from '../file/left-beside.ts';
import { type Lacking, lackingIn, seenIn } from '../file/memory.ts';
import { dropTemporary, temporaryFile } from '../file/temporary.ts';
import { unsoundLogs } from '../history/sound.ts';
import { openFile } from '../store/open-file.ts';
import { lacks } from './other-version.ts';

/** In the header of a file: 2 where it is written by way of a log (SQLite, "Database File Format", 1.3). */
const READS_BY = 19;
const BY_A_LOG = 2;

/** Looks at what it is with or without its log; undefined where not all of that is as it was stored. */
async function inVersion<T>(
  file: string,
  log: boolean,
  look: (database: Database.Database) => T,
): Promise<T | undefined> {
  const copy = temporaryFile(dirname(file), 'holdout-log');
  let database: Database.Database | undefined;
  try {
    copyBytes(file, copy);
    if (log) copyBytes(walOf(file), walOf(copy));
    const { db, close } = await openFile(copy, { migrations: MIGRATIONS, alone: true });
    if ((await unsoundLogs(db).finally(close)).length > 0) return undefined;
    database = new Database(copy, { readonly: true });
    return look(database);
  } catch (error) {
    if (error instanceof StoreFailure || error instanceof Database.SqliteError) return undefined;
    throw error;
  } finally {
    database?.close();
    dropTemporary(copy);
  }
}

/**
 * True if an older Holdout has the file open: while it does, it keeps a lock on the file, whatever name that goes by. Asked by another
 * name, beside which no log lies. If the disk knows no second names nothing is found out, and SQLite says so later.
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

/** Acts and words that a version lacks of another; what the player deleted for good isn't among them. */
const manyIn = (lacking: readonly Lacking[]): number =>
  lacking.reduce(
    (sum, { there, acts, words }) => sum + (there === undefined ? 0 : (acts?.many ?? 0) + (words?.many ?? 0)),
    0,
  );

/**
 * Nothing where there is no log. What is damaged either way stays as it is, for a repair. Gives one sentence where what counts from now on
 * lacks something of the other version.
 */
export async function takeInLog(file: string, now: Date): Promise<string | undefined> {
  const hasLog = hasContent(walOf(file));
  if (!hasLog && !existsSync(shmOf(file))) return undefined;
  if (bytesOf(file, READS_BY + 1)[READS_BY] !== BY_A_LOG) {
    setLogAside(file);
    return undefined;
  }
  if (!hasLog) return undefined;
  if (isOpenInOlder(file)) throw heldByOlder(file);
  // An older Holdout that has ended since has taken its log in by itself.
  if (!hasContent(walOf(file))) return undefined;
  const copy = copyAside(dirname(file), file, now, 'kept');
  const alone = await inVersion(file, false, seenIn);
  const withLog = await inVersion(file, true, (database) => ({
    seen: seenIn(database),
    lacking: alone === undefined ? [] : lackingIn(database, alone),
  }));
  const without =
    alone && withLog && (await inVersion(file, false, (database) => lackingIn(database, withLog.seen)));
  // The log is from before if the file has come further, as on another machine.
  const isOlder =
    alone !== undefined && (withLog === undefined || manyIn(withLog.lacking) > manyIn(without ?? []));
  const lacking = isOlder ? without : withLog?.lacking;
  if (isOlder) setLogAside(file);
  moveIn(file);
  if (lacking === undefined || lacking.length === 0) return undefined;
  const became = isOlder ? 'is of another version, so it was set aside' : 'was taken into it';
  return `The log that an older Holdout left beside ${file} ${became}.${lacks(lacking, 'In the file now')} Both are kept as they were as ${copy}.`;
}
