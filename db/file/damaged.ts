/** A damaged file is set aside as a copy and otherwise left as it is. */
import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupsIn, PACKED } from '../backups/manifest.ts';
import { backupFolder, ontoDisk } from '../backups/place.ts';
import { stamp } from '../log/stamp.ts';
import { StoreFailure } from './failure.ts';
import { journalOf, walOf } from './inspect.ts';
import { bytesOf, copyBytes } from './left-beside.ts';
import { plainFault } from './plain-fault.ts';
import { keepPrivate } from './private.ts';
import { words } from './text/damaged.ts';

/** What a copy is called: of a file that was damaged, of one that was made whole in its place since, or of one that is whole. */
export type Aside = 'damaged' | 'mended' | 'kept';

const DAMAGED = /^holdout-damaged-.*\.sqlite$/;
const ANY = /^holdout-(damaged|mended|kept)-(.*)\.sqlite$/;

/** By name. Of a file that was gone, only the log is there. */
function copiesIn(dir: string, which: RegExp): readonly string[] {
  if (!existsSync(dir)) return [];
  const names = new Set(readdirSync(dir).map((name) => name.replace(/-wal$/, '')));
  return [...names].filter((name) => which.test(name)).toSorted();
}

/** All that are kept, of files that were made whole since too, by when they were made. */
export const keptCopies = (dir: string): readonly string[] =>
  copiesIn(dir, ANY).toSorted((a, b) => (a.replace(ANY, '$2') < b.replace(ANY, '$2') ? -1 : 1));

/** The copy, and what lay beside it as it was made, in another place. */
export function copyOfCopy(dir: string, name: string, to: string): void {
  for (const beside of [(path: string) => path, walOf, journalOf]) {
    const from = beside(join(dir, name));
    if (existsSync(from)) copyFileSync(from, beside(to));
  }
}

/** Whether a damaged file was found here before: until its copy is taken away, the whole file is checked before it is opened. */
export const wasDamaged = (dir: string): boolean => copiesIn(dir, DAMAGED).length > 0;

/** The copy made before of what stands there now, so that nothing is kept twice. */
function sameCopy(dir: string, file: string): string | undefined {
  const [bytes, log] = [bytesOf(file), bytesOf(walOf(file))];
  return copiesIn(dir, ANY).find((name) => {
    const copy = join(dir, name);
    return bytes.equals(bytesOf(copy)) && log.equals(bytesOf(walOf(copy)));
  });
}

/** Another that is kept in this folder already, byte for byte. */
export const keptAlready = (dir: string, file: string): string | undefined => sameCopy(dir, file);

const AS_DAMAGED = /^holdout-damaged-/;

/** A copy of bytes that are damaged still; another was made whole in its place since, or was never damaged. */
export const isOfDamaged = (copy: string): boolean => AS_DAMAGED.test(copy);

/** The file is whole now: because of what was copied before it needn't be checked at each opening any more. */
export function settleCopies(dir: string): void {
  for (const name of readdirSync(dir))
    if (AS_DAMAGED.test(name))
      renameSync(join(dir, name), join(dir, name.replace(AS_DAMAGED, 'holdout-mended-')));
}

/** Where another copy of what stood there can be put. */
export const freeCopy = (dir: string, how: Aside, now: Date): string =>
  freeName(dir, `holdout-${how}-${stamp(now)}`);

function freeName(dir: string, name: string): string {
  for (let count = 1; ; count += 1) {
    const path = join(dir, `${name}${count === 1 ? '' : `-${count}`}.sqlite`);
    if (!existsSync(path) && !existsSync(walOf(path))) return path;
  }
}

/** Copies the file next to it, byte for byte, with what lies beside it. Gives the name of the copy. */
export function copyAside(dir: string, file: string, now: Date, how: Aside = 'damaged'): string {
  const before = sameCopy(dir, file);
  if (before !== undefined) return before;
  const copy = freeCopy(dir, how, now);
  for (const beside of [walOf, journalOf, (path: string) => path])
    if (existsSync(beside(file))) {
      copyBytes(beside(file), beside(copy));
      keepPrivate(beside(copy));
      ontoDisk(beside(copy));
    }
  // What it is a copy of may be written over next.
  ontoDisk(dir);
  return basename(copy);
}

/** One copy is enough of a file that is left as it is, however often it is refused: what is put over it copies it once more. */
function copied(
  dir: string,
  file: string,
  now: Date,
): { readonly path: string | null; readonly told: string } {
  const [first] = copiesIn(dir, DAMAGED);
  try {
    const path = join(dir, first ?? copyAside(dir, file, now));
    return { path, told: `and copied to ${path}` };
  } catch (error) {
    return {
      path: null,
      told: `but could not be copied (${error instanceof Error ? error.message : error})`,
    };
  }
}

/** Copies the file aside, unless that was done, and says so. */
export function damagedFile(dir: string, file: string, why: string, now: Date): StoreFailure {
  const folder = backupFolder(dir);
  const [newest] = backupsIn(folder);
  const backup = newest === undefined ? null : join(folder, `${newest.name}${PACKED}`);
  const found = plainFault(why);
  const copy = copied(dir, file, now);
  const message = words.isDamagedItWas(
    file,
    found,
    copy.told,
    backup === null ? words.noBackup : words.theNewestBackup(backup),
  );
  const damaged = { file, why: found, copy: copy.path, backup };
  return new StoreFailure('damaged-file', message, undefined, message, damaged);
}
