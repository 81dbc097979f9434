/** Where backups lie, and how much of them is kept: `backups.json` in the data folder, readable where the campaigns aren't. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { PRIVATE_FILE } from '../file/private.ts';
import { POLICY } from './keeping.ts';

const FILE = 'backups.json';
const FOLDER = 'backups';

const Count = z.int().min(1).max(1_000);

const BackupPlace = z.object({
  /** Another folder than the one in the data folder. */
  folder: z.string().min(1).nullable().default(null),
  policy: z
    .object({
      last: Count.default(POLICY.last),
      weeksOfDays: Count.default(POLICY.weeksOfDays),
      monthsOfWeeks: Count.default(POLICY.monthsOfWeeks),
      mostBytes: z.int().positive().default(POLICY.mostBytes),
    })
    .default(POLICY),
  /** The last one that couldn't be made; null as soon as one could. */
  failed: z.object({ at: z.string(), message: z.string() }).nullable().default(null),
});
export type BackupPlace = z.infer<typeof BackupPlace>;

/** What is kept of it; where nothing is, or nothing that makes sense, the usual. */
export function readPlace(dir: string): BackupPlace {
  try {
    return BackupPlace.parse(JSON.parse(readFileSync(join(dir, FILE), 'utf8')));
  } catch {
    return BackupPlace.parse({});
  }
}

export function changePlace(dir: string, changed: Partial<BackupPlace>): BackupPlace {
  const place = { ...readPlace(dir), ...changed };
  writeWhole(join(dir, FILE), `${JSON.stringify(place, null, 2)}\n`);
  return place;
}

export const usualFolder = (dir: string) => join(dir, FOLDER);

export function backupFolder(dir: string): string {
  return readPlace(dir).folder ?? usualFolder(dir);
}

/** Written, on the disk, and only then in its place: whoever reads it finds the old one or the new one, whole. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  const descriptor = openSync(part, 'w', PRIVATE_FILE);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, path);
  ontoDisk(dirname(path));
}

/** Has what was written reach the disk; a folder can't be told so everywhere. */
export function ontoDisk(path: string): void {
  try {
    const descriptor = openSync(path, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Windows opens no folder.
  }
}
