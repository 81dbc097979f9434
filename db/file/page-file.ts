/** The pages of a SQLite file, one at a time (SQLite, "Database File Format", 1.3). */
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

interface Bytes {
  readonly size: number;
  /** Fewer where it ends before. */
  readonly read: (from: number, length: number) => Buffer;
}

function pagesOf({ size: bytes, read }: Bytes): Omit<PageFile, 'close'> {
  const header = Buffer.concat([read(0, HEADER_BYTES)], HEADER_BYTES);
  const told = header.readUInt16BE(AT.pageSize);
  // 65,536 doesn't fit there.
  const size = told === 1 ? 65_536 : told;
  const count = size === 0 ? 0 : Math.floor(bytes / size);
  return {
    usable: size - header.readUInt8(AT.reserved),
    count,
    firstFree: header.readUInt32BE(AT.firstFree),
    free: header.readUInt32BE(AT.free),
    page: (number) => {
      if (number < 1 || number > count) return undefined;
      const page = read((number - 1) * size, size);
      return page.length === size ? page : undefined;
    },
  };
}

/** Of a file that nobody else has open. */
export function openPages(path: string): PageFile {
  const descriptor = openSync(path, 'r');
  const read = (from: number, length: number) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  };
  const pages = pagesOf({ size: fstatSync(descriptor).size, read });
  return { ...pages, close: () => closeSync(descriptor) };
}

/** Of a file in memory. */
export const pagesIn = (image: Buffer): Omit<PageFile, 'close'> =>
  pagesOf({ size: image.length, read: (from, length) => image.subarray(from, from + length) });

/** The free pages; undefined where their list doesn't make sense, so that what is old can't be told from what is lost. */
export function freeIn(file: Omit<PageFile, 'close'>): ReadonlySet<number> | undefined {
  const free = new Set<number>();
  for (let trunk = file.firstFree; trunk !== 0; ) {
    const page = file.page(trunk);
    const count = page?.readUInt32BE(4);
    if (page === undefined || count === undefined || free.has(trunk)) return undefined;
    if (8 + 4 * count > file.usable) return undefined;
    free.add(trunk);
    for (let index = 0; index < count; index++) free.add(page.readUInt32BE(8 + 4 * index));
    trunk = page.readUInt32BE(0);
  }
  return free.size === file.free ? free : undefined;
}
