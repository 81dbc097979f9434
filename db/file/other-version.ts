/**
 * Another version of the file, which some other program has put in its place while it is open here. What is open is kept whole where it
 * still is: under its own name where nothing has that, else beside the other one, which is opened as it is, alone.
 */
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { goingWith } from '../backups/goes.ts';
import { listed as namesIn, ontoDisk } from '../backups/place.ts';
import { freeCopy, keptAlready } from './damaged.ts';
import { folderGone, isBusy, StoreFailure, storeFailure } from './failure.ts';
import { generationsIn } from './generation.ts';
import { hasContent } from './inspect.ts';
import { clearBeside } from './left-beside.ts';
import { lookAt } from './looks.ts';
import { goesOnFrom, type Lacking, lackingIn, type Seen } from './memory.ts';
import type { Store } from './open-file.ts';
import { PRIVATE_FILE } from './private.ts';
import { dropTemporary, temporaryFile } from './temporary.ts';
import { words } from './text/other-version.ts';
import type { FileWatch } from './watch.ts';

const PATIENCE = 5_000;
/** As `moveFolder` leaves it. */
const MOVED = /^holdout\.moved-/;

/** What is open is all there is of it: whoever ends Holdout now loses it. */
function cantBeKept(file: string, error: unknown): StoreFailure {
  const dir = dirname(file);
  if (!existsSync(dir))
    return new StoreFailure('folder-away', words.leaveHoldoutOpenUntil(folderGone(dir).message), error);
  const failure = storeFailure(error, file);
  const code = failure instanceof StoreFailure ? failure.code : undefined;
  const message = hasContent(file) ? words.cantBeKeptBeside(file, code) : words.cantBeKept(file, code);
  return new StoreFailure('missing-file', message, error);
}

/** Holdout itself has moved the campaigns to another folder, and keeps the old file here under another name. */
function wasMoved(file: string, { inode }: FileWatch): boolean {
  const dir = dirname(file);
  return namesIn(dir).some((name) => MOVED.test(name) && lookAt(join(dir, name))?.inode === inode);
}

/** Of what is open, as a file of its own that isn't under its name yet. */
async function written(store: Store): Promise<string> {
  const copy = temporaryFile(dirname(store.file), 'holdout-again');
  try {
    writeFileSync(copy, await store.copy(), { flag: 'wx', mode: PRIVATE_FILE });
    ontoDisk(copy);
    return copy;
  } catch (error) {
    // A full disk takes half of it.
    dropTemporary(copy);
    throw error;
  }
}

/** Under its own name, unless another file has it by now. */
function tookItsPlace(copy: string, file: string): boolean {
  try {
    linkSync(copy, file);
    rmSync(copy);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // A disk that knows no second names.
    if (existsSync(file)) return false;
    renameSync(copy, file);
  }
  ontoDisk(dirname(file));
  return true;
}

/** By the name of its copy: each of a host's threads finds the file replaced, and one copy is enough of it. */
function keptBeside(copy: string, file: string, now: Date): string {
  const dir = dirname(file);
  const before = keptAlready(dir, copy);
  if (before !== undefined) return before;
  const aside = freeCopy(dir, 'kept', now);
  renameSync(copy, aside);
  ontoDisk(dir);
  return basename(aside);
}

/**
 * Looks at the other version while nobody writes into it: no journal can lie there then, which SQLite would play into what is open.
 * One that can't be read is given as undefined.
 */
async function withOther<T>(
  file: string,
  work: (other: Database.Database | undefined) => Promise<T>,
): Promise<T> {
  if (!hasContent(file)) return await work(undefined);
  await clearBeside(file);
  let other: Database.Database | undefined;
  try {
    try {
      other = new Database(file, { fileMustExist: true, timeout: PATIENCE });
      other.exec('begin immediate');
      generationsIn(other);
    } catch (error) {
      if (isBusy(error)) throw error;
      return await work(undefined);
    }
    return await work(other);
  } finally {
    if (other?.inTransaction === true) other.exec('rollback');
    other?.close();
  }
}

function hasAll(other: Database.Database | undefined, seen: Seen): boolean {
  try {
    return other !== undefined && goesOnFrom(other, seen);
  } catch {
    // Of an earlier version, or damaged: opening it says so.
    return false;
  }
}

/** What has become of what was open. */
export interface Kept {
  /** The version that is there didn't go on from what was open. */
  readonly apart: boolean;
  /** One sentence; undefined where nothing is to be said, or not yet. */
  readonly said: string | undefined;
  /** What is to be compared with the version that is there, once that is open: what was written over is nowhere else. Null: nothing. */
  readonly since: Seen | null;
}

/** Keeps what is open from the version that is there now. Throws a `StoreFailure` where it can't be kept; it stays open then. */
export async function keepFromOther(store: Store, watch: FileWatch, now: Date): Promise<Kept> {
  const { file } = store;
  const seen = store.seen();
  if (watch.look() === 'overwritten') return { apart: false, said: undefined, since: seen };
  let copy: string | undefined;
  try {
    if (watch.look() === 'gone') {
      if (wasMoved(file, watch)) throw new StoreFailure('folder-away', words.wasMoved(dirname(file)));
      copy = await written(store);
      if (tookItsPlace(copy, file)) return { apart: false, said: words.standsThereAgain(file), since: null };
    }
    return await withOther(file, async (other) => {
      if (hasAll(other, seen)) return { apart: false, said: undefined, since: null };
      copy ??= await written(store);
      const kept = keptBeside(copy, file, now);
      const goes = (other && goingWith(join(dirname(file), kept), file).goes) ?? [];
      const logs = goes.filter(({ id }) => id !== null);
      return { apart: true, said: words.anotherInItsPlace(file, kept, logs), since: null };
    });
  } catch (error) {
    throw error instanceof StoreFailure && error.code === 'folder-away' ? error : cantBeKept(file, error);
  } finally {
    if (copy !== undefined) dropTemporary(copy);
  }
}

function lackingOf(other: Database.Database, seen: Seen): readonly Lacking[] {
  try {
    return lackingIn(other, seen);
  } catch {
    return [];
  }
}

/** What a file lacks of what was seen of it before, in one sentence; undefined where Holdout has gone on in it. `wasOpen`: until now. */
export async function sinceSeen(
  { file, copy }: Store,
  seen: Seen,
  wasOpen: boolean,
): Promise<string | undefined> {
  const other = new Database(await copy());
  try {
    if (hasAll(other, seen)) return undefined;
    const lacking = lackingOf(other, seen);
    return wasOpen ? words.overwritten(file, lacking) : words.sinceLastOpen(file, lacking);
  } finally {
    other.close();
  }
}
