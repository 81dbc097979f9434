/** All backups go to another folder: copied there whole, then named as theirs, and only then taken away here. */
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isLeft, OWN } from '../file/owner.ts';
import { keepPrivate, makeFolder } from '../file/private.ts';
import { backupsIn, dropBackup, MANIFEST, PACKED } from './manifest.ts';
import { backupFolder, changePlace, listed, ontoDisk, placeIn, readPlace, usualFolder } from './place.ts';

/** False where one isn't there. */
export const haveSameBytes = (one: string, other: string): boolean =>
  existsSync(one) &&
  existsSync(other) &&
  statSync(one).size === statSync(other).size &&
  readFileSync(one).equals(readFileSync(other));

const canLieAt = (to: string, from: string) => !existsSync(to) || haveSameBytes(from, to);

function copyWhole(from: string, to: string): void {
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

/** Under its own name, or one like it where that is another's there. Without its manifest it is none: that comes last. */
export function copyBackup(from: string, to: string, name: string): void {
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${name}-${count}`;
    const paths = [PACKED, MANIFEST].map(
      (ending) => [join(from, name + ending), join(to, next + ending)] as const,
    );
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
  const ours = listed(folder).filter((file) => file.startsWith('holdout-'));
  const manifests = ours.filter((file) => file.endsWith(MANIFEST));
  for (const file of new Set([...manifests, ...ours])) {
    const path = join(folder, file);
    const same = [file, file.replace(NUMBERED, '')].map((name) => join(counting, name));
    if (file.endsWith('.part') || same.some((other) => haveSameBytes(path, other)))
      rmSync(path, { force: true });
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
  const backups = backupsIn(from);
  changePlace(dir, { moving: { folder: to, by: OWN } });
  try {
    for (const { name } of backups) copyBackup(from, to, name);
    ontoDisk(to);
    changePlace(dir, { ...place, moving: { folder: from, by: OWN } });
  } catch (error) {
    endMoveOfBackups(dir);
    throw error;
  }
  for (const { name } of backups) dropBackup(from, name);
  changePlace(dir, { moving: null });
}
