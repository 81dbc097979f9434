/**
 * Another version of the file, which some other program has put in its place while it is open here. What is open is kept whole where it
 * still is: under its own name where nothing has that, else beside the other one, which is opened as it is, alone.
 */
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { counted, listed } from '../../src/rules/core/text/english.ts';
import { readFrom } from '../backups/contents.ts';
import { freeCopy, isOfDamaged, keptAlready } from '../backups/damaged.ts';
import { type LogChange, restoreChanges } from '../backups/restore-changes.ts';
import { folderGone, isBusy, reasonOf, StoreFailure } from '../file/failure.ts';
import { generationsIn } from '../file/generation.ts';
import { hasContent } from '../file/inspect.ts';
import { lookAt } from '../file/looks.ts';
import { goesOnFrom, type Lacking, lackingIn, type Missing, type Seen } from '../file/memory.ts';
import { listed as namesIn, ontoDisk } from '../file/on-disk.ts';
import { PRIVATE_FILE } from '../file/private.ts';
import { dropTemporary, temporaryFile } from '../file/temporary.ts';
import type { FileWatch } from '../file/watch.ts';
import { openWhenFree } from '../file/when-free.ts';
import type { Store } from '../store/open-file.ts';

const missing = (of: Missing | undefined, one: string, many: string): readonly string[] =>
  of === undefined ? [] : [`${of.isAll ? '' : 'at least '}${counted(of.many, one, many)}`];

/** On the shelf it has the other name by then. */
const called = (name: string, there: string | null | undefined): string =>
  name === (there ?? name) ? `“${name}”` : `“${name}” (called “${there}” there)`;

function one({ name, there, acts, words }: Lacking): string {
  if (there === undefined) return `“${name}” isn’t in it`;
  const less = [
    ...missing(acts, 'act', 'acts'),
    ...missing(words, 'version of your notes and reports', 'versions of your notes and reports'),
  ];
  return `${called(name, there)} lacks ${listed(less)}`;
}

export const lacks = (lacking: readonly Lacking[], where = 'In that one'): string =>
  lacking.length === 0 ? '' : ` ${where}, ${listed(lacking.map(one))}.`;

/** Part of a sentence on what a kept version has and the other lacks, campaign by campaign. */
const loses = (goes: readonly LogChange[]): string =>
  goes.length === 0
    ? ''
    : ` With that one, ${listed(goes.map(({ name, there, told }) => `${called(name, there)} ${told}`))}.`;

/** A copy that was kept before may be of the same bytes. */
const keptAs = (kept: string): string =>
  isOfDamaged(kept)
    ? `Yours, which is damaged, is kept as ${kept}: repair it in Settings, Backups.`
    : `Yours is kept whole as ${kept}: look at it in Settings, Backups.`;

const LEAVE_OPEN = 'Leave Holdout open, see to the disk, then try again.';

const MAY_BE = 'What it lacks may be in a backup, if there is one: see Settings, Backups.';

const LACKS_NONE = 'Every act, note and report is in it; what was undone may be otherwise.';

/** No version counts them. */
const FORMS = 'Half-filled forms and settings are those of the version that is open now.';

/** Names of files that `moveFolder` leaves behind. */
const MOVED = /^holdout\.moved-/;

/** The failure if what is open can’t be kept. It is all there is of it: whoever ends Holdout now loses it. */
function cantBeKept(file: string, error: unknown): StoreFailure {
  const dir = dirname(file);
  if (!existsSync(dir))
    return new StoreFailure(
      'folder-away',
      `${folderGone(dir).message} Leave Holdout open until it is back.`,
      error,
    );
  const reason = reasonOf(error, dir);
  const told = hasContent(file)
    ? `Another program put another version in the place of ${file}, and yours can’t be kept beside it`
    : `Another program took ${file} away, and it can’t be written anew`;
  const why = reason === undefined ? '' : `: ${reason}`;
  return new StoreFailure('not-kept', `${told}${why}. ${LEAVE_OPEN}`, error);
}

