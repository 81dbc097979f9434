/** Puts a whole file in the place of another: a backup, or what was made of a damaged one. */
import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { readFrom } from '../backups/contents.ts';
import { type Aside, copyAside } from '../backups/damaged.ts';
import { ownBackups } from '../backups/manifest.ts';
import { isBusy, isJournalGone, storeFailure } from '../file/failure.ts';
import {
  type Generations,
  generationsIn,
  marksIn,
  marksText,
  putGenerations,
  REPLACES,
  relationOf,
  withAnother,
} from '../file/generation.ts';
import { hasContent, isDamage } from '../file/inspect.ts';
import { bytesOf, clearBeside, replacingNote } from '../file/left-beside.ts';
import { looksOf } from '../file/looks.ts';
import { ontoDisk, writeWhole } from '../file/on-disk.ts';
import { keepPrivate } from '../file/private.ts';
import { BESIDE } from '../file/temporary.ts';

/** State of a file at one moment: what it says of itself, or its looks where SQLite can’t read that. */
export interface Standing {
  readonly generations: Generations | undefined;
  readonly looks: string;
}

export function standingOfFile(file: string): Standing {
  const looks = looksOf(file);
  if (!hasContent(file)) return { generations: undefined, looks };
  try {
    return { generations: readFrom(file, generationsIn), looks };
  } catch (error) {
    if (isDamage(error)) return { generations: undefined, looks };
    throw error;
  }
}

interface Replacing {
  readonly now: Date;
  /** Standing of the file when `made` was made: where anything was written since, nothing is put there. */
  readonly before: Standing;
  /** Openings this machine last saw in it, in case it can’t be read any more. */
  readonly seen?: Generations | undefined;
  /** Kind of name under which the old file is copied aside first; left out where a backup has it. */
  readonly aside?: Aside;
}

/** Outcome for the old file: the name of the copy of it, or null where none was asked for, or nothing stood there. */
export interface Replaced {
  readonly aside: string | null;
}

/** Milliseconds that others get to end what they write. */
const PATIENCE = 5_000;
const TRY_AGAIN = 20;
const ALL_PAGES = 0x7fff_ffff;

/** SQLite, "Database File Format", 1.3.7: the file's change counter. */
const COUNTER_AT = 24;
const HEADER_BYTES = 28;

/** Commits counted in the file's header, which can be read while SQLite has it locked. */
function commitsOf(file: string): number {
  const head = bytesOf(file, HEADER_BYTES);
  return head.length < HEADER_BYTES ? 0 : head.readUInt32BE(COUNTER_AT);
}

/** The made file says what the other does, and of one opening more, so that whoever has that open goes on with this one. */
function goOnFrom(made: string, before: Generations): void {
  const database = new Database(made, { fileMustExist: true });
  try {
    database.pragma('journal_mode = delete');
    database.transaction(() => putGenerations(database, withAnother(before, REPLACES)))();
  } finally {
    database.close();
  }
}

/**
 * Over a sound file, in one transaction of SQLite's; undefined where it was written to since it had counted so many commits. Throws what
 * SQLite does where it can't write there.
 */
async function overwritten(
  made: string,
  file: string,
  { now, aside }: Replacing,
  commits: number,
): Promise<Replaced | undefined> {
  const from = new Database(made, { fileMustExist: true });
  const moved = new Error('moved');
  const until = performance.now() + PATIENCE;
  const note = replacingNote(file);
  let kept: string | null = null;
  try {
    writeWhole(note, [file, made].map((path) => marksText(marksIn(bytesOf(path)))).join(''));
    for (;;) {
      let locked = false;
      clearBeside(file);
      try {
        await from.backup(file, {
          progress: () => {
            // Asked when the first page is over: the file is locked then, and nobody else writes until the end.
            if (!locked) {
              if (commitsOf(file) !== commits) throw moved;
              if (aside !== undefined) kept = copyAside(dirname(file), file, now, aside);
            }
            locked = true;
            return ALL_PAGES;
          },
        });
        if (locked) break;
      } catch (error) {
        if (error === moved) return undefined;
        // Another program took the journal away: all of it is in the file then, as after any commit.
        if (locked && isJournalGone(error)) break;
        if (!isBusy(error)) throw error;
      }
      if (performance.now() > until) throw new Database.SqliteError('the file stays locked', 'SQLITE_BUSY');
      await setTimeout(TRY_AGAIN);
    }
    // The end of its journal, too, or a power cut could bring that back.
    ontoDisk(dirname(file));
    return { aside: kept };
  } finally {
    from.close();
    rmSync(note, { force: true });
  }
}

/** In the place of one that SQLite can't write, or that isn't there. */
function renamed(made: string, file: string, { now, before, aside }: Replacing): Replaced | undefined {
  keepPrivate(made);
  ontoDisk(made);
  if (looksOf(file) !== before.looks) return undefined;
  const kept = aside !== undefined && hasContent(file) ? copyAside(dirname(file), file, now, aside) : null;
  // The journal of the damaged file goes first: beside another one it would be played into that.
  for (const beside of BESIDE) rmSync(file + beside, { force: true });
  renameSync(made, file);
  ontoDisk(dirname(file));
  return { aside: kept };
}

/**
 * Puts `made`, a closed file of the present version in the same folder, in the place of `file`: all of it or nothing, after a crash too. It
 * goes on from what the old file says of itself, or where that can't be read, from what was last seen of it: no process that has that open
 * takes it for another version. Undefined, with nothing changed, where somebody has written since `before`. Throws a `StoreFailure` where
 * the disk or another program is in the way.
 */
export async function replaceFile(
  made: string,
  file: string,
  replacing: Replacing,
): Promise<Replaced | undefined> {
  const { before, seen } = replacing;
  const { generations } = before;
  const known = generations ?? seen ?? ownBackups(dirname(file))[0]?.generations ?? [];
  try {
    // A file from before openings were counted says nothing that could be gone on from.
    if (known.length > 0) goOnFrom(made, known);
    if (generations === undefined) return renamed(made, file, replacing);
    const commits = commitsOf(file);
    const now = standingOfFile(file).generations;
    if (now === undefined || relationOf(now, generations) !== 'same') return undefined;
    return await overwritten(made, file, replacing, commits);
  } catch (error) {
    // SQLite can read its beginning, but not write.
    if (!isDamage(error)) throw storeFailure(error, file);
    return renamed(made, file, { ...replacing, before: standingOfFile(file) });
  }
}
