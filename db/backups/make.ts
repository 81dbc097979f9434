/**
 * A backup is made in two steps. First a copy of the file, of one moment, for which an act waits; then that copy is opened, checked,
 * counted and compressed, by whoever has the time. A copy that a process leaves as it ends is cleared, and the backup made anew.
 */

import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from '../file/dialect.ts';
import { StoreFailure } from '../file/failure.ts';
import { isOfRow, plainFault, toldBy } from '../file/faults.ts';
import { beginningOf } from '../file/generation.ts';
import { isDamage } from '../file/inspect.ts';
import { isLeft, OWN } from '../file/owner.ts';
import { makeFolder, PRIVATE_FILE } from '../file/private.ts';
import { dropTemporary } from '../file/temporary.ts';
import { isSound } from '../log/sound.ts';
import { momentIn, stamp } from '../log/stamp.ts';
import type { Schema } from '../schema.ts';
import { type Looked, lookOver, readFrom, rowsOf, versionIn } from './contents.ts';
import {
  type Backup,
  backupsIn,
  dropBackup,
  FORMAT,
  MANIFEST,
  type Manifest,
  PACKED,
  thinBackups,
  WHYS,
  type Why,
} from './manifest.ts';
import {
  backupFolder,
  changePlace,
  clearParts,
  listed,
  ontoDisk,
  readPlace,
  usualFolder,
  writeWhole,
} from './place.ts';
import { words } from './text/make.ts';
import { FolderAway, troubleOf, WrongCopy } from './text/trouble.ts';

const [gzipped, gunzipped] = [promisify(gzip), promisify(gunzip)] as const;

export type Taken = Pick<Manifest, 'at' | 'why' | 'acts'>;

/** A copy of the file, in the data folder; its name says what is to become of it. */
interface Copy extends Taken {
  readonly name: string;
  readonly serial: number;
  readonly path: string;
}

const COPY = new RegExp(
  `^\\.(holdout-[\\dTZ-]+-(${WHYS.join('|')})(?:-\\d+)?)\\.(\\d+)\\.(\\d*)\\.([0-9a-f]{6}-\\d+)\\.(waits|held)$`,
);
/** Files at work in a data folder, or in one of backups, and whose they are. */
const TEMPORARY = /^\.(holdout-.+)\.([0-9a-f]{6}-\d+)\.[a-z]+(?:[.-][a-z]+)?$/;

function copyCalled(
  dir: string,
  file: string,
): (Copy & { readonly owner: string; readonly waits: boolean }) | undefined {
  const [, name = '', why, serial, acts, owner = '', kind] = COPY.exec(file) ?? [];
  const at = momentIn(name);
  if (at === undefined) return undefined;
  const path = join(dir, file);
  const taken = { at, why: why as Why, acts: acts === '' ? null : Number(acts) };
  return { ...taken, name, serial: Number(serial), path, owner, waits: kind === 'waits' };
}

const copiesIn = (dir: string) => listed(dir).flatMap((file) => copyCalled(dir, file) ?? []);

/** The folder of backups, made if need be: a chosen one never, as on a disk that isn't connected it would lie unseen below it. */
function readyFolder(dir: string): string {
  const folder = backupFolder(dir);
  if (folder !== usualFolder(dir) && !existsSync(folder)) throw new FolderAway(folder);
  makeFolder(folder);
  return folder;
}

