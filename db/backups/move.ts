/** All backups go to another folder: copied there whole, then named as theirs, and only then taken away here. */
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isLeft, OWN } from '../file/owner.ts';
import { keepPrivate, makeFolder } from '../file/private.ts';
import { listed } from './listing.ts';
import { type Backup, backupsIn, MANIFEST, PACKED } from './manifest.ts';
import { backupFolder, changePlace, ontoDisk, placeIn, readPlace, usualFolder } from './place.ts';
import { dropSnapshot, type Snapshot, snapshotFile, takenFile, waitingSnapshots } from './snapshot.ts';

/** Without its manifest it is none: that comes last. */
const ENDINGS = [PACKED, MANIFEST];
/** Bytes compared at once. */
const CHUNK = 1_048_576;

/** False where one isn't there. */
export function haveSameBytes(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  if (statSync(one).size !== statSync(other).size) return false;
  const files = [openSync(one, 'r'), openSync(other, 'r')] as const;
  const [here, there] = [Buffer.alloc(CHUNK), Buffer.alloc(CHUNK)];
  try {
    for (let at = 0; ; ) {
      const read = readSync(files[0], here, 0, CHUNK, at);
      if (readSync(files[1], there, 0, CHUNK, at) !== read) return false;
      if (read === 0) return true;
      if (!here.subarray(0, read).equals(there.subarray(0, read))) return false;
      at += read;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}

const canLieAt = (to: string, from: string) => !existsSync(to) || haveSameBytes(from, to);

function copyWhole(from: string, to: string): void {
  if (!canLieAt(to, from)) throw new Error(`${to} is another file of that name`);
  if (existsSync(to)) return;
  const part = `${to}.part`;
  copyFileSync(from, part);
  keepPrivate(part);
  ontoDisk(part);
  if (!haveSameBytes(from, part)) {
    rmSync(part, { force: true });
    throw new Error(`${to} came out otherwise than ${from}`);
  }
  renameSync(part, to);
}

/** Under its own name, or one like it where that is another's there. */
export function copyBackup(from: string, to: string, name: string): void {
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${name}-${count}`;
    const paths = ENDINGS.map((ending) => [join(from, name + ending), join(to, next + ending)] as const);
    if (!paths.every(([here, there]) => canLieAt(there, here))) continue;
    for (const [here, there] of paths) copyWhole(here, there);
    return;
  }
}

function isSameFolder(one: string, other: string): boolean {
  const [here, there] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return here !== undefined && here.dev === there?.dev && here.ino === there.ino;
}

/** A name that was taken there got a number behind it. */
const NUMBERED = /-\d+(?=\.(?:json|sqlite\.gz)$)/;

/** Takes away what a move has left in `folder`, as far as it stands in `counting` too, to the byte; a backup's manifest first. */
export function clearCopies(folder: string, counting: string): void {
  const ours = listed(folder).filter((file) => /^\.?holdout-/.test(file));
  for (const file of ours.toSorted(
    (one, other) => Number(other.endsWith(MANIFEST)) - Number(one.endsWith(MANIFEST)),
  )) {
    const path = join(folder, file);
    const same = [file, file.replace(NUMBERED, '')].map((name) => join(counting, name));
    const isCopy = () => same.some((other) => haveSameBytes(path, other));
    if (file.endsWith('.part') || isCopy()) rmSync(path, { force: true });
  }
}

/** Ends what a move that was cut off has begun: in the folder that doesn't count nothing of it stays. */
export function endMoveOfBackups(dir: string): void {
  const { moving } = readPlace(dir);
  if (moving === null || !(moving.by === OWN || isLeft(placeIn(dir), moving.by))) return;
  // On a disk that isn't connected it stays until it is.
  if (!existsSync(moving.folder)) return;
  clearCopies(moving.folder, backupFolder(dir));
  changePlace(dir, { moving: null });
}

/** One that was made in a folder that doesn't count any more by the time it is made goes after the others. */
export function followMove(dir: string, from: string, name: string): void {
  const to = backupFolder(dir);
  if (resolve(to) === resolve(from) || !existsSync(join(from, name + MANIFEST))) return;
  copyBackup(from, to, name);
  ontoDisk(to);
  for (const ending of ENDINGS.toReversed()) rmSync(join(from, name + ending), { force: true });
}

/** Throws what the disk says; then they are where they were. Null is the folder within the data folder. */
export function moveBackups(dir: string, folder: string | null): void {
  endMoveOfBackups(dir);
  const from = resolve(backupFolder(dir));
  const to = resolve(folder ?? usualFolder(dir));
  makeFolder(to);
  accessSync(to, constants.W_OK);
  if (from === to) return;
  const place = { folder: to === resolve(usualFolder(dir)) ? null : to };
  if (isSameFolder(from, to)) {
    changePlace(dir, place);
    return;
  }
  const [backups, waiting] = [backupsIn(from), waitingSnapshots(from)];
  changePlace(dir, { moving: { folder: to, by: OWN } });
  try {
    copyAll(from, to, backups, waiting);
    changePlace(dir, { ...place, moving: { folder: from, by: OWN } });
  } catch (error) {
    endMoveOfBackups(dir);
    throw error;
  }
  for (const { name } of backups)
    for (const ending of ENDINGS.toReversed()) rmSync(join(from, name + ending), { force: true });
  for (const snapshot of waiting) dropSnapshot(snapshot);
  changePlace(dir, { moving: null });
}

function copyAll(from: string, to: string, backups: readonly Backup[], waiting: readonly Snapshot[]): void {
  for (const { name } of backups) copyBackup(from, to, name);
  for (const snapshot of waiting) {
    const there = { ...snapshot, path: join(to, basename(snapshot.path)) };
    copyWhole(snapshotFile(snapshot), snapshotFile(there));
    copyWhole(takenFile(snapshot), takenFile(there));
  }
  ontoDisk(to);
}
