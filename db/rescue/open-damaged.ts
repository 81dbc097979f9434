/** A damaged file opened to be read: as it is, or as a copy in which what every file of ours begins with stands there again. */
import { closeSync, existsSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { dropUnpacked, unpackedFile } from '../backups/make.ts';
import { hasContent, isDamage, journalOf, walOf } from '../file/inspect.ts';
import { copyBytes, readPastDamage } from '../file/live.ts';
import { CONSTANT_BYTES, emptyFile, emptySchema, putConstants } from './constant-bytes.ts';

export interface OpenedDamaged {
  readonly database: Database.Database;
  /** The path that is read, where it says itself which of its pages are free: a copy with a header of ours doesn't. */
  readonly pages: string | undefined;
  /** Takes the copy away; the connection is closed by whoever has it. */
  readonly drop: () => void;
}

function readableIn(file: string): Database.Database | undefined {
  const database = new Database(file, { readonly: !hasContent(journalOf(file)), fileMustExist: true });
  try {
    readPastDamage(database);
    // Of one moment, should another process be writing.
    database.exec('begin');
    database.prepare('select count(*) from sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    if (isDamage(error)) return undefined;
    throw error;
  }
}

const hasSchema = (database: Database.Database): boolean =>
  Number(database.prepare('select count(*) from sqlite_schema').pluck().get()) > 0;

function changeFirst(file: string, change: (first: Buffer) => void): void {
  const descriptor = openSync(file, 'r+');
  try {
    const first = Buffer.alloc(CONSTANT_BYTES);
    readSync(descriptor, first, 0, CONSTANT_BYTES, 0);
    change(first);
    writeSync(descriptor, first, 0, CONSTANT_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
}

/** Undefined where SQLite can't read it at all. */
export function openDamaged(damaged: string, into: string): OpenedDamaged | undefined {
  const isEmpty = !hasContent(damaged);
  if (isEmpty && !hasContent(walOf(damaged))) return undefined;
  const asItIs = isEmpty ? undefined : readableIn(damaged);
  if (asItIs !== undefined) return { database: asItIs, pages: damaged, drop: () => undefined };
  const copy = unpackedFile(dirname(into), 'holdout-reading');
  const drop = () => dropUnpacked(copy);
  try {
    for (const beside of [(path: string) => path, walOf])
      if (existsSync(beside(damaged))) copyBytes(beside(damaged), beside(copy));
    const log = hasContent(walOf(copy));
    // SQLite takes away the log of a file that holds nothing.
    if (isEmpty) writeFileSync(copy, emptyFile());
    changeFirst(copy, (first) => putConstants(first, { log }));
    let database = readableIn(copy);
    // Out of the log, then: where its first page stands there, so does which pages are free.
    if (isEmpty && database !== undefined && hasSchema(database)) return { database, pages: copy, drop };
    if (database === undefined) {
      changeFirst(copy, emptySchema);
      database = readableIn(copy);
    }
    if (database !== undefined) return { database, pages: undefined, drop };
  } catch (error) {
    drop();
    throw error;
  }
  drop();
  return undefined;
}
