/**
 * The file that may be open, here or elsewhere, read without taking the locks off it: where a process closes a file, all
 * its locks on that file go, whichever of its connections holds them (SQLite, "How To Corrupt An SQLite Database File", 2.2).
 */
import { spawnSync } from 'node:child_process';
import { constants, copyFileSync, existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { hasContent, isDamage, journalOf, shmOf, walOf } from './inspect.ts';

/** Whoever reads or writes the file through SQLite has its index of the log beside it; one that was killed leaves it there. */
export const isOpenSomewhere = (file: string): boolean => existsSync(shmOf(file));

/** Reads also where the schema can't be, or pages are missing at the end. */
export function readPastDamage(database: Database.Database): void {
  database.unsafeMode(true);
  database.pragma('writable_schema = on');
}

/** Undefined where the connection makes nothing of it, not even how many pages there are. */
export function imageBy(database: Database.Database): Buffer | undefined {
  try {
    return database.serialize();
  } catch {
    return undefined;
  }
}

/** What SQLite makes of the file and its log, page by page. Undefined where it makes nothing of it. */
export function imageOf(file: string): Buffer | undefined {
  if (!hasContent(file)) return undefined;
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    readPastDamage(database);
    // Says what is wrong where `serialize` only says that it can't.
    database.pragma('user_version');
    return database.serialize();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  } finally {
    database.close();
  }
}

/** By another process where the system has such locks: of what SQLite reads nothing of, somebody may hold some. */
export function copyBytes(from: string, to: string): void {
  if (isOpenSomewhere(from) && process.platform !== 'win32') {
    const { status } = spawnSync('cp', ['--', from, to], { stdio: 'ignore' });
    if (status === 0) return;
  }
  copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/** Whether somebody has written into the file since it was asked first, put another in its place, or made one where none was. */
export interface Watch {
  readonly hasMoved: () => boolean;
  /** The version of ours that it says it is of; undefined where SQLite makes nothing of it. */
  readonly version: number | undefined;
  readonly close: () => void;
}

/** What tells a file from another in its place, or from itself before it was written to; not when a link to it was made. */
function looksOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : [found.ino, found.size, found.mtimeNs].join(' ');
}

const inodeOf = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/** By its looks: of one that SQLite makes nothing of there is no more to be told. */
function watchLooks(file: string): Watch {
  // Whoever only looks at the file may leave an empty log beside it.
  const besideIt = () => [walOf(file), journalOf(file)].filter(hasContent);
  const looks = () => [file, ...besideIt()].map(looksOf).join(', ');
  const before = looks();
  return { hasMoved: () => looks() !== before, version: undefined, close: () => undefined };
}

export function watchFile(file: string): Watch {
  const byLooks = watchLooks(file);
  if (!hasContent(file)) return byLooks;
  const inode = inodeOf(file);
  const database = new Database(file, { readonly: true, fileMustExist: true });
  const numberOf = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  try {
    readPastDamage(database);
    const before = numberOf('data_version');
    const version = numberOf('user_version');
    const hasMoved = () => inodeOf(file) !== inode || numberOf('data_version') !== before;
    return { hasMoved, version, close: () => database.close() };
  } catch (error) {
    database.close();
    if (isDamage(error)) return byLooks;
    throw error;
  }
}
