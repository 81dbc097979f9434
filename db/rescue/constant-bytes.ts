/** What of a file's first page is the same in every file of ours, put into a copy of one that has lost it (SQLite, "Database File Format", 1.3 and 1.6). */
import { APPLICATION_ID } from '../file/inspect.ts';

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
/** Of every file of ours: SQLite's own choice, which no migration changes. */
const PAGE = 4096;
const SCHEMA_AT = 100;
const EMPTY_LEAF = 0x0d;
const AS_ONE_FILE = 1;
const WITH_LOG = 2;

/** How many pages there are is told by their number then, and none counts as free. */
export function putConstants(first: Buffer, { log }: { readonly log: boolean }): void {
  MAGIC.copy(first);
  first.writeUInt16BE(PAGE, 16);
  first.fill(log ? WITH_LOG : AS_ONE_FILE, 18, 20);
  // Nothing is reserved on a page, and how much of one a payload takes is fixed.
  Buffer.from([0, 64, 32, 32]).copy(first, 20);
  first.writeUInt32BE(0, 24);
  first.writeUInt32BE(0xffff_ffff, 92);
  first.fill(0, 32, 44);
  first.writeUInt32BE(4, 44);
  first.fill(0, 48, 56);
  // UTF-8.
  first.writeUInt32BE(1, 56);
  first.fill(0, 64, 68);
  first.writeUInt32BE(APPLICATION_ID, 68);
  first.fill(0, 72, 92);
}

/** As in a file without any table: where they begin is told by something else. */
export function emptySchema(first: Buffer): void {
  // No page is free: what is written then goes behind the others.
  first.fill(0, 32, 40);
  first.fill(0, SCHEMA_AT, SCHEMA_AT + 8);
  first[SCHEMA_AT] = EMPTY_LEAF;
  first.writeUInt16BE(PAGE, SCHEMA_AT + 5);
}

/** A file of one page, without any table. */
export function emptyFile(): Buffer {
  const first = Buffer.alloc(PAGE);
  emptySchema(first);
  return first;
}

/** Bytes of the first page that these write. */
export const CONSTANT_BYTES = SCHEMA_AT + 8;
