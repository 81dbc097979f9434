/**
 * The data folder goes elsewhere: the file is copied and checked, the backups are copied, and only then the pointer says so.
 * Until then the old folder counts, from then on the new one; both are whole at every moment, and the old file is kept.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import { lookOver, lookThrough, readFrom } from './backups/contents.ts';
import { clearLeftOvers } from './backups/make.ts';
import { backupsIn, dropBackup } from './backups/manifest.ts';
import { copyBackup, sameBackup } from './backups/move.ts';
import { changePlace, placeIn, readPlace, usualFolder } from './backups/place.ts';
import { WrongCopy } from './backups/text/trouble.ts';
import { StoreFailure, storeFailure } from './file/failure.ts';
import { clearParts, ontoDisk, writeWhole } from './file/on-disk.ts';
import { isLeft, OWN } from './file/owner.ts';
import { pointerIn, readPointer } from './file/pointer.ts';
import { keepPrivate, makeFolder } from './file/private.ts';
import { stamp } from './file/stamp.ts';
import { openWhenFree } from './file/when-free.ts';
import { FILE_NAME } from './open.ts';

export const MOVE_STEPS = ['locked', 'copied', 'backups', 'named', 'pointed', 'kept'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

export interface FolderMove {
  readonly from: string;
  readonly to: string;
  /** The folder that the pointer lies in. */
  readonly home: string;
  readonly now: Date;
  /** Told after each step. */
  readonly after?: (step: MoveStep) => void;
}

const partIn = (folder: string) => join(folder, `${FILE_NAME}.moving`);
/** Names the bytes of a copy that isn't pointed to yet. */
const markIn = (folder: string) => join(folder, 'moving.json');

/** In the system's folder: which move is under way, and whose. */
const noteIn = (home: string) => join(home, 'folder.moving.json');

const UnderWay = z.object({ from: z.string(), to: z.string(), by: z.string() });

