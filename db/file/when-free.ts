/**
 * Waiting for other processes that have the file locked, in place of SQLite’s own: that would play a journal of another version that turns
 * up meanwhile, so what lies beside the file is looked at before each try.
 */
import Database from 'better-sqlite3';
import { isBusy } from './failure.ts';
import { clearBeside, pause } from './left-beside.ts';

/** Milliseconds that others get to end what they write. */
const PATIENCE = 5_000;
/** Milliseconds between two tries, more from one to the next. */
const [STEP, LONGEST] = [2, 25];

/** Called with why a try failed: waits for the next one, or throws that again where there is to be none. */
export function patience(): (error: unknown) => void {
  const until = performance.now() + PATIENCE;
  let tries = 0;
  return (error) => {
    if (!isBusy(error) || performance.now() > until) throw error;
    tries += 1;
    pause(Math.min(tries * STEP, LONGEST));
  };
}

export function whenFree<T>(work: () => T): T {
  const wait = patience();
  for (;;) {
    try {
      return work();
    } catch (error) {
      wait(error);
    }
  }
}

/** Begins to read what is open, at one moment: others can’t commit until that is over. */
export function beginToRead(database: Database.Database): void {
  database.exec('begin');
  try {
    // Takes the lock, which `begin` doesn’t.
    database.prepare('select 1 from sqlite_schema').get();
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/** All of `read` at one moment, right after a look at what lies beside the file. */
export function readAtOnce<T>(database: Database.Database, look: () => void, read: () => T): T {
  return whenFree(() => {
    look();
    beginToRead(database);
    try {
      const found = read();
      database.exec('commit');
      return found;
    } finally {
      if (database.inTransaction) database.exec('rollback');
    }
  });
}

/** Opens a file that others may have open, in a transaction that `begin` begins. */
export function openWhenFree(
  file: string,
  begin: (database: Database.Database) => unknown,
  options: Database.Options = {},
): Database.Database {
  return whenFree(() => {
    const database = new Database(file, { ...options, fileMustExist: true, timeout: 0 });
    try {
      clearBeside(file);
      begin(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Opens it, and begins to read: others can’t commit until it is closed. */
export const openToRead = (file: string, options?: Database.Options): Database.Database =>
  openWhenFree(file, beginToRead, options);
