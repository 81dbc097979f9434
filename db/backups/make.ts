/**
 * A backup is made of the file's bytes at one moment: checked, counted and compressed in memory, written, and read back before it counts.
 * Where an act must not wait for that, the bytes lie in the data folder as a copy until whoever has the time makes the backup of them, in
 * this run or the next: the file may be gone by then, and the copy all there is of it.
 */

import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from '../file/dialect.ts';
import { StoreFailure } from '../file/failure.ts';
import { beginningOf } from '../file/generation.ts';
import { clearParts, listed } from '../file/on-disk.ts';
import { isLeft, OWN } from '../file/owner.ts';
import { makeFolder, PRIVATE_FILE } from '../file/private.ts';
import { momentIn, stamp } from '../file/stamp.ts';
import { dropTemporary } from '../file/temporary.ts';
import { isSound } from '../history/sound.ts';
import type { Schema } from '../schema.ts';
import { type Looked, lookThrough, readFrom } from './contents.ts';
import {
  type Backup,
  backupsIn,
  enterBackup,
  FORMAT,
  MANIFEST,
  type Manifest,
  PACKED,
  thinBackups,
  WHYS,
  type Why,
} from './manifest.ts';
import { backupFolder, changePlace, readPlace, usualFolder } from './place.ts';
import { FolderAway, troubleOf, WrongCopy } from './text/trouble.ts';

const [gzipped, gunzipped] = [promisify(gzip), promisify(gunzip)] as const;

export type Taken = Pick<Manifest, 'at' | 'why' | 'acts'>;

/** A backup that is on its way. The serial is by when the file was copied, not by when that is checked. */
type Coming = Pick<Manifest, 'at' | 'why' | 'acts' | 'serial'>;

/** The bytes of one, in the data folder; its name says the rest. */
interface Copy extends Coming {
  readonly path: string;
  readonly owner: string;
}

const COPY = new RegExp(
  `^\\.(holdout-[\\dTZ-]+-(${WHYS.join('|')})(?:-\\d+)?)\\.(\\d+)\\.(\\d*)\\.([0-9a-f]{6}-\\d+)\\.copy$`,
);
/** Files at work in a data folder, or in one of backups, and whose they are. */
const TEMPORARY = /^\.(holdout-.+)\.([0-9a-f]{6}-\d+)\.[a-z]+(?:[.-][a-z]+)?$/;

const copiesIn = (dir: string): readonly Copy[] =>
  listed(dir).flatMap((file) => {
    const [, name = '', why, serial, acts, owner = ''] = COPY.exec(file) ?? [];
    const at = momentIn(name);
    if (at === undefined) return [];
    const coming = { at, why: why as Why, acts: acts === '' ? null : Number(acts), serial: Number(serial) };
    return [{ ...coming, path: join(dir, file), owner }];
  });

const isOfDead = ({ path, owner }: Copy): boolean => isLeft(path, owner);

/** True if a process that is there no more has left a copy of which no backup was made. */
export const isCopyLeft = (dir: string): boolean => copiesIn(dir).some(isOfDead);

/** Copies that wait to be checked, whoever has made them. */
export const waitingCopies = (dir: string): readonly Taken[] => copiesIn(dir);

/** The folder of backups, made if need be: a chosen one never, as on a disk that isn't connected it would lie unseen below it. */
function readyFolder(dir: string): string {
  const folder = backupFolder(dir);
  if (folder !== usualFolder(dir) && !existsSync(folder)) throw new FolderAway(folder);
  makeFolder(folder);
  return folder;
}

function coming(dir: string, taken: Taken): Coming {
  const serials = [...copiesIn(dir), ...backupsIn(readyFolder(dir))].map(({ serial }) => serial);
  return { ...taken, serial: Math.max(0, ...serials) + 1 };
}

/** A name that no file in the folder has yet. */
function freeName(folder: string, { at, why }: Taken): string {
  const files = listed(folder);
  const first = `holdout-${stamp(new Date(at))}-${why}`;
  let name = first;
  for (let count = 2; files.some((file) => file.includes(`${name}.`)); count += 1) name = `${first}-${count}`;
  return name;
}

const bytesOf = (file: string): Buffer => readFrom(file, (database) => database.serialize());

/** Copies the file, and leaves the rest to `settleBackups`. */
export function copyToSettle(file: string, taken: Taken): void {
  const dir = dirname(file);
  const { serial, acts } = coming(dir, taken);
  const path = join(dir, `.${freeName(dir, taken)}.${serial}.${acts ?? ''}.${OWN}.copy`);
  try {
    writeFileSync(`${path}.part`, bytesOf(file), { mode: PRIVATE_FILE });
    renameSync(`${path}.part`, path);
  } catch (error) {
    dropTemporary(`${path}.part`);
    throw error;
  }
}

/** Backs the file up. Throws a `WrongCopy`, or what the disk says; nothing is left then. */
export const makeBackup = async (file: string, taken: Taken): Promise<Backup> =>
  await made(dirname(file), coming(dirname(file), taken), bytesOf(file));

