/**
 * Sets aside a journal or a write-ahead log that lies beside the file and belongs to another version of it. SQLite would play either into
 * the file, so it is set aside before SQLite comes near.
 */
import { spawnSync } from 'node:child_process';
import { constants, copyFileSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Marks, marksIn, REMEMBERED } from './generation.ts';
import { hasContent, journalOf, shmOf, walOf } from './inspect.ts';
import { looksOf } from './looks.ts';
import { listed } from './on-disk.ts';

/** Lies beside the file while another one is written over it, and names the openings of both. */
export const replacingNote = (file: string) => `${file}-replacing`;

const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * The first bytes of a file, so many or all; none where nothing is there. Read by another process where the system has locks that a closing
 * file takes away from all of its process (SQLite, “How To Corrupt”, 2.2).
 */
export function bytesOf(path: string, most = Number.MAX_SAFE_INTEGER): Buffer {
  if (!hasContent(path)) return Buffer.alloc(0);
  if (process.platform !== 'win32') {
    const { status, stdout } = spawnSync('head', ['-c', String(most), '--', path], { maxBuffer: MOST_BYTES });
    if (status === 0) return stdout;
  }
  return allOf(path).subarray(0, most);
}

function allOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    // Gone meanwhile, as a journal is once its commit is over.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** By another process, as `bytesOf`. Where the disk doesn’t take all of it, nothing is left of it. */
export function copyBytes(from: string, to: string): void {
  if (process.platform !== 'win32') {
    if (spawnSync('cp', ['--', from, to], { stdio: 'ignore' }).status === 0) return;
    rmSync(to, { force: true });
  }
  copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/** Under a name that SQLite doesn't know; numbered, since there may be one already. Another process may have done so. */
function setAside(path: string): void {
  let count = 1;
  while (hasContent(`${path}.left-${count}`)) count += 1;
  try {
    renameSync(path, `${path}.left-${count}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Milliseconds for which what was set aside is kept: a month, in which who misses something of it can look for it. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

export function clearSetAside(file: string, now: Date): void {
  const ofFile = `${basename(file)}-`;
  for (const name of listed(dirname(file))) {
    if (!name.startsWith(ofFile) || !/^(?:wal|journal)\.left-\d+$/.test(name.slice(ofFile.length))) continue;
    const path = join(dirname(file), name);
    // The time of change is when it was renamed; it was written before.
    if (now.getTime() - (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) > KEPT)
      rmSync(path, { force: true });
  }
}

/** Sets aside whatever lies there as the log of a file that isn’t kept with one: it is another’s. */
export function setLogAside(file: string): void {
  rmSync(shmOf(file), { force: true });
  if (hasContent(walOf(file))) setAside(walOf(file));
  else rmSync(walOf(file), { force: true });
}

/** SQLite, "Database File Format", 3: a header the size of a sector, then pages, each behind its number and before a checksum. */
const AT = { records: 8, pages: 16, sector: 20, page: 24 };
const NUMBER_BYTES = 4;
const CHECKSUM_BYTES = 4;

/** The pages that a journal keeps, each by its number, from 1, as it was before. */
function* pagesIn(journal: Buffer): Generator<readonly [page: number, bytes: Buffer]> {
  if (journal.length < AT.page + NUMBER_BYTES) return;
  const [sector, size] = [journal.readUInt32BE(AT.sector), journal.readUInt32BE(AT.page)];
  if (sector === 0 || size === 0) return;
  const record = NUMBER_BYTES + size + CHECKSUM_BYTES;
  for (let at = sector; at + record <= journal.length; at += record) {
    yield [journal.readUInt32BE(at), journal.subarray(at + NUMBER_BYTES, at + NUMBER_BYTES + size)];
  }
}

/**
 * True if a journal was only begun, so that SQLite has nothing to play: how many pages a journal holds is written into its header once all
 * of them are on the disk, and only then the file is written to. All that is done with such a journal is to give the file the length it
 * had.
 */
function isBegun(journal: Buffer, file: string): boolean {
  if (journal.length < AT.page + NUMBER_BYTES || journal.readUInt32BE(AT.records) !== 0) return false;
  const length = statSync(file, { throwIfNoEntry: false })?.size;
  return journal.readUInt32BE(AT.pages) * journal.readUInt32BE(AT.page) === length;
}

/**
 * True if a page of the file is what a journal kept of it, or what one commit more has made of that: one opening counts one commit more, or
 * enters the file, by which those of long ago are forgotten, and the first of all brings the file’s beginning with it.
 */
function isOneCommitOn(kept: Marks, there: Marks): boolean {
  const entered = [...there.keys()].filter((id) => !kept.has(id));
  const counted = [...there].filter(([id, commits]) => commits !== (kept.get(id) ?? 0));
  const isForgotten = [...kept.keys()].some((id) => !there.has(id));
  // None is forgotten before there are so many.
  if (isForgotten && (entered.length === 0 || kept.size <= REMEMBERED)) return false;
  if (entered.length > 0) return counted.length === 0 && entered.length <= (kept.size === 0 ? 2 : 1);
  return counted.length <= 1 && counted.every(([id, commits]) => commits - 1 === kept.get(id));
}

/**
 * True if a journal is of a commit to the file that was cut off, or is under way in another process: the openings that it names are those
 * of the file, but for that one commit. A journal that names none was never played: the file was written to only after all of its journal
 * was.
 */
function isOfCommit(journal: Buffer, file: Buffer): boolean {
  let named = false;
  for (const [page, bytes] of pagesIn(journal)) {
    const [kept, there] = [bytes, file.subarray((page - 1) * bytes.length, page * bytes.length)].map(marksIn);
    if (kept === undefined || there === undefined || kept.size + there.size === 0) continue;
    named = true;
    if (!isOneCommitOn(kept, there)) return false;
  }
  return named || marksIn(file).size === 0;
}

/**
 * True if a journal comes from the replacing that the note tells of: while another file is written over it, the openings may stand on any
 * of its pages.
 */
function isOfReplacing(journal: Buffer, file: Buffer, note: Buffer): boolean {
  const named = marksIn(note);
  const among = (bytes: Buffer) =>
    [...marksIn(bytes)].every(([id, commits]) => commits <= (named.get(id) ?? -1));
  return named.size > 0 && among(file) && [...pagesIn(journal)].every(([, bytes]) => among(bytes));
}

/** True if the journal beside a file is its own, so that SQLite may play it into the file. */
export function isOwnJournal(file: string): boolean {
  // No system locks a journal; most are of a commit under way, and only begun.
  const journal = allOf(journalOf(file));
  if (journal.length === 0 || isBegun(journal, file)) return true;
  const bytes = bytesOf(file);
  return isOfCommit(journal, bytes) || isOfReplacing(journal, bytes, bytesOf(replacingNote(file)));
}

/** Holds up all of the thread, as SQLite does while it waits. */
export const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Milliseconds between two looks, how many in turn must find the same, and how long one is waited for that another program is writing. */
const A_MOMENT = 40;
const LOOKS = 10;
const PATIENCE = 5_000;

/**
 * Before SQLite comes near the file: a journal that isn't its own goes aside, once it doesn't change from look to look, as that of a
 * commit under way does. Nothing is read meanwhile: SQLite would play it.
 */
export function clearBeside(file: string): void {
  const journal = journalOf(file);
  let before = looksOf(journal);
  const until = performance.now() + PATIENCE;
  for (let same = 0; same < LOOKS; ) {
    if (before === '') return;
    const isOwn = isOwnJournal(file);
    if (!isOwn) pause(A_MOMENT);
    const now = looksOf(journal);
    // Another may have taken its place since it was read.
    if (isOwn && now === before) return;
    if (performance.now() > until) throw new Database.SqliteError('a journal is written', 'SQLITE_BUSY');
    same = !isOwn && now === before ? same + 1 : 0;
    before = now;
  }
  setAside(journal);
}