/** Holdout itself has moved the campaigns to another folder, and keeps the old file here under another name. */
function wasMoved(file: string, { inode }: FileWatch): boolean {
  const dir = dirname(file);
  return namesIn(dir).some((name) => MOVED.test(name) && lookAt(join(dir, name))?.inode === inode);
}

/** Writes what is open to a file of its own that isn’t under its name yet. */
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

/** Puts the copy there under its own name, unless another file has it by now. */
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
  let other: Database.Database;
  try {
    other = openWhenFree(file, (database) => {
      database.exec('begin immediate');
      generationsIn(database);
    });
  } catch (error) {
    if (isBusy(error)) throw error;
    return await work(undefined);
  }
  try {
    return await work(other);
  } finally {
    other.close();
  }
}

function hasAll(other: Database.Database | undefined, seen: Seen): boolean {
  try {
    return other !== undefined && goesOnFrom(other, seen);
  } catch {
    // A file of an earlier version, or a damaged one: opening it says so.
    return false;
  }
}

/** The outcome of keeping what was open. */
export interface Kept {
  /** The version that is there didn't go on from what was open. */
  readonly apart: boolean;
  /** A sentence for the player; undefined where nothing is to be said, or not yet. */
  readonly said: string | undefined;
  /**
   * The last look at what was open, to be compared with the version that is there, once that is open: what was written over is nowhere
   * else. Null: nothing is compared.
   */
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
      if (wasMoved(file, watch))
        throw new StoreFailure(
          'folder-away',
          `Your campaigns were moved from ${dirname(file)} to another folder; end Holdout, then start it again.`,
        );
      copy = await written(store);
      if (tookItsPlace(copy, file))
        return {
          apart: false,
          said: `Another program took ${file} away; it stands there again, with everything that was done.`,
          since: null,
        };
    }
    return await withOther(file, async (other) => {
      if (hasAll(other, seen)) return { apart: false, said: undefined, since: null };
      copy ??= await written(store);
      const kept = keptBeside(copy, file, now);
      const goes = (other && restoreChanges(join(dirname(file), kept), file).goes) ?? [];
      const logs = goes.filter(({ id, loses: isLoss }) => id !== null && isLoss);
      return {
        apart: true,
        said: `Another program put another version in the place of ${file}, which is open now.${loses(logs)} ${keptAs(kept)} ${FORMS}`,
        since: null,
      };
    });
  } catch (error) {
    throw error instanceof StoreFailure && error.code === 'folder-away' ? error : cantBeKept(file, error);
  } finally {
    if (copy !== undefined) dropTemporary(copy);
  }
}

/** True if the file that is there has all that was seen of it. */
export const lacksNothing = (file: string, seen: Seen): boolean =>
  readFrom(file, (database) => hasAll(database, seen));

/** Sentences on the acts and words seen of a file before that it lacks now. */
function lackingText(other: Database.Database, seen: Seen): string {
  try {
    const lacking = lackingIn(other, seen);
    return lacking.length === 0 ? LACKS_NONE : `${lacks(lacking).trimStart()} ${MAY_BE}`;
  } catch {
    return MAY_BE;
  }
}

/** The sentence on what a file lacks of what was seen of it before; undefined where Holdout has gone on in it. `wasOpen`: until now. */
export async function sinceSeen(
  { file, copy }: Store,
  seen: Seen,
  wasOpen: boolean,
): Promise<string | undefined> {
  const other = new Database(await copy());
  try {
    if (hasAll(other, seen)) return undefined;
    const event = wasOpen
      ? `Another program wrote another version over ${file}, which is open now.`
      : `Since Holdout last had ${file} open, another program has put another version in its place.`;
    return `${event} ${lackingText(other, seen)} ${FORMS}`;
  } finally {
    other.close();
  }
}