/**
 * Backs the file up before it is changed in kind, over a connection that has it for itself. Fails as `damaged-file` where what it holds
 * isn't whole.
 */
export async function backUpToMigrate(database: Database.Database, dir: string, now: Date): Promise<Backup> {
  const taken = { at: now.toISOString(), why: 'migration', acts: null } as const;
  try {
    const backup = await made(dir, coming(dir, taken), database.serialize());
    thinBackups(dir);
    return backup;
  } catch (error) {
    if (!(error instanceof WrongCopy)) throw error;
    throw new StoreFailure(
      'damaged-file',
      `The backup of ${basename(database.name)} came out wrong (${error.message}), so the file was left as it is.`,
    );
  }
}

/** The run under way; the next waits for it, since two at once would make the same backup. */
let turn: Promise<unknown> = Promise.resolve();

/** Makes backups of what was copied, and takes away what is beyond keeping. One sentence for the player where that failed; else null. */
export function settleBackups(dir: string): Promise<string | null> {
  const settled = turn.then(async () => await settle(dir));
  turn = settled.catch(() => undefined);
  return settled;
}

async function settle(dir: string): Promise<string | null> {
  let failed: string | null = null;
  const fail = (error: unknown) => {
    failed ??= troubleOf(error, backupFolder(dir));
  };
  for (const copy of copiesIn(dir).filter((one) => one.owner === OWN || isOfDead(one))) {
    try {
      await made(dir, copy, await readFile(copy.path));
    } catch (error) {
      // Another process has made it meanwhile.
      if (!existsSync(copy.path)) continue;
      fail(error);
      // Nobody makes another of the same: it waits until the disk takes it.
      if (isOfDead(copy) && !(error instanceof WrongCopy)) continue;
    }
    dropTemporary(copy.path);
  }
  try {
    thinBackups(dir);
  } catch (error) {
    fail(error);
  }
  return failed;
}

/** Takes away what a process that is there no more has left half-written, in a data folder or in one of backups. */
export function clearLeftOvers(folder: string): void {
  for (const file of listed(folder)) {
    const [, name, owner] = TEMPORARY.exec(file) ?? [];
    const path = join(folder, file);
    if (name === undefined || owner === undefined || COPY.test(file) || !isLeft(path, owner)) continue;
    rmSync(path, { force: true });
    // A manifest without bytes belongs to a backup that was cut off.
    if (file.endsWith('.packing') && !existsSync(join(folder, name + PACKED)))
      rmSync(join(folder, name + MANIFEST), { force: true });
  }
  clearParts(folder);
}

/** Opens the bytes and looks through all of them. Names the damaged logs, too; those of an earlier version, once they are brought up to date. */
async function checked(bytes: Buffer): Promise<Looked> {
  const database = new Database(bytes);
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  try {
    const looked = lookThrough(database);
    if (looked.version !== MIGRATIONS.length) return looked;
    const shelf: Manifest['shelf'] = [];
    for (const standing of looked.shelf) {
      const sound = await isSound(db, standing.id).catch(() => false);
      shelf.push(sound ? standing : { ...standing, damaged: true });
    }
    return { ...looked, shelf };
  } finally {
    await db.destroy();
    database.close();
  }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Compresses two thirds as well as the most there is, in a quarter of the time. */
const LEVEL = 4;

/** Unpacks a backup. Throws a `WrongCopy` where the bytes aren’t those that were packed. */
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

/** The file as it was, written anew. Throws as `unpackedBytes`. */
export async function unpack(folder: string, backup: Backup, to: string): Promise<void> {
  const bytes = await unpackedBytes(join(folder, `${backup.name}${PACKED}`), backup);
  await writeFile(to, bytes, { mode: PRIVATE_FILE, flush: true });
}

/** Makes a backup of these bytes. */
async function made(dir: string, coming: Coming, bytes: Buffer): Promise<Backup> {
  const looked = await checked(bytes);
  const squeezed = await gzipped(bytes, { level: LEVEL });
  const found = { sha256: digestOf(bytes), size: bytes.length, packed: squeezed.length };
  const { at, why, acts, serial } = coming;
  const manifest: Manifest = { format: FORMAT, serial, at, why, acts, ...found, ...looked };
  // Only now: they may have been moved meanwhile.
  const folder = readyFolder(dir);
  const name = freeName(folder, coming);
  const packing = join(folder, `.${name}.${OWN}.packing`);
  try {
    // The name is taken from here on.
    writeFileSync(packing, '', { mode: PRIVATE_FILE });
    await writeFile(packing, squeezed, { flush: true });
    await unpackedBytes(packing, found);
    enterBackup(folder, name, `${JSON.stringify(manifest)}\n`, packing);
  } finally {
    rmSync(packing, { force: true });
  }
  const file = beginningOf(manifest.generations);
  if (file !== undefined && readPlace(dir).file !== file) changePlace(dir, { file });
  return { ...manifest, name };
}
