/** Files beside the campaigns' own: written whole or not at all, and onto the disk. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isLeft, OWN } from './owner.ts';
import { PRIVATE_FILE } from './private.ts';

/** Two threads may write the same. */
const PART = `${OWN}-${threadId}.part`;

/** Written, on the disk, and only then in its place: whoever reads it finds the old one or the new one, whole. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.${PART}`;
  try {
    const descriptor = openSync(part, 'w', PRIVATE_FILE);
    try {
      writeSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  ontoDisk(dirname(path));
}

/** Names of the files in a folder; none where there is no folder. */
export function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Takes away the parts that `writeWhole` has left in a folder where it was cut off. */
export function clearParts(folder: string): void {
  for (const file of listed(folder)) {
    const [, owner] = /\.([0-9a-f]{6}-\d+)-\d+\.part$/.exec(file) ?? [];
    const path = join(folder, file);
    if (owner !== undefined && isLeft(path, owner)) rmSync(path, { force: true });
  }
}

/** Has what was written reach the disk; a folder can't be told so everywhere. */
export function ontoDisk(path: string): void {
  try {
    // Windows flushes only what may be written.
    const descriptor = openSync(path, statSync(path).isDirectory() ? 'r' : 'r+');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Windows opens no folder.
  }
}
