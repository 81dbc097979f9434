/**
 * The place of the backups and the policy by which they are kept: `backups.json` in the data folder, readable where the campaigns aren’t.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StoreFailure } from '../file/failure.ts';
import { writeWhole } from '../file/on-disk.ts';
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
  /** The file that backups are made of here, by its beginning, for when it is gone. Other files may keep theirs in the same folder. */
  file: z.string().nullable().default(null),
});
export type BackupPlace = z.infer<typeof BackupPlace>;

/** Path of `backups.json`. */
export const placeIn = (dir: string) => join(dir, FILE);

/** The contents of `backups.json`, or the defaults without one; undefined where they make no sense. */
function placeKept(dir: string): BackupPlace | undefined {
  let text: string;
  try {
    text = readFileSync(placeIn(dir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    return BackupPlace.parse({});
  }
  try {
    return BackupPlace.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The contents of `backups.json`; the defaults where there is none, or it makes no sense. */
export const readPlace = (dir: string): BackupPlace => placeKept(dir) ?? BackupPlace.parse({});

/** Throws where that makes no sense: backups in another folder would be taken for none, and another rule would drop some. */
function knownPlace(dir: string): BackupPlace {
  const place = placeKept(dir);
  if (place !== undefined) return place;
  throw new StoreFailure(
    'unreadable',
    `${placeIn(dir)} can’t be read, which says where backups are kept; put it back as it was, or delete it to keep them in ${usualFolder(dir)}.`,
  );
}

export const isPlaceKnown = (dir: string): boolean => placeKept(dir) !== undefined;

export function changePlace(dir: string, changed: Partial<BackupPlace>): BackupPlace {
  const place = { ...knownPlace(dir), ...changed };
  writeWhole(placeIn(dir), `${JSON.stringify(place, null, 2)}\n`);
  return place;
}

export const usualFolder = (dir: string) => join(dir, FOLDER);

export function backupFolder(dir: string): string {
  return knownPlace(dir).folder ?? usualFolder(dir);
}

/** True if the folder that the player has chosen isn’t there: its disk isn’t connected, or somebody has taken it away. */
export const isFolderAway = (dir: string): boolean => {
  const { folder } = readPlace(dir);
  return folder !== null && !existsSync(folder);
};
