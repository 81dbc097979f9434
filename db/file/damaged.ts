/** A damaged file is set aside as a copy and otherwise left as it is. */
import { constants, copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupsIn, PACKED } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';
import { stamp } from '../log/stamp.ts';
import { StoreFailure } from './failure.ts';
import { journalOf, shmOf, walOf } from './inspect.ts';
import { keepPrivate } from './private.ts';

/** What a copy is called: of a file that was damaged, or that was made whole in its place since. */
export type Aside = 'damaged' | 'mended';

const COPY = /^holdout-damaged-.*\.sqlite$/;

function sameBytes(a: string, b: string): boolean {
  if (!existsSync(a) || !existsSync(b)) return existsSync(a) === existsSync(b);
  return readFileSync(a).equals(readFileSync(b));
}

/** Whether a damaged file was found here before: until its copy is taken away, the whole file is checked before it is opened. */
export function wasDamaged(dir: string): boolean {
  return existsSync(dir) && readdirSync(dir).some((name) => COPY.test(name));
}

/** The copy made on an earlier start, so that a file that stays damaged doesn't fill the disk. Of one that is gone, only the log is there. */
function copyMadeBefore(dir: string, file: string): string | undefined {
  const copies = new Set(readdirSync(dir).map((name) => name.replace(/-wal$/, '')));
  return [...copies].find((name) => {
    const copy = join(dir, name);
    return COPY.test(name) && sameBytes(file, copy) && sameBytes(walOf(file), walOf(copy));
  });
}

const AS_DAMAGED = /^holdout-damaged-/;

/** The file is whole now: because of what was copied before it needn't be checked at each opening any more. */
export function settleCopies(dir: string): void {
  for (const name of readdirSync(dir))
    if (AS_DAMAGED.test(name))
      renameSync(join(dir, name), join(dir, name.replace(AS_DAMAGED, 'holdout-mended-')));
}

/** Copies the file, with what SQLite keeps beside it, next to it. Gives the name of the copy. */
export function copyAside(dir: string, file: string, now: Date, how: Aside = 'damaged'): string {
  const before = copyMadeBefore(dir, file);
  if (before !== undefined) return before;
  const copy = join(dir, `holdout-${how}-${stamp(now)}.sqlite`);
  for (const beside of [walOf, shmOf, journalOf, (path: string) => path]) {
    if (!existsSync(beside(file))) continue;
    copyFileSync(beside(file), beside(copy), constants.COPYFILE_EXCL);
    keepPrivate(beside(copy));
  }
  return basename(copy);
}

function copied(dir: string, file: string, now: Date): string {
  try {
    return `and copied to ${join(dir, copyAside(dir, file, now))}`;
  } catch (error) {
    return `but could not be copied (${error instanceof Error ? error.message : error})`;
  }
}

/** Copies the file aside and says so. */
export function damagedFile(dir: string, file: string, why: string, now: Date): StoreFailure {
  const folder = backupFolder(dir);
  const [newest] = backupsIn(folder);
  const backup =
    newest === undefined
      ? 'there is no backup'
      : `the newest backup is ${join(folder, `${newest.name}${PACKED}`)}`;
  return new StoreFailure(
    'damaged-file',
    `${file} is damaged (${why}); it was left as it is ${copied(dir, file, now)}, and ${backup}.`,
  );
}