function readNote(home: string): z.infer<typeof UnderWay> | undefined {
  try {
    return UnderWay.parse(JSON.parse(readFileSync(noteIn(home), 'utf8')));
  } catch {
    return undefined;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Takes away what a move that was cut off has left there: never a file that anybody has opened since. */
export async function clearMove(folder: string): Promise<void> {
  for (const ending of ['', '-journal', '-wal', '-shm'])
    rmSync(`${partIn(folder)}${ending}`, { force: true });
  const [mark, file] = [markIn(folder), join(folder, FILE_NAME)];
  if (!existsSync(mark)) return;
  if (existsSync(file) && (await digestOf(file)) === readFileSync(mark, 'utf8')) rmSync(file);
  rmSync(mark, { force: true });
}

/** The old file is kept aside, and the new folder holds nothing of the move but what counts. */
function finish(from: string, to: string, now: Date): void {
  const file = join(from, FILE_NAME);
  if (existsSync(file)) {
    const old = alone(file);
    try {
      keepAside(old, file, now);
    } finally {
      old.close();
    }
  }
  rmSync(markIn(to), { force: true });
}

/** Nothing of it is left in a folder that never counted. */
async function takeBack(from: string, to: string): Promise<void> {
  await clearMove(to);
  const [old, next] = [usualFolder(from), usualFolder(to)];
  for (const backup of backupsIn(next)) if (sameBackup(old, backup)) dropBackup(next, backup.name);
  clearLeftOvers(next);
  if (isDeepStrictEqual(readPlace(from), readPlace(to))) rmSync(placeIn(to), { force: true });
}

/** Ends a move that was cut off: the folder that counts is clear of it, and so is the other one, once it is there. */
export async function endMove(home: string, now: Date): Promise<void> {
  clearParts(home);
  const note = readNote(home);
  if (note === undefined || !(note.by === OWN || isLeft(noteIn(home), note.by))) return;
  const { from, to } = note;
  if (!existsSync(from) || !existsSync(to)) return;
  try {
    clearParts(to);
    if ((readPointer(home) ?? home) === to) finish(from, to, now);
    else await takeBack(from, to);
    rmSync(noteIn(home), { force: true });
  } catch {
    // Somebody has it open, or the disk won't: the next start tries again.
  }
}

/** Nobody else can read or write the file until this is closed. */
function alone(file: string): Database.Database {
  try {
    return openWhenFree(file, (source) => {
      source.pragma('locking_mode = exclusive');
      source.exec('begin exclusive; commit');
    });
  } catch (error) {
    const failure = storeFailure(error, file);
    throw failure instanceof StoreFailure && failure.code === 'busy' ? heldOpen(file, error) : failure;
  }
}

/** Copies and looks through all of it. Throws a `WrongCopy`. */
async function copyChecked(source: Database.Database, to: string): Promise<void> {
  const part = partIn(to);
  await source.backup(part);
  keepPrivate(part);
  if (!isDeepStrictEqual(readFrom(part, lookThrough), lookOver(source)))
    throw new WrongCopy('it doesn’t hold what the file holds');
  ontoDisk(part);
}

/** Copies the backups; those in a folder of their own stay there. */
function copyBackups(from: string, to: string): void {
  const place = readPlace(from);
  if (place.folder === null) {
    const [old, next] = [usualFolder(from), usualFolder(to)];
    makeFolder(next);
    for (const backup of backupsIn(old)) copyBackup(old, next, backup);
    ontoDisk(next);
  }
  changePlace(to, place);
}

function point(home: string, to: string): void {
  makeFolder(home);
  if (to === home) rmSync(pointerIn(home), { force: true });
  else writeWhole(pointerIn(home), `${JSON.stringify({ folder: to }, null, 2)}\n`);
  ontoDisk(home);
}

function asideName(folder: string, now: Date): string {
  const name = join(folder, `holdout.moved-${stamp(now)}`);
  for (let count = 1; ; count += 1) {
    const path = `${name}${count === 1 ? '' : `-${count}`}.sqlite`;
    if (!existsSync(path)) return path;
  }
}

const heldOpen = (file: string, error: unknown) =>
  new StoreFailure('busy', `Another program has ${file} open; close it, then move the folder again.`, error);

/** The file counts no more. Windows renames nothing that somebody has open: whoever has it would go on writing there, so that is thrown. */
function keepAside(source: Database.Database, file: string, now: Date): string {
  const aside = asideName(dirname(file), now);
  try {
    renameSync(file, aside);
  } catch {
    // We may have been the only ones.
    source.close();
    renameSync(file, aside);
  }
  ontoDisk(dirname(file));
  return aside;
}

/** Does what `keepAside` does; the old folder counts again where that can't be. */
function keptAside(source: Database.Database, { from, home, now }: FolderMove): string {
  const file = join(from, FILE_NAME);
  try {
    return keepAside(source, file, now);
  } catch (error) {
    point(home, from);
    throw heldOpen(file, error);
  }
}

/** Gives where the old file stays. Throws a `StoreFailure`, a `WrongCopy` or what the disk says; then the old folder counts. */
export async function moveFolder(move: FolderMove): Promise<string> {
  const { from, to, home, after = () => {} } = move;
  const file = join(from, FILE_NAME);
  makeFolder(to);
  await clearMove(to);
  const source = alone(file);
  try {
    writeWhole(noteIn(home), JSON.stringify({ from, to, by: OWN }));
    after('locked');
    await copyChecked(source, to);
    after('copied');
    copyBackups(from, to);
    after('backups');
    writeWhole(markIn(to), await digestOf(partIn(to)));
    renameSync(partIn(to), join(to, FILE_NAME));
    ontoDisk(to);
    after('named');
    point(home, to);
    after('pointed');
    const aside = keptAside(source, move);
    rmSync(markIn(to), { force: true });
    rmSync(noteIn(home), { force: true });
    after('kept');
    return aside;
  } finally {
    source.close();
  }
}

/** The folder that was moved to isn't there: the pointer is kept under another name, which is given. */
export function setPointerAside(home: string): string | undefined {
  if (readPointer(home) === undefined) return undefined;
  const aside = join(home, 'folder.before.json');
  renameSync(pointerIn(home), aside);
  ontoDisk(home);
  return basename(aside);
}
