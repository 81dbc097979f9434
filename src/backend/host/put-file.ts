/** A file put where the player wants it: after a power cut too it is whole under its name, or not there. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOwnFile } from './own-files.ts';

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

/** Throws where nothing may be put there: a file is replaced only by `force`, and never one of Holdout's own, a folder or a device. */
function admitPut(file: string, { force, dataDir }: PutOptions): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !force) throw refusal('EEXIST');
  if (there?.isDirectory() === true) throw refusal('EISDIR');
  if (there?.isFile() === false) throw refusal('ENOTFILE');
  if (isOwnFile(file, dataDir)) throw refusal(there === undefined ? 'EOWNNAME' : 'EOWN');
}

/** Throws what the disk says. */
function put(file: string, options: PutOptions, write: (part: string) => void): void {
  admitPut(file, options);
  // Nobody else’s name, whatever stands beside it.
  const part = join(dirname(file), `.${randomUUID()}.part`);
  try {
    write(part);
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

export const putFile = (from: string, file: string, options: PutOptions): void =>
  put(file, options, (part) => copyFileSync(from, part, constants.COPYFILE_EXCL));

export const putText = (text: string, file: string, options: PutOptions): void =>
  put(file, options, (part) => writeFileSync(part, text, { flag: 'wx' }));
