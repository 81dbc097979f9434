/** The pages of a SQLite file that nobody else has open, one at a time (SQLite, "Database File Format", 1.3). */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 100;
const AT = { pageSize: 16, reserved: 20, firstFree: 32, free: 36 };

export interface PageFile {
  /** Bytes of a page that something of the file's is kept in. */
  readonly usable: number;
  /** Pages are numbered from 1. */
  readonly count: number;
  /** The first trunk page of the list of free ones, and how many are free. */
  readonly firstFree: number;
  readonly free: number;
  /** Undefined where there is no such page. */
  readonly page: (number: number) => Buffer | undefined;
  readonly close: () => void;
}

export function openPages(path: string): PageFile {
  const descriptor = openSync(path, 'r');
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(descriptor, header, 0, HEADER_BYTES, 0);
  const told = header.readUInt16BE(AT.pageSize);
  // 65,536 doesn't fit there.
  const size = told === 1 ? 65_536 : told;
  const count = size === 0 ? 0 : Math.floor(fstatSync(descriptor).size / size);
  return {
    usable: size - header.readUInt8(AT.reserved),
    count,
    firstFree: header.readUInt32BE(AT.firstFree),
    free: header.readUInt32BE(AT.free),
    page: (number) => {
      if (number < 1 || number > count) return undefined;
      const bytes = Buffer.alloc(size);
      return readSync(descriptor, bytes, 0, size, (number - 1) * size) === size ? bytes : undefined;
    },
    close: () => closeSync(descriptor),
  };
}
