/**
 * Another version of the file, which some other program has put in its place while it is open here. What is open is kept whole where it
 * still is: under its own name where nothing has that, else beside the other one, which is opened as it is, alone.
 */
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { listed, ontoDisk } from '../backups/place.ts';
import { freeCopy, keptAlready } from './damaged.ts';
import { folderGone, StoreFailure, storeFailure } from './failure.ts';
import { generationsIn, hasAllOf } from './generation.ts';
import { hasContent, isDamage } from './inspect.ts';
import { clearBeside } from './left-beside.ts';
import { lookAt } from './looks.ts';
import { type Lacking, lackingIn, type Seen } from './memory.ts';
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
  return new StoreFailure('missing-file', words.cantBeKept(file, code), error);
}

/** Holdout itself has moved the campaigns to another folder, and keeps the old file here under another name. */
function wasMoved(file: string, { inode }: FileWatch): boolean {
  const dir = dirname(file);
  return listed(dir).some((name) => MOVED.test(name) && lookAt(join(dir, name))?.inode === inode);
}

/** Of what is open, as a file of its own that isn't under its name yet. */
async function written(store: Store): Promise<string> {
  const copy = temporaryFile(dirname(store.file), 'holdout-again');
  writeFileSync(copy, await store.copy(), { flag: 'wx', mode: PRIVATE_FILE });
  ontoDisk(copy);
  return copy;
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

/** Looks at the other version while nobody writes into it: no journal can lie there then, which SQLite would play into what is open. */
async function withOther<T>(
  file: string,
  work: (other: Database.Database | undefined) => Promise<T>,
): Promise<T> {
  if (!hasContent(file)) return await work(undefined);
  await clearBeside(file);
  const other = new Database(file, { fileMustExist: true, timeout: PATIENCE });
  try {
    try {
      other.exec('begin immediate');
      generationsIn(other);
    } catch (error) {
      if (!isDamage(error)) throw error;
      return await work(undefined);
    }
    return await work(other);
  } finally {
    if (other.inTransaction) other.exec('rollback');
    other.close();
  }
}

function lacking(other: Database.Database | undefined, seen: Seen): readonly Lacking[] {
  if (other === undefined) return [];
  try {
    return lackingIn(other, seen);
  } catch {
    // Of an earlier schema, or damaged: opening it says so.
    return [];
  }
}

/** What has become of the file, in one sentence; undefined where Holdout itself has gone on in it, and nothing is to be said. */
export async function keepFromOther(store: Store, watch: FileWatch, now: Date): Promise<string | undefined> {
  const { file } = store;
  const seen = store.seen();
  let copy: string | undefined;
  try {
    if (watch.look() === 'overwritten')
      return await withOther(file, async (other) => {
        if (other !== undefined && hasAllOf(generationsIn(other), seen.generations)) return undefined;
        return words.overwritten(file, lacking(other, seen));
      });
    if (watch.look() === 'gone') {
      if (wasMoved(file, watch)) throw new StoreFailure('folder-away', words.wasMoved(dirname(file)));
      copy = await written(store);
      if (tookItsPlace(copy, file)) return words.standsThereAgain(file);
    }
    return await withOther(file, async (other) => {
      if (other !== undefined && hasAllOf(generationsIn(other), watch.seen())) return undefined;
      copy ??= await written(store);
      return words.anotherInItsPlace(file, keptBeside(copy, file, now), lacking(other, seen));
    });
  } catch (error) {
    throw error instanceof StoreFailure && error.code === 'folder-away' ? error : cantBeKept(file, error);
  } finally {
    if (copy !== undefined) dropTemporary(copy);
  }
}

/** What a file lacks of what this machine saw of it before, in one sentence. */
export async function sinceSeen({ file, copy }: Store, seen: Seen): Promise<string> {
  const other = new Database(await copy());
  try {
    return words.sinceLastOpen(file, lacking(other, seen));
  } finally {
    other.close();
  }
}
