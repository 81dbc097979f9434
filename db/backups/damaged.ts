/** Copies of the file kept beside it: of a damaged file, or of a version that another program replaced. */
import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { reasonOf, StoreFailure } from '../file/failure.ts';
import { plainFault } from '../file/faults.ts';
import { type Generations, generationsIn, hasAllButForgotten } from '../file/generation.ts';
import { hasContent, journalOf, walOf } from '../file/inspect.ts';
import { bytesOf, copyBytes } from '../file/left-beside.ts';
import { listed, ontoDisk } from '../file/on-disk.ts';
import { keepPrivate } from '../file/private.ts';
import { stamp } from '../file/stamp.ts';
import { dropTemporary } from '../file/temporary.ts';
import { readFrom, shelfOf } from './contents.ts';
import { ownBackups, PACKED, type Standing } from './manifest.ts';
import { backupFolder } from './place.ts';

/** Kinds of copies, by which they are called: of a file that was damaged, or of one that is whole. */
export type Aside = 'damaged' | 'kept';

const AS_DAMAGED = /^holdout-damaged-/;
const ANY = /^holdout-(?:damaged|mended|kept)-(.*)\.sqlite$/;

/** A copy of bytes that are damaged still; another was made whole in its place since, or was never damaged. */
export const isOfDamaged = (copy: string): boolean => AS_DAMAGED.test(copy);

/** All that are kept, of files that were made whole since too, by when they were made. */
export const keptCopies = (dir: string): readonly string[] =>
  listed(dir)
    .filter((name) => ANY.test(name))
    .toSorted((a, b) => (a.replace(ANY, '$1') < b.replace(ANY, '$1') ? -1 : 1));

/** Files that a copy consists of: first the log and the journal that lie beside the file, last the file itself. */
const PARTS = [walOf, journalOf, (file: string) => file];

/** Copies a file byte for byte with what lies beside it. */
export function copyParts(file: string, to: string): void {
  for (const part of PARTS)
    if (existsSync(part(file))) {
      copyBytes(part(file), part(to));
      keepPrivate(part(to));
      ontoDisk(part(to));
    }
}

/** True if a damaged file was found here before: until its copy is taken away, the whole file is checked before it is opened. */
export const wasDamaged = (dir: string): boolean => keptCopies(dir).some(isOfDamaged);

/** Another that is kept in this folder already, byte for byte, so that nothing is kept twice. */
export function keptAlready(dir: string, file: string): string | undefined {
  const [bytes, log] = [bytesOf(file), bytesOf(walOf(file))];
  return keptCopies(dir).find((name) => {
    const copy = join(dir, name);
    return bytes.equals(bytesOf(copy)) && log.equals(bytesOf(walOf(copy)));
  });
}

/** The file is whole now: because of what was copied before it needn't be checked at each opening any more. */
export function settleCopies(dir: string): void {
  for (const name of listed(dir).filter(isOfDamaged))
    renameSync(join(dir, name), join(dir, name.replace(AS_DAMAGED, 'holdout-mended-')));
}

/** A free path for another copy of the file. */
export function freeCopy(dir: string, how: Aside, now: Date): string {
  for (let count = 1; ; count += 1) {
    const path = join(dir, `holdout-${how}-${stamp(now)}${count === 1 ? '' : `-${count}`}.sqlite`);
    if (!existsSync(path)) return path;
  }
}

/** Copies the file next to it, byte for byte, with what lies beside it. Gives the name of the copy. */
export function copyAside(dir: string, file: string, now: Date, how: Aside = 'damaged'): string {
  const before = keptAlready(dir, file);
  if (before !== undefined) return before;
  const copy = freeCopy(dir, how, now);
  try {
    copyParts(file, copy);
  } catch (error) {
    dropTemporary(copy);
    throw error;
  }
  // Once this is on the disk, the file that was copied may be written over.
  ontoDisk(dir);
  return basename(copy);
}

interface InCopy {
  /** Campaigns and games. */
  readonly shelf: readonly Standing[];
  readonly generations: Generations;
}

const copies = new Map<string, InCopy>();

/**
 * Contents of a copy, read once, as it never changes; none where it can't be read as it lies. What lies beside one would be played into
 * it.
 */
export function inCopy(copy: string): InCopy {
  const before = copies.get(copy);
  if (before !== undefined) return before;
  let found: InCopy = { shelf: [], generations: [] };
  try {
    if (!hasContent(journalOf(copy)) && !hasContent(walOf(copy)))
      found = readFrom(copy, (database) => ({
        shelf: shelfOf(database),
        generations: generationsIn(database),
      }));
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
  copies.set(copy, found);
  return found;
}

/** True if a copy has something that the file, as it was seen last, didn't come from: another program had put that in the place of it. */
export const isOfAnother = (dir: string, copy: string, seen: Generations = []): boolean =>
  seen.length > 0 && !hasAllButForgotten(seen, inCopy(join(dir, copy)).generations);

/** Copies that are made of a damaged file as it is met: one that changes all the time would fill the disk. */
const MOST_COPIES = 3;

/** Copies the file aside, unless that is done, and says so. */
export function damagedFile(dir: string, file: string, why: string, now: Date): StoreFailure {
  const folder = backupFolder(dir);
  // Two Holdouts may keep theirs in one folder.
  const [newest] = ownBackups(dir);
  const backup = newest === undefined ? null : join(folder, `${newest.name}${PACKED}`);
  let copy: string | null = null;
  let told: string;
  try {
    const name =
      keptCopies(dir).filter(isOfDamaged).length < MOST_COPIES
        ? copyAside(dir, file, now)
        : keptAlready(dir, file);
    copy = name === undefined ? null : join(dir, name);
    told =
      copy === null
        ? `and not copied, since ${MOST_COPIES} copies of damaged ones lie beside it already`
        : `and copied to ${copy}`;
  } catch (error) {
    const reason = reasonOf(error, dir) ?? (error instanceof Error ? error.message : String(error));
    told = `but could not be copied (${reason})`;
  }
  const found = plainFault(why);
  const message = `${file} is damaged (${found}); it was left as it is ${told}, and ${backup === null ? 'there is no backup' : `the newest backup is ${backup}`}.`;
  return new StoreFailure('damaged-file', message, undefined, message, { file, why: found, copy, backup });
}
