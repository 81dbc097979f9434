/** A damaged file opened to be read: as it is, or as a copy in which what every file of ours begins with stands there again. */
import { closeSync, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { dropUnpacked, unpackedFile } from '../backups/snapshot.ts';
import { hasContent, isDamage, journalOf, walOf } from '../file/inspect.ts';
import { copyBytes, readPastDamage } from '../file/live.ts';
import { CONSTANT_BYTES, emptySchema, putConstants } from './constant-bytes.ts';

export interface OpenedDamaged {
  readonly database: Database.Database;
  /** Nothing was put into it; a copy with a header of its own doesn't say any more which of its pages are free. */
  readonly asItIs: boolean;
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
  if (!hasContent(damaged)) return undefined;
  const asItIs = readableIn(damaged);
  if (asItIs !== undefined) return { database: asItIs, asItIs: true, drop: () => undefined };
  const copy = unpackedFile(dirname(into), 'holdout-reading');
  const drop = () => dropUnpacked(copy);
  try {
    for (const beside of [(path: string) => path, walOf])
      if (existsSync(beside(damaged))) copyBytes(beside(damaged), beside(copy));
    const log = hasContent(walOf(copy));
    changeFirst(copy, (first) => putConstants(first, { log }));
    let database = readableIn(copy);
    if (database === undefined) {
      changeFirst(copy, emptySchema);
      database = readableIn(copy);
    }
    if (database !== undefined) return { database, asItIs: false, drop };
  } catch (error) {
    drop();
    throw error;
  }
  drop();
  return undefined;
}
