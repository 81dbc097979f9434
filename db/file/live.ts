/**
 * The file that may be open, here or elsewhere, read without taking the locks off it: where a process closes a file, all
 * its locks on that file go, whichever of its connections holds them (SQLite, "How To Corrupt An SQLite Database File", 2.2).
 */
import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { hasContent, isDamage, journalOf, shmOf, walOf } from './inspect.ts';

export const isOpenSomewhere = (file: string): boolean => existsSync(file);

/** Reads also where the schema can't be, or pages are missing at the end. */
export function readPastDamage(database: Database.Database): void {
  database.unsafeMode(true);
  database.pragma('writable_schema = on');
}

export { copyBytes } from './left-beside.ts';

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
