/**
 * The file taken away, emptied, or another put in its place, while it is open here. Where it has no name any more the system goes
 * on writing into it: what was acknowledged stands in there, and is given its name again, or another.
 */
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { rowsOf, shelfOf } from '../backups/contents.ts';
import { ontoDisk } from '../backups/place.ts';
import { dropUnpacked, unpackedFile } from '../backups/snapshot.ts';
import type { Db } from '../schema.ts';
import { freeCopy, keptAlready } from './damaged.ts';
import { isWholeImage, writeAllAgain } from './emptied.ts';
import { folderGone, StoreFailure, type StoreFailureCode, storeFailure } from './failure.ts';
import { hasContent, shmOf, walOf } from './inspect.ts';
import type { Store } from './open.ts';
import { keepPrivate, PRIVATE_FILE } from './private.ts';
import { words } from './text/under-us.ts';

/** What tells a file from another under its name; undefined where none is there. */
export const inodeOf = (file: string): bigint | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

type Open = Pick<Store, 'db' | 'file' | 'image'>;

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

const befell = (file: string): string =>
  `Something other than Holdout ${existsSync(file) ? `emptied ${file}` : `took ${file} away`}`;

/** By the name of its copy: each of a host's threads finds the file replaced, and one copy is enough of it. */
function keptBeside(copy: string, file: string, now: Date): string {
  const dir = dirname(file);
  const before = keptAlready(dir, copy);
  if (before !== undefined) return before;
  const aside = freeCopy(dir, 'mended', now);
  renameSync(copy, aside);
  return basename(aside);
}

/** Gives what was open a name; undefined where all of it stands in the file by now. */
function named(copy: string, file: string, now: Date): string | undefined {
  if (hasContent(file)) {
    if (holdTheSame(copy, file)) return undefined;
    return words.anotherFilePutInItsPlace(file, keptBeside(copy, file, now));
  }
  const said = words.itStandsThereAgain(befell(file));
  putThere(copy, file);
  return said;
}

/** In the place of what is open. */
function putThere(copy: string, file: string): void {
  // They belong to what is open: beside another file they would be taken for its own.
  for (const beside of [walOf, shmOf]) rmSync(beside(file), { force: true });
  renameSync(copy, file);
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
    return new StoreFailure(gone.code, words.leaveHoldoutOpenUntil(gone.message), error);
  }
  const failure = storeFailure(error, file);
  const why = failure instanceof StoreFailure ? WHY[failure.code] : undefined;
  return new StoreFailure(
    'missing-file',
    words.andItCantBe(befell(file), why === undefined ? '' : `: ${why}`),
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
    // Emptied before it was replaced: whoever has replaced it had more of it.
    if (isOfDamage(error) && hasContent(file)) return undefined;
    throw cantBeKept(file, error);
  } finally {
    dropUnpacked(copy);
  }
}

const isOfDamage = (error: unknown): boolean =>
  error instanceof StoreFailure && error.code === 'damaged-file';

/** What can be read of it stands in its place, as a damaged file, and beside it as a copy of one. */
async function putWhatIsRead({ db, file, image }: Open, now: Date): Promise<void> {
  const copy = unpackedFile(dirname(file), 'holdout-again');
  try {
    for (let done = false; !done; ) {
      done = await atRest(db, await stampOf(db), () => {
        const read = image();
        if (read === undefined) return;
        for (const path of [freeCopy(dirname(file), 'damaged', now), copy]) {
          writeFileSync(path, read, { flag: 'wx', mode: PRIVATE_FILE });
          ontoDisk(path);
        }
        putThere(copy, file);
      });
    }
    ontoDisk(dirname(file));
  } finally {
    dropUnpacked(copy);
  }
}

/**
 * Fills a file that is open, and was cut to nothing, out of what is open. Gives a sentence about it; undefined where that is not all of it:
 * what there is stands in its place then, and it is to be let go of. Throws a `StoreFailure`, and leaves it as it is, where nothing can be written.
 */
export async function fillAgain(open: Open, now: Date): Promise<string | undefined> {
  const { db, file, image } = open;
  try {
    const read = image();
    // Without a change since it was opened SQLite goes by the file alone, and that has nothing.
    if (read === undefined) return undefined;
    if (!isWholeImage(read)) {
      await putWhatIsRead(open, now);
      return undefined;
    }
    await writeAllAgain(db);
    return words.somethingElseEmptied(file);
  } catch (error) {
    throw cantBeKept(file, error);
  }
}
