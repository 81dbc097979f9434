/** Files that nothing is saved over, whatever the player has chosen: databases, backups, and what else lies in a data folder. */
import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

/** A database, a backup or what stands beside one, such as a journal, which SQLite would play: of another data folder too, which may be open. */
const KEPT = /\.sqlite(\.gz|-[^/]+)?$|^holdout-.+\.json$/;
const DATABASE = 'holdout.sqlite';

/** Beginning of a SQLite file, and the byte where it says whose it is (SQLite, "Database File Format", 1.3). */
const MAGIC = 'SQLite format 3\0';
const APPLICATION_ID = 68;
/** HLDT: of a packed campaign it is another one. */
const OURS = 0x48_4c_44_54;
/** Bytes: so many as its header is in when packed. */
const BEGINNING = 4096;

const isWithin = (folder: string, file: string): boolean =>
  existsSync(folder) && file.startsWith(realpathSync(folder) + sep);

/** Nothing of one that this user may not read. */
function beginningOf(file: string): Buffer {
  const bytes = Buffer.alloc(BEGINNING);
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    return bytes.subarray(0, readSync(descriptor, bytes, 0, BEGINNING, 0));
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

const isSqlite = (bytes: Buffer): boolean => bytes.toString('latin1', 0, MAGIC.length) === MAGIC;

/** Packed, as backups are, under whatever name; nothing where it is no such file. */
function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

function isDatabase(file: string): boolean {
  const bytes = beginningOf(file);
  if (isSqlite(bytes)) return true;
  const inside = unpacked(bytes);
  return (
    isSqlite(inside) && inside.length >= APPLICATION_ID + 4 && inside.readInt32BE(APPLICATION_ID) === OURS
  );
}

/**
 * Says whether a file is Holdout’s own, there or not; `dataDir` is the folder in use, whose files are known without being opened: to close
 * one takes away the locks of whoever in this process has it open.
 */
export function isOwnFile(path: string, dataDir: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return KEPT.test(basename(path));
  if (!there.isFile()) return false;
  const file = realpathSync(path);
  return (
    KEPT.test(basename(file)) ||
    isWithin(dataDir, file) ||
    existsSync(join(dirname(file), DATABASE)) ||
    isDatabase(file)
  );
}

export const ownFile = (path: string): string =>
  `${path} was not saved: it is a file of Holdout’s own, or is called like one. Choose another name.`;
