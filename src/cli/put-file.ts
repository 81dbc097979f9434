/** A file put where the player wants it: after a power cut too it is whole under its name, or not there. */
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, sep } from 'node:path';

function flush(path: string, how: 'r' | 'r+'): void {
  const descriptor = openSync(path, how);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

interface PutOptions {
  readonly force: boolean;
  readonly dataDir: string;
}

const refusal = (code: string) => Object.assign(new Error(code), { code });

/** Holdout's campaigns, backups and settings all lie below its data folder. */
function isWithin(folder: string, file: string): boolean {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/** A database, a backup or what stands beside one: of another data folder too, which may be open. */
const KEPT = /\.(sqlite|sqlite\.gz|sqlite-wal|sqlite-shm)$|^holdout-.+\.json$/;

/** Throws what the disk says. A file is replaced only by `force`, and never one of Holdout's own, a folder or a device. */
export function putFile(from: string, file: string, { force, dataDir }: PutOptions): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !force) throw refusal('EEXIST');
  if (there?.isDirectory() === true) throw refusal('EISDIR');
  if (there?.isFile() === false) throw refusal('ENOTFILE');
  if (there !== undefined && (KEPT.test(basename(realpathSync(file))) || isWithin(dataDir, file)))
    throw refusal('EOWN');
  const part = `${file}.part`;
  try {
    copyFileSync(from, part);
    flush(part, 'r+');
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  try {
    flush(dirname(file), 'r');
  } catch {
    // Windows opens no folder.
  }
}
