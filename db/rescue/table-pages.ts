/** The pages of a table's tree (SQLite, "Database File Format", 1.6): which others they lead to, and the rows that stand on its leaves. */
import type { PageFile } from '../file/page-file.ts';
import { type Value, valuesOf, varintAt } from './record.ts';

const INNER = 0x05;
const LEAF = 0x0d;
/** The first page begins with the header of the file. */
const FIRST_AT = 100;
const LEAF_HEADER = 8;
const INNER_HEADER = 12;

export interface LeafRow {
  readonly rowid: number | bigint;
  readonly values: readonly Value[];
}

const startOf = (number: number) => (number === 1 ? FIRST_AT : 0);

export const isLeaf = (page: Buffer, number: number): boolean => page[startOf(number)] === LEAF;

/** A leaf, but for a bit of what says so. */
function isNearLeaf(page: Buffer, number: number): boolean {
  const bits = (page[startOf(number)] ?? 0) ^ LEAF;
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** Where its cells begin; undefined for one that doesn't stand on the page. */
function cellsOf(page: Buffer, number: number, header: number): readonly (number | undefined)[] {
  const start = startOf(number);
  const cells = page.readUInt16BE(start + 3);
  const first = start + header + 2 * cells;
  if (first > page.length) return [undefined];
  return Array.from({ length: cells }, (_, index) => {
    const at = page.readUInt16BE(start + header + 2 * index);
    return at >= first && at + 4 <= page.length ? at : undefined;
  });
}

export interface Child {
  readonly page: number;
  /** No row below it goes beyond this one; undefined for the last, which has all that are left. */
  readonly last: number | bigint | undefined;
}

/** What an inner page leads to, in the order of the rows, and whether all of it makes sense; undefined for any other page. */
export function childrenOf(
  page: Buffer,
  number: number,
): { readonly children: readonly Child[]; readonly whole: boolean } | undefined {
  const start = startOf(number);
  if (page[start] !== INNER) return undefined;
  const cells = cellsOf(page, number, INNER_HEADER);
  const there = cells.filter((at) => at !== undefined);
  const children = there.map((at) => ({ page: page.readUInt32BE(at), last: varintAt(page, at + 4)?.value }));
  return {
    children: [...children, { page: page.readUInt32BE(start + LEAF_HEADER), last: undefined }],
    whole:
      there.length > 0 && there.length === cells.length && children.every(({ last }) => last !== undefined),
  };
}

/** How much of a payload stands on the leaf itself, the rest on pages of its own. */
function localOf(payload: number, usable: number): number {
  const most = usable - 35;
  if (payload <= most) return payload;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const even = least + ((payload - least) % (usable - 4));
  return even <= most ? even : least;
}

/** A payload put together again; undefined where a page of it is missing. */
function payloadAt(file: PageFile, page: Buffer, at: number, length: number): Buffer | undefined {
  const local = localOf(length, file.usable);
  if (length > file.count * file.usable || at + local > file.usable) return undefined;
  const parts = [page.subarray(at, at + local)];
  if (local === length) return parts[0];
  if (at + local + 4 > file.usable) return undefined;
  let next = page.readUInt32BE(at + local);
  for (let left = length - local; left > 0; ) {
    const beyond = file.page(next);
    if (beyond === undefined) return undefined;
    const part = beyond.subarray(4, Math.min(file.usable, 4 + left));
    parts.push(part);
    left -= part.length;
    next = beyond.readUInt32BE(0);
  }
  // The last leads nowhere: one that does has been put to another use.
  return next === 0 ? Buffer.concat(parts) : undefined;
}

function rowAt(file: PageFile, page: Buffer, at: number): LeafRow | undefined {
  const length = varintAt(page, at);
  const rowid = length === undefined ? undefined : varintAt(page, length.end);
  if (length === undefined || rowid === undefined) return undefined;
  const payload = payloadAt(file, page, rowid.end, Number(length.value));
  const values = payload === undefined ? undefined : valuesOf(payload);
  return values === undefined ? undefined : { rowid: rowid.value, values };
}

/** A page that isn't called a leaf, all of whose cells are rows, from the lowest on, as on a leaf: a bit of its kind is another. */
export function readsAsLeaf(file: PageFile, number: number): boolean {
  const page = file.page(number);
  if (page === undefined || !isNearLeaf(page, number)) return false;
  let before: number | bigint | undefined;
  for (const row of rowsOf(file, number)) {
    if (row === undefined || (before !== undefined && row.rowid <= before)) return false;
    before = row.rowid;
  }
  return before !== undefined;
}

/** The rows of a leaf, or of what may be one; undefined in the place of one that can't be read. */
export function* rowsOf(file: PageFile, number: number): Generator<LeafRow | undefined> {
  const page = file.page(number);
  if (page === undefined || !(isLeaf(page, number) || isNearLeaf(page, number))) return;
  for (const at of cellsOf(page, number, LEAF_HEADER))
    yield at === undefined ? undefined : rowAt(file, page, at);
}