function freshName(taken: readonly string[], { at, why }: Taken): string {
  const name = `holdout-${stamp(new Date(at))}-${why}`;
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${name}-${count}`;
    if (!taken.some((other) => other.includes(`${next}.`))) return next;
  }
}

/** A change of the copy as it is written: a test spoils it. */
export type Copying = (copy: string) => void;
/** Out of the file as it stands now, but for a connection that keeps all others out. */
interface How {
  readonly bytes?: () => Buffer;
  readonly copying?: Copying | undefined;
}

function takeCopy(file: string, taken: Taken, kind: 'waits' | 'held', { bytes, copying }: How = {}): Copy {
  const dir = dirname(file);
  const folder = readyFolder(dir);
  const name = freshName([...listed(folder), ...listed(dir)], taken);
  // By when it was copied, not by when it is checked.
  const serials = [...copiesIn(dir), ...backupsIn(folder)].map(({ serial }) => serial);
  const serial = Math.max(0, ...serials) + 1;
  const path = join(dir, `.${name}.${serial}.${taken.acts ?? ''}.${OWN}.${kind}`);
  try {
    const all = bytes?.() ?? readFrom(file, (database) => database.serialize());
    writeFileSync(`${path}.part`, all, { mode: PRIVATE_FILE });
    copying?.(`${path}.part`);
    renameSync(`${path}.part`, path);
  } catch (error) {
    dropTemporary(`${path}.part`);
    throw error;
  }
  return { ...taken, name, serial, path };
}

/** Copies the file, and leaves the rest to `settleBackups`. */
export function copyToSettle(file: string, taken: Taken, copying?: Copying): void {
  takeCopy(file, taken, 'waits', { copying });
}

/** Copies the file and makes a backup of it. Throws a `WrongCopy`, or what the disk says; nothing is left then. */
export async function makeBackup(file: string, taken: Taken, copying?: Copying): Promise<Backup> {
  return await packed(dirname(file), takeCopy(file, taken, 'held', { copying }));
}

/** Copies that wait to be checked, whoever has made them. */
export const waitingCopies = (dir: string): readonly Taken[] => copiesIn(dir).filter(({ waits }) => waits);

/** Takes away what a process that is there no more has left, in a data folder or in one of backups. */
export function clearLeftOvers(folder: string): void {
  for (const file of listed(folder)) {
    const [, name, owner] = TEMPORARY.exec(file) ?? [];
    const path = join(folder, file);
    if (name === undefined || owner === undefined || !isLeft(path, owner)) continue;
    rmSync(path, { force: true });
    // A manifest without bytes belongs to a backup that was cut off.
    if (file.endsWith('.packing') && !existsSync(join(folder, name + PACKED)))
      rmSync(join(folder, name + MANIFEST), { force: true });
  }
  clearParts(folder);
}

/** What the file itself has. */
type Expected = Pick<Manifest, 'version' | 'rows'>;

function isOther(expected: Expected, found: Expected): boolean {
  const tables = Object.keys({ ...expected.rows, ...found.rows });
  return (
    expected.version !== found.version || tables.some((table) => expected.rows[table] !== found.rows[table])
  );
}

/** Opens the copy and looks through all of it. Throws a `WrongCopy`. */
export function lookThrough(path: string, expected?: Expected): Looked & Pick<Manifest, 'rows'> {
  try {
    return readFrom(path, (copy) => {
      // One file, without a log beside it.
      copy.pragma('journal_mode = delete');
      // One campaign's damaged row keeps no other from being backed up.
      const found = toldBy(copy).find((one) => !isOfRow(one));
      if (found !== undefined) throw new WrongCopy(plainFault(found));
      const looked = { ...lookOver(copy), rows: rowsOf(copy) };
      if (expected !== undefined && isOther(expected, looked))
        throw new WrongCopy('it doesn’t hold what the file holds');
      return looked;
    });
  } catch (error) {
    if (error instanceof WrongCopy) throw error;
    const { message } = error as Error;
    throw new WrongCopy(isDamage(error) ? plainFault(message) : message, { cause: error });
  }
}

/** Names the damaged logs, which SQLite's own check doesn't see. Those of an earlier version are looked at once they are brought up to date. */
async function withDamage(path: string, { version, shelf }: Looked): Promise<Manifest['shelf']> {
  if (version !== MIGRATIONS.length) return shelf;
  const database = new Database(path, { readonly: true, fileMustExist: true });
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  try {
    const looked: Manifest['shelf'] = [];
    for (const standing of shelf) {
      const sound = await isSound(db, standing.id).catch(() => false);
      looked.push(sound ? standing : { ...standing, damaged: true });
    }
    return looked;
  } finally {
    await db.destroy();
    database.close();
  }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Compresses two thirds as well as the most there is, in a quarter of the time. */
const LEVEL = 4;

/** What was packed, unpacked. Throws a `WrongCopy` where what comes out isn't what went in. */
async function unpackedBytes(
  from: string,
  { sha256, size }: Pick<Manifest, 'sha256' | 'size'>,
): Promise<Buffer> {
  const bytes = await gunzipped(await readFile(from), { maxOutputLength: Math.max(1, size) }).catch(
    (error: NodeJS.ErrnoException) => {
      const isData = error.code?.startsWith('Z_') === true || error.code === 'ERR_BUFFER_TOO_LARGE';
      throw isData ? new WrongCopy('it can’t be unpacked', { cause: error }) : error;
    },
  );
  if (bytes.length !== size || digestOf(bytes) !== sha256)
    throw new WrongCopy('its bytes aren’t those that were written');
  return bytes;
}

const written = async (path: string, bytes: Buffer): Promise<void> =>
  await pipeline([bytes], createWriteStream(path, { mode: PRIVATE_FILE, flush: true }));

/** Read back from the disk before it counts. */
async function compress(from: string, to: string): Promise<Pick<Manifest, 'sha256' | 'size' | 'packed'>> {
  const bytes = await readFile(from);
  const found = { sha256: digestOf(bytes), size: bytes.length };
  await written(to, await gzipped(bytes, { level: LEVEL }));
  await unpackedBytes(to, found);
  return { ...found, packed: statSync(to).size };
}

/** The file as it was, written anew; where that can't be, nothing of it is left. Throws as `unpackedBytes`. */
export async function unpack(folder: string, backup: Backup, to: string): Promise<void> {
  const bytes = await unpackedBytes(join(folder, `${backup.name}${PACKED}`), backup);
  try {
    await written(to, bytes);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Makes a backup of a copy, which is gone then. */
async function packed(
  dir: string,
  { name, at, why, acts, serial, path }: Copy,
  expected?: Expected,
): Promise<Backup> {
  try {
    const looked = lookThrough(path, expected);
    const shelf = await withDamage(path, looked);
    for (;;) {
      const folder = readyFolder(dir);
      const packing = join(folder, `.${name}.${OWN}.packing`);
      try {
        const squeezed = await compress(path, packing);
        const manifest: Manifest = { format: FORMAT, serial, at, why, acts, ...squeezed, ...looked, shelf };
        writeWhole(join(folder, `${name}${MANIFEST}`), `${JSON.stringify(manifest)}\n`);
        // Only now it counts.
        renameSync(packing, join(folder, `${name}${PACKED}`));
        ontoDisk(folder);
        if (backupFolder(dir) === folder) {
          noteFile(dir, manifest);
          return { ...manifest, name };
        }
        // They were moved meanwhile.
        dropBackup(folder, name);
      } catch (error) {
        if (existsSync(packing)) dropBackup(folder, name);
        throw error;
      } finally {
        rmSync(packing, { force: true });
      }
    }
  } finally {
    dropTemporary(path);
  }
}

function noteFile(dir: string, { generations }: Pick<Manifest, 'generations'>): void {
  const file = beginningOf(generations);
  if (file !== undefined && readPlace(dir).file !== file) changePlace(dir, { file });
}

interface ToMigrate {
  readonly dir: string;
  readonly now: Date;
  readonly copying?: Copying | undefined;
}

/**
 * Backs the file up before it is changed in kind, over a connection that has it for itself. Fails as `damaged-file`, leaving no backup,
 * where the copy isn't equal.
 */
export async function backUpToMigrate(
  database: Database.Database,
  { dir, now, copying }: ToMigrate,
): Promise<Backup> {
  const expected = { version: versionIn(database), rows: rowsOf(database) };
  const taken = { at: now.toISOString(), why: 'migration', acts: null } as const;
  const how = { bytes: () => database.serialize(), copying };
  try {
    const made = await packed(dir, takeCopy(database.name, taken, 'held', how), expected);
    thinBackups(dir);
    return made;
  } catch (error) {
    if (!(error instanceof WrongCopy)) throw error;
    throw new StoreFailure('damaged-file', words.cameOutWrong(basename(database.name), error.message));
  }
}

/** One after another: two would make the same. */
let turn: Promise<unknown> = Promise.resolve();

/** Checks and compresses what was copied, and takes away what is beyond keeping. One sentence for the player where that failed; else null. */
export function settleBackups(dir: string, now: () => Date): Promise<string | null> {
  const settled = turn.then(async () => await settle(dir, now));
  turn = settled.catch(() => undefined);
  return settled;
}

async function settle(dir: string, now: () => Date): Promise<string | null> {
  const waiting = copiesIn(dir).filter(({ owner, waits }) => waits && owner === OWN);
  let failed: string | null = null;
  for (const copy of waiting)
    await packed(dir, copy).catch((error: unknown) => {
      failed = troubleOf(error, backupFolder(dir));
    });
  try {
    thinBackups(dir);
  } catch (error) {
    failed ??= troubleOf(error, backupFolder(dir));
  }
  if (failed !== null) changePlace(dir, { failed: { at: now().toISOString(), message: failed } });
  else if (waiting.length > 0 && readPlace(dir).failed !== null) changePlace(dir, { failed: null });
  return failed;
}
