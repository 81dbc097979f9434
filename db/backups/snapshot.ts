/** The first half of a backup, for which an act waits: SQLite's own copy of the file, of one moment, unchecked yet. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread, threadId } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { isLeft, OWN } from '../file/owner.ts';
import { keepPrivate, makeFolder } from '../file/private.ts';
import { stamp } from '../log/stamp.ts';
import { isUnderWay, listed } from './listing.ts';
import { backupsIn, MANIFEST, WHYS, type Why } from './manifest.ts';
import { clearParts, usualFolder, writeWhole } from './place.ts';

const Taken = z.object({
  at: z.string(),
  why: z.enum(WHYS),
  acts: z.int().nullable(),
  /** By when it was taken, not by when it was checked. */
  serial: z.int().nonnegative().optional(),
});
export type Taken = Readonly<z.infer<typeof Taken>>;

/** More pages than any file has: all of them in one step, so that no writer comes between. */
const ALL_PAGES = 0x7fff_ffff;

/** The folder that was chosen for backups isn't there. */
export class FolderAway extends Error {}

/** How a copy is made. */
export type Copier = (file: string, to: string) => Promise<void>;
/** Out of how it is made otherwise: a test makes a faulty one. */
export type Copying = (usual: Copier) => Copier;

/** By a connection that has the file for itself, so that no other can read it. */
export const copyBy =
  (source: Database.Database): Copier =>
  async (_file, to) => {
    await source.backup(to, { progress: () => ALL_PAGES });
  };

/** A connection of its own: SQLite copies nothing over one that has a transaction open. */
export const copyOnline: Copier = async (file, to) => {
  const source = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await copyBy(source)(file, to);
  } finally {
    source.close();
  }
};

const SNAPSHOT =
  /^\.(holdout-.+)\.([0-9a-f]{6}-\d+)\.(taken|taken\.part|checking|packing|snapshot\.part|(?:snapshot|unpacked)(?:-journal|-wal|-shm)?)$/;
/** Of a backup that was cut off just before it counted. Bytes without a manifest may be whole: they aren't among these. */
const UNFINISHED = /^(holdout-.+)(\.sqlite\.gz\.part|\.json\.part)$/;

export interface Snapshot {
  readonly name: string;
  /** Without its ending. */
  readonly path: string;
}

export const snapshotFile = ({ path }: Snapshot) => `${path}.snapshot`;
/** Says that the snapshot is whole; while it is checked, that somebody does so. */
export const takenFile = ({ path }: Snapshot) => `${path}.taken`;
export const checkingFile = ({ path }: Snapshot) => `${path}.checking`;
let unpackings = 0;

/** Where a backup stands as a file again, and what is made of one; what a process that was killed leaves of it is cleared. */
export function unpackedFile(folder: string, name: string): string {
  unpackings += 1;
  return join(folder, `.${name}-${unpackings}${isMainThread ? '' : `-${threadId}`}.${OWN}.unpacked`);
}

export function dropUnpacked(file: string): void {
  for (const beside of ['', '-wal', '-shm', '-journal']) rmSync(file + beside, { force: true });
}

export const packingFile = ({ path }: Snapshot) => `${path}.packing`;

function freshName(folder: string, { at, why }: Taken): string {
  const name = `holdout-${stamp(new Date(at))}-${why}`;
  const others = readdirSync(folder);
  const taken = (one: string) => others.some((other) => other.includes(`${one}.`));
  for (let count = 2; ; count += 1) {
    const next = count === 2 ? name : `${name}-${count - 1}`;
    if (!taken(next)) return next;
  }
}

/** Copies the file as it stands now. Where that fails, nothing is left of it. */
export async function takeSnapshot(
  file: string,
  folder: string,
  taken: Taken,
  copier: Copier = copyOnline,
): Promise<Snapshot> {
  // What is made where a disk isn't connected would lie unseen below it.
  if (folder !== usualFolder(dirname(file)) && !existsSync(folder)) throw new FolderAway(folder);
  makeFolder(folder);
  const name = freshName(folder, taken);
  const snapshot = { name, path: join(folder, `.${name}.${OWN}`) };
  try {
    await copier(file, snapshotFile(snapshot));
    keepPrivate(snapshotFile(snapshot));
    const serial = taken.serial ?? nextSerial(folder);
    writeWhole(takenFile(snapshot), JSON.stringify({ ...taken, serial } satisfies Taken));
  } catch (error) {
    dropSnapshot(snapshot);
    throw error;
  }
  return snapshot;
}

/** Counts on from the backups there are and those that are being made. */
function nextSerial(folder: string): number {
  const taken = listed(folder).filter((file) => TAKEN.test(file));
  const serials = taken.map((file) => serialIn(join(folder, file)));
  return Math.max(backupsIn(folder)[0]?.serial ?? 0, ...serials) + 1;
}

const TAKEN = /^\.holdout-.+\.(taken|checking)$/;

function serialIn(path: string): number {
  try {
    return readTaken(path).serial ?? 0;
  } catch {
    // Somebody else has just made a backup of it.
    return 0;
  }
}

/** When those were copied that wait to be checked, or are being checked, whoever does so. */
export const takenAt = (folder: string): readonly string[] =>
  listed(folder).flatMap((file) => {
    if (!TAKEN.test(file)) return [];
    try {
      return [readTaken(join(folder, file)).at];
    } catch {
      // Somebody else has just made a backup of it.
      return [];
    }
  });

