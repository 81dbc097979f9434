/** The second half of a backup: the snapshot is opened, checked, counted and compressed. Only with its manifest it is one. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { isDamage, isOfRow, toldBy } from '../file/inspect.ts';
import { plainFault } from '../file/plain-fault.ts';
import { PRIVATE_FILE } from '../file/private.ts';
import { lineageOf, rowsOf, shelfOf, versionIn } from './contents.ts';
import { type Backup, backupsIn, FORMAT, MANIFEST, type Manifest, PACKED } from './manifest.ts';
import { ontoDisk, writeWhole } from './place.ts';
import {
  checkingFile,
  claim,
  dropSnapshot,
  packingFile,
  readTaken,
  type Snapshot,
  snapshotFile,
} from './snapshot.ts';
import { withDamage } from './soundness.ts';

/** A copy that isn't what it should be. */
export class WrongCopy extends Error {}

/** Compresses two thirds as well as the most there is, in a quarter of the time. */
const LEVEL = 4;

/** What the file itself has. */
export type Expected = Pick<Manifest, 'version' | 'rows'>;

type Looked = Pick<Manifest, 'version' | 'lineage' | 'shelf' | 'rows'>;

function otherIn(expected: Expected, found: Expected): string | undefined {
  if (expected.version !== found.version) return 'its version';
  return Object.keys({ ...expected.rows, ...found.rows }).find(
    (table) => expected.rows[table] !== found.rows[table],
  );
}

function whyOf(error: unknown): string {
  if (isDamage(error)) return plainFault(error.message);
  return error instanceof Error ? error.message : String(error);
}

/** Opens the copy and looks through all of it. Throws a `WrongCopy`. */
export function lookThrough(path: string, expected: Expected | undefined): Looked {
  let copy: Database.Database | undefined;
  try {
    copy = new Database(path, { fileMustExist: true });
    // One file, without a log beside it.
    copy.pragma('journal_mode = delete');
    const told = toldBy(copy, 'integrity_check');
    // One campaign's damaged row keeps no other from being backed up.
    const found = told.find((one) => !isOfRow(one));
    if (found !== undefined) throw new WrongCopy(plainFault(found));
    const [version, rows] = [versionIn(copy), rowsOf(copy)];
    const other = expected === undefined ? undefined : otherIn(expected, { version, rows });
    if (other !== undefined) throw new WrongCopy('it doesn’t hold what the file holds');
    return { version, lineage: lineageOf(copy), shelf: shelfOf(copy), rows };
  } catch (error) {
    if (error instanceof WrongCopy) throw error;
    throw new WrongCopy(whyOf(error), { cause: error });
  } finally {
    copy?.close();
  }
}

function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex'), bytes: () => bytes };
}

async function compress(from: string, to: string): Promise<Pick<Manifest, 'sha256' | 'size'>> {
  const counted = counting();
  await pipeline(
    createReadStream(from),
    counted.through,
    createGzip({ level: LEVEL }),
    createWriteStream(to, { mode: PRIVATE_FILE, flush: true }),
  );
  return { sha256: counted.digest(), size: counted.bytes() };
}

/** The file as it was, written anew. Throws a `WrongCopy` where what comes out isn't what went in. */
export async function unpack(folder: string, backup: Backup, to: string): Promise<void> {
  await unpackAs(join(folder, `${backup.name}${PACKED}`), backup, to);
}

async function unpackAs(from: string, { sha256, size }: Pick<Manifest, 'sha256' | 'size'>, to?: string) {
  const counted = counting();
  const sink = to === undefined ? nowhere() : createWriteStream(to, { mode: PRIVATE_FILE, flush: true });
  try {
    await pipeline(createReadStream(from), createGunzip(), counted.through, sink);
    if (counted.bytes() !== size || counted.digest() !== sha256)
      throw new WrongCopy('its bytes aren’t those that were written');
  } catch (error) {
    if (to !== undefined) rmSync(to, { force: true });
    const isData = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isData ? new WrongCopy('it can’t be unpacked', { cause: error }) : error;
  }
}

function nowhere() {
  return new Transform({
    transform(_chunk, _, done) {
      done();
    },
  }).resume();
}

/**
 * Makes a backup of a snapshot. `expected` are the rows that the file has, where the caller knows. Undefined where
 * somebody else does it already. Throws a `WrongCopy`, or what the disk says; nothing is left then.
 */
export async function packSnapshot(
  folder: string,
  waiting: Snapshot,
  expected?: Expected,
): Promise<Backup | undefined> {
  const snapshot = claim(waiting);
  if (snapshot === undefined) return undefined;
  const checking = checkingFile(snapshot);
  try {
    const { at, why, acts, serial } = readTaken(checking);
    const looked = lookThrough(snapshotFile(snapshot), expected);
    const shelf = await withDamage(snapshotFile(snapshot), looked);
    const packing = packingFile(snapshot);
    const squeezed = await compress(snapshotFile(snapshot), packing);
    await unpackAs(packing, squeezed);
    const manifest: Manifest = {
      format: FORMAT,
      // Taken by an earlier version, it doesn't say.
      serial: serial ?? (backupsIn(folder)[0]?.serial ?? 0) + 1,
      at,
      why,
      acts,
      ...squeezed,
      packed: statSync(packing).size,
      ...looked,
      shelf,
    };
    renameSync(packing, join(folder, `${snapshot.name}${PACKED}`));
    // Only now it counts.
    writeWhole(join(folder, `${snapshot.name}${MANIFEST}`), `${JSON.stringify(manifest)}\n`);
    ontoDisk(folder);
    return { ...manifest, name: snapshot.name };
  } finally {
    dropSnapshot(snapshot);
  }
}
