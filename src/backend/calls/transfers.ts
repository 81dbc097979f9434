/**
 * Files on their way in or out: they lie in a folder beside the campaigns, each under a name that only whoever brought it knows.
 * Hosts carry the bytes; calls know the names alone.
 */
import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MOST_FILE } from '../../contract/limits.ts';

const FOLDER = 'transfer';
/** Name of a transfer: the id of the process that brought it, and 32 hex digits by chance. */
const NAME = /^(\d{1,10})-[0-9a-f]{32}$/;
const LETTERS = 16;
/** Files that may lie here, brought and never looked at, or made and never fetched; beyond this number, or these bytes, the oldest go. */
const MOST_WAITING = 12;
const MOST_BYTES = 4 * MOST_FILE;

const folderOf = (dataDir: string) => join(dataDir, FOLDER);

/** A name for a file to come, in a folder that is there. The data folder itself is never made: it may be on a disk that was taken away. */
export function newTransfer(dataDir: string): string {
  if (!existsSync(folderOf(dataDir)) && existsSync(dataDir))
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  makeRoom(folderOf(dataDir));
  return freshName();
}

const freshName = () => `${process.pid}-${randomBytes(LETTERS).toString('hex')}`;

function makeRoom(folder: string): void {
  const waiting = readdirSync(folder)
    .filter(isTransfer)
    .flatMap((file) => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false });
      return found === undefined ? [] : [{ file, at: found.mtimeMs, size: found.size }];
    })
    .toSorted((a, b) => b.at - a.at);
  let size = 0;
  for (const [at, one] of waiting.entries()) {
    size += one.size;
    if (at + 1 < MOST_WAITING && size <= MOST_BYTES) continue;
    try {
      rmSync(join(folder, one.file), { force: true });
    } catch {
      // Windows keeps what somebody has open; the next file makes room.
    }
  }
}

export const isTransfer = (name: string): boolean => NAME.test(name);

/** Path of a transfer that the disk of the data folder had no room for. */
const elsewhere = (name: string) => join(tmpdir(), `holdout-${name}`);

/** Path at which a transfer lies, or would. */
export function transferPath(dataDir: string, name: string): string {
  if (!isTransfer(name)) throw new Error(`${name} is no file on its way`);
  const path = join(folderOf(dataDir), name);
  return !existsSync(path) && existsSync(elsewhere(name)) ? elsewhere(name) : path;
}

/**
 * Keeps what was made for the player to fetch. Where nothing can be written to the data folder it lies in the system's temporary folder,
 * under a name that nobody guesses, so that a campaign can be saved out of a full disk.
 */
export function keepToFetch(dataDir: string, bytes: Uint8Array): string {
  const write = (path: string) => writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
  try {
    const name = newTransfer(dataDir);
    const path = transferPath(dataDir, name);
    try {
      write(path);
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    }
    return name;
  } catch (full) {
    const name = freshName();
    try {
      write(elsewhere(name));
    } catch {
      rmSync(elsewhere(name), { force: true });
      throw full;
    }
    return name;
  }
}

/** The path of a file that is there. */
export function transferIn(dataDir: string, name: string): string | undefined {
  const path = transferPath(dataDir, name);
  return existsSync(path) ? path : undefined;
}

class TooLong extends Error {}

/** Nothing can be written where files on their way lie; its code is the system's. */
export class NotTakenIn extends Error {
  readonly code: string;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = 'code' in cause ? String(cause.code) : '';
  }
}

/** Not of what is read: only what is written there has such a path, or none. */
function isOfWriting(error: unknown, dataDir: string): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { path, syscall } = error as NodeJS.ErrnoException;
  return path === undefined ? syscall === 'write' : path.startsWith(folderOf(dataDir));
}

function upTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > most) done(new TooLong());
      else done(null, part);
    },
  });
}

/** Takes a file in; undefined, and nothing kept, where it is longer than that. Throws a `NotTakenIn`, or what reading it does. */
export async function takeIn(
  dataDir: string,
  from: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<string | undefined> {
  let path: string | undefined;
  try {
    const name = newTransfer(dataDir);
    path = transferPath(dataDir, name);
    await pipeline(Readable.from(from), upTo(most), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return name;
  } catch (error) {
    if (path !== undefined) rmSync(path, { force: true });
    if (error instanceof TooLong) return undefined;
    throw isOfWriting(error, dataDir) ? new NotTakenIn(error) : error;
  }
}

export function dropTransfer(dataDir: string, name: string): void {
  rmSync(transferPath(dataDir, name), { force: true });
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** At the start: what processes that are gone, and those before this one, have left behind. */
export function clearTransfers(dataDir: string): void {
  clear(folderOf(dataDir), /^(\d{1,10})-/);
  clear(tmpdir(), /^holdout-(\d{1,10})-[0-9a-f]{32}$/);
}

function clear(folder: string, ours: RegExp): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const pid = ours.exec(file)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, file), { force: true });
    } catch {
      // Windows keeps what somebody has open; the next start takes it. What lies in a folder of all may be another user's.
    }
  }
}
