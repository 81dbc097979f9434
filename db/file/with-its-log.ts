/** A file and the log beside it as one, without SQLite, which would want to write (SQLite, "WAL-mode File Format"). */

const HEADER = { bytes: 32, pageSize: 8, salts: 16, checksum: 24 };
const FRAME = { bytes: 24, page: 0, pages: 4, salts: 8, checksum: 16 };
const MAGIC = 0x37_7f_06_82;
/** Where the file says how it is written and read: 2 is with a log. */
const HOW = { write: 18, read: 19 };
const ROLLBACK = 1;

type Sums = readonly [number, number];

/** Of words of four bytes, two at a time. */
function summed(bytes: Buffer, [one, other]: Sums, bigEndian: boolean): Sums {
  let [first, second] = [one, other];
  const word = (at: number) => (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return [first, second];
}

const sumsAt = (bytes: Buffer, at: number): Sums => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = ([one, other]: Sums, [first, second]: Sums) => one === first && other === second;

interface Committed {
  readonly pageSize: number;
  /** So many the file has with it. */
  readonly count: number;
  readonly pages: ReadonlyMap<number, Buffer>;
}

/** What the log holds up to its last transaction that is whole; undefined where it holds none. */
function committedIn(log: Buffer): Committed | undefined {
  if (log.length < HEADER.bytes) return undefined;
  const magic = log.readUInt32BE(0);
  const bigEndian = magic === MAGIC + 1;
  if (!bigEndian && magic !== MAGIC) return undefined;
  let sums = summed(log.subarray(0, HEADER.checksum), [0, 0], bigEndian);
  if (!isSame(sums, sumsAt(log, HEADER.checksum))) return undefined;
  const pageSize = log.readUInt32BE(HEADER.pageSize);
  const salts = sumsAt(log, HEADER.salts);
  const pages = new Map<number, Buffer>();
  const waiting = new Map<number, Buffer>();
  let found: Committed | undefined;
  const step = FRAME.bytes + pageSize;
  for (let at = HEADER.bytes; at + step <= log.length; at += step) {
    const frame = log.subarray(at, at + step);
    const page = frame.subarray(FRAME.bytes);
    sums = summed(page, summed(frame.subarray(0, FRAME.salts), sums, bigEndian), bigEndian);
    // What follows was left by a log before this one, or is of a transaction that was cut off.
    if (!isSame(sumsAt(frame, FRAME.salts), salts) || !isSame(sums, sumsAt(frame, FRAME.checksum))) break;
    waiting.set(frame.readUInt32BE(FRAME.page), page);
    const count = frame.readUInt32BE(FRAME.pages);
    if (count === 0) continue;
    for (const [number, bytes] of waiting) pages.set(number, bytes);
    waiting.clear();
    found = { pageSize, count, pages };
  }
  return found;
}

/** One file, which wants no log beside it. */
export function withItsLog(file: Buffer, log: Buffer): Buffer {
  const committed = committedIn(log);
  const length = committed === undefined ? file.length : committed.count * committed.pageSize;
  const image = Buffer.alloc(length);
  file.copy(image, 0, 0, length);
  for (const [number, page] of committed?.pages ?? [])
    if (number <= (committed?.count ?? 0)) page.copy(image, (number - 1) * page.length);
  image[HOW.write] = ROLLBACK;
  image[HOW.read] = ROLLBACK;
  return image;
}
