/** All backups go to another folder: copied there whole, then named as theirs, and only then taken away here. One that was cut off is gone on with. */
import { accessSync, constants, copyFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listed, ontoDisk } from '../file/on-disk.ts';
import { OWN } from '../file/owner.ts';
import { keepPrivate, makeFolder } from '../file/private.ts';
import { type Backup, backupsIn, dropBackup, enterBackup, MANIFEST, PACKED } from './manifest.ts';
import { backupFolder, changePlace, usualFolder } from './place.ts';

/** The same backup in another folder, if it is there. */
export const sameBackup = (folder: string, { at, sha256 }: Backup): Backup | undefined =>
  backupsIn(folder).find((one) => one.at === at && one.sha256 === sha256);

/** Copies one unless it is there; with a number behind its name where that is another's. Gives the name it has there. */
export function copyBackup(from: string, to: string, backup: Backup): string {
  const there = sameBackup(to, backup);
  if (there !== undefined) return there.name;
  const taken = listed(to);
  let name = backup.name;
  for (let count = 2; [MANIFEST, PACKED].some((end) => taken.includes(name + end)); count += 1)
    name = `${backup.name}-${count}`;
  const [packed, packing] = [join(from, backup.name + PACKED), join(to, `.${name}.${OWN}.packing`)];
  try {
    copyFileSync(packed, packing);
    keepPrivate(packing);
    ontoDisk(packing);
    if (!readFileSync(packing).equals(readFileSync(packed)))
      throw new Error(`${name} came out otherwise than it is in ${from}`);
    enterBackup(to, name, readFileSync(join(from, backup.name + MANIFEST), 'utf8'), packing);
  } finally {
    rmSync(packing, { force: true });
  }
  return name;
}

function isSameFolder(one: string, other: string): boolean {
  const [here, there] = [
    statSync(one, { bigint: true, throwIfNoEntry: false }),
    statSync(other, { bigint: true }),
  ];
  return here?.dev === there.dev && here.ino === there.ino;
}

/** Throws what the disk says; then they are where they were. Null is the folder within the data folder. */
export function moveBackups(dir: string, folder: string | null): void {
  const [from, usual] = [resolve(backupFolder(dir)), resolve(usualFolder(dir))];
  const to = resolve(folder ?? usual);
  makeFolder(to);
  accessSync(to, constants.W_OK);
  const backups = isSameFolder(from, to) ? [] : backupsIn(from);
  for (const backup of backups) copyBackup(from, to, backup);
  changePlace(dir, { folder: to === usual ? null : to });
  for (const { name } of backups) dropBackup(from, name);
}
