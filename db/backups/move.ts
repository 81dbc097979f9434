/** All backups go to another folder: copied there whole, then named as theirs, and only then taken away here. */
import { accessSync, constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepPrivate, makeFolder } from '../file/private.ts';
import { backupsIn, MANIFEST, PACKED } from './manifest.ts';
import { backupFolder, changePlace, ontoDisk, usualFolder } from './place.ts';

export function copyWhole(from: string, to: string): void {
  if (existsSync(to)) return;
  copyFileSync(from, `${to}.part`);
  keepPrivate(`${to}.part`);
  ontoDisk(`${to}.part`);
  renameSync(`${to}.part`, to);
}

/** Throws what the disk says; then they are where they were. Null is the folder within the data folder. */
export function moveBackups(dir: string, folder: string | null): void {
  const from = resolve(backupFolder(dir));
  const to = resolve(folder ?? usualFolder(dir));
  makeFolder(to);
  accessSync(to, constants.W_OK);
  if (from === to) return;
  const backups = backupsIn(from);
  for (const { name } of backups) {
    for (const ending of [PACKED, MANIFEST])
      copyWhole(join(from, `${name}${ending}`), join(to, `${name}${ending}`));
  }
  changePlace(dir, { folder: to === resolve(usualFolder(dir)) ? null : to });
  for (const { name } of backups)
    for (const ending of [MANIFEST, PACKED]) rmSync(join(from, `${name}${ending}`), { force: true });
}
