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
import { keepPrivate, makeFolder } from '../file/private.ts';
import { backupsIn, MANIFEST, PACKED } from './manifest.ts';
import { backupFolder, changePlace, ontoDisk, usualFolder } from './place.ts';
import { dropSnapshot, snapshotFile, takenFile, waitingSnapshots } from './snapshot.ts';

/** Without its manifest it is none: that comes last. */
const ENDINGS = [PACKED, MANIFEST];
/** Bytes compared at once. */
const CHUNK = 1_048_576;

function haveSameBytes(one: string, other: string): boolean {
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

/** Throws what the disk says; then they are where they were. Null is the folder within the data folder. */
export function moveBackups(dir: string, folder: string | null): void {
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
  const backups = backupsIn(from);
  for (const { name } of backups) copyBackup(from, to, name);
  const waiting = waitingSnapshots(from);
  for (const snapshot of waiting) {
    const there = { ...snapshot, path: join(to, basename(snapshot.path)) };
    copyWhole(snapshotFile(snapshot), snapshotFile(there));
    copyWhole(takenFile(snapshot), takenFile(there));
  }
  ontoDisk(to);
  changePlace(dir, place);
  for (const { name } of backups)
    for (const ending of ENDINGS.toReversed()) rmSync(join(from, name + ending), { force: true });
  for (const snapshot of waiting) dropSnapshot(snapshot);
}
