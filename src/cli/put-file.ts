/** A file put where the player wants it: after a power cut too it is whole under its name, or not there. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

function flush(path: string, how: 'r' | 'r+'): void {
  const descriptor = openSync(path, how);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Throws what the disk says. */
export function putFile(from: string, file: string, force: boolean): void {
  if (!force && existsSync(file)) throw Object.assign(new Error(), { code: 'EEXIST' });
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