/** That of one which is as old as that: it comes after those before it. */
export const serialAt = (folder: string, at: string): number =>
  backupsIn(folder).find((backup) => backup.at <= at)?.serial ?? 0;

export function readTaken(path: string): Taken {
  return Taken.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** That of a copy being checked last: by it others see that it is. */
const ENDINGS = [
  'taken',
  'taken.part',
  'packing',
  'snapshot',
  'snapshot-journal',
  'snapshot-wal',
  'snapshot-shm',
  'checking',
];

export function dropSnapshot({ path }: Snapshot): void {
  for (const ending of ENDINGS) rmSync(`${path}.${ending}`, { force: true });
}

/** Whole snapshots that wait to be checked: of this process, and what one that was killed has left. */
export function waitingSnapshots(folder: string): readonly Snapshot[] {
  return listed(folder).flatMap((file) => {
    const [, name, owner, kind] = SNAPSHOT.exec(file) ?? [];
    if (name === undefined || owner === undefined || kind !== 'taken') return [];
    const path = join(folder, file);
    return owner === OWN || isLeft(path, owner) ? [{ name, path: path.slice(0, -'.taken'.length) }] : [];
  });
}

/** What these were made before has been done while they were checked: they are all there is of that moment. The others are waited for. */
const CHECKED_BEHIND: ReadonlySet<Why> = new Set(['day', 'take-back', 'import']);

/** The copy itself, and what SQLite has beside it. */
const COPY = ['.snapshot', '.snapshot-journal', '.snapshot-wal', '.snapshot-shm'];

function bringOver(from: string, to: string): void {
  if (from === to) return;
  for (const ending of COPY) if (existsSync(from + ending)) renameSync(from + ending, to + ending);
}

/**
 * From here on it is this process that checks it, as others see by its name and its time: one that was left is looked for by whoever
 * settles backups. Undefined where somebody else does it already.
 */
export function claim({ name, path }: Snapshot): Snapshot | undefined {
  const own = { name, path: join(dirname(path), `.${name}.${OWN}`) };
  try {
    renameSync(takenFile({ name, path }), checkingFile(own));
  } catch {
    return undefined;
  }
  const now = new Date();
  utimesSync(checkingFile(own), now, now);
  bringOver(path, own.path);
  return own;
}

/** A whole snapshot that was being checked when its process ended, or its thread, waits to be checked again. */
function haveCheckedAgain(folder: string): void {
  const files = listed(folder);
  for (const file of files) {
    const [, name, owner, kind] = SNAPSHOT.exec(file) ?? [];
    if (name === undefined || owner === undefined || kind !== 'checking') continue;
    const checking = join(folder, file);
    if (existsSync(join(folder, `${name}${MANIFEST}`)) || !isLeft(checking, owner)) continue;
    const snapshot = { name, path: checking.slice(0, -'.checking'.length) };
    // Whoever claimed it may have ended before the copy had its name.
    const copy = files.find((other) => SNAPSHOT.exec(other)?.[1] === name && other.endsWith('.snapshot'));
    try {
      if (copy === undefined || !CHECKED_BEHIND.has(readTaken(checking).why)) rmSync(checking);
      else {
        bringOver(join(folder, copy.slice(0, -'.snapshot'.length)), snapshot.path);
        renameSync(checking, takenFile(snapshot));
      }
    } catch {
      // What can't be read says of no snapshot that it is whole; another process may have it checked by now.
    }
  }
}

/** Takes away what a backup that was cut off has left behind; a whole snapshot waits to be checked again. */
export function clearLeftOvers(folder: string): void {
  haveCheckedAgain(folder);
  const files = listed(folder);
  const there = new Set(files);
  /** Of each copy that is waited for, or being checked by somebody who is there, under whose name. */
  const awaited = new Map<string, string>();
  for (const file of files) {
    const [, name, owner, kind] = SNAPSHOT.exec(file) ?? [];
    if (name === undefined || owner === undefined) continue;
    if (kind === 'taken' || (kind === 'checking' && !isLeft(join(folder, file), owner)))
      awaited.set(name, file.slice(0, -`.${kind}`.length));
  }
  const isAwaited = (file: string, name: string): boolean => {
    const by = awaited.get(name);
    // It is taken over before the copy has that name, too.
    return by !== undefined && (file.startsWith(`${by}.`) || !there.has(`${by}.snapshot`));
  };
  for (const file of files) {
    const [, name, owner, kind] = SNAPSHOT.exec(file) ?? [];
    if (name === undefined || owner === undefined || kind === 'taken') continue;
    const path = join(folder, file);
    // A journal beside one belongs to it.
    const whole = /^snapshot(-|$)/.test(kind ?? '') && isAwaited(file, name);
    if (!whole && isLeft(path, owner)) rmSync(path, { force: true });
  }
  clearUnfinished(folder);
  clearParts(folder);
}

/** Only what nobody is about to finish any more: whoever does has a file that says so. */
function clearUnfinished(folder: string): void {
  const files = listed(folder);
  const there = new Set(files);
  for (const file of files) {
    const [, name] = UNFINISHED.exec(file) ?? [];
    if (name === undefined || there.has(`${name}.json`)) continue;
    if (!isUnderWay(files, name)) rmSync(join(folder, file), { force: true });
  }
}
