/**
 * The file taken away, or another put in its place, while it is open here: the system goes on writing into what has no name any
 * more. What was acknowledged stands in there, and is given its name again, or another.
 */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { rowsOf, shelfOf } from '../backups/contents.ts';
import { ontoDisk } from '../backups/place.ts';
import { dropUnpacked, unpackedFile } from '../backups/snapshot.ts';
import type { Db } from '../schema.ts';
import { freeCopy } from './damaged.ts';
import { folderGone, StoreFailure, type StoreFailureCode, storeFailure } from './failure.ts';
import { shmOf, walOf } from './inspect.ts';
import { keepPrivate } from './private.ts';

/** What tells a file from another under its name; undefined where none is there. */
export const inodeOf = (file: string): bigint | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

interface Open {
  readonly db: Db;
  readonly file: string;
}

/** What this connection, or another of the same file, writes changes it. */
async function stampOf(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select data_version || ' ' || total_changes() as stamp from pragma_data_version`.execute(db);
  return rows[0]?.stamp ?? '';
}

/** Does it while nobody writes into what is open, and nobody of this connection does afterwards; false where somebody has since `stamp`. */
async function atRest(db: Db, stamp: string, work: () => void): Promise<boolean> {
  return await db.connection().execute(async (one) => {
    await sql`begin immediate`.execute(one);
    try {
      if ((await stampOf(one)) !== stamp) return false;
      work();
      await sql`pragma query_only = on`.execute(one);
      return true;
    } finally {
      await sql`rollback`.execute(one);
    }
  });
}

function holds(file: string): unknown {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return { rows: rowsOf(database), shelf: shelfOf(database) };
  } finally {
    database.close();
  }
}

function holdTheSame(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(holds(one), holds(other));
  } catch {
    return false;
  }
}

/** Gives what was open a name; undefined where all of it stands in the file by now. */
function named(copy: string, file: string, now: Date): string | undefined {
  if (existsSync(file)) {
    if (holdTheSame(copy, file)) return undefined;
    const aside = freeCopy(dirname(file), 'mended', now);
    renameSync(copy, aside);
    return `Something other than Holdout put another file in the place of ${file}; what stood there is kept as ${basename(aside)}: see Settings, Backups.`;
  }
  // They belong to what is open: beside another file they would be taken for its own.
  for (const beside of [walOf, shmOf]) rmSync(beside(file), { force: true });
  renameSync(copy, file);
  return `Something other than Holdout took ${file} away; it stands there again, with everything that was done.`;
}

const WHY: Partial<Readonly<Record<StoreFailureCode, string>>> = {
  'disk-full': 'the disk is full',
  'read-only': 'nothing can be written there',
  busy: 'another program keeps it locked',
  'io-error': 'the disk gives errors, or can’t be reached',
};

/** What is open is all there is of it: whoever ends Holdout now loses it. */
function cantBeKept(file: string, error: unknown): StoreFailure {
  const dir = dirname(file);
  if (!existsSync(dir)) {
    const gone = folderGone(dir);
    return new StoreFailure(gone.code, `${gone.message} Leave Holdout open until it is back.`, error);
  }
  const failure = storeFailure(error, file);
  const why = failure instanceof StoreFailure ? WHY[failure.code] : undefined;
  return new StoreFailure(
    'missing-file',
    `Something other than Holdout took ${file} away, and it can’t be written anew${why === undefined ? '' : `: ${why}`}. Leave Holdout open, see to the disk, then try again.`,
    error,
  );
}

/**
 * Has what is open stand under a name again, in the place of what was taken away or beside what was put there; nothing more is written into
 * what is open. Gives a sentence about it; undefined where another connection has done so. Throws a `StoreFailure`, and leaves it as it is, where nothing can be written.
 */
export async function keepFromUnder({ db, file }: Open, now: Date): Promise<string | undefined> {
  const copy = unpackedFile(dirname(file), 'holdout-again');
  try {
    for (;;) {
      dropUnpacked(copy);
      const stamp = await stampOf(db);
      await sql`vacuum into ${copy}`.execute(db);
      keepPrivate(copy);
      ontoDisk(copy);
      let said: string | undefined;
      const done = await atRest(db, stamp, () => {
        said = named(copy, file, now);
      });
      if (!done) continue;
      ontoDisk(dirname(file));
      return said;
    }
  } catch (error) {
    throw cantBeKept(file, error);
  } finally {
    dropUnpacked(copy);
  }
}
