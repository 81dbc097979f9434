/** The outer shell of a campaign's file: gzip, unpacked no further than any campaign is long. */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { FileRefused } from './refusal.ts';

/** Bytes. Ninety years of play come to about 3 MB packed, and 12 MB unpacked. */
export const MOST_PACKED = 64 * 1024 * 1024;
export const MOST_UNPACKED = 256 * 1024 * 1024;

/** RFC 1952, 2.3.1: how a gzip file begins. */
const GZIP = [0x1f, 0x8b, 0x08] as const;

export async function pack(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createGzip({ level: 6 }), createWriteStream(to, { mode: 0o600 }));
}

/** How pictures begin that a player may have at hand, and where in a file; some name themselves a few bytes on. */
const PICTURES: readonly (readonly [begins: string, at: number])[] = [
  ['\x89PNG\r\n', 0],
  ['\xff\xd8\xff', 0],
  ['GIF8', 0],
  ['WEBP', 8],
  ['ftyphei', 4],
  ['ftypavif', 4],
  ['ftypmif1', 4],
];
const LOOKED_AT = 16;

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Throws where it is no file that was packed, by its first bytes. */
async function checkBeginning(file: string): Promise<void> {
  const begins = await beginningOf(file);
  if (begins.length === 0) throw new FileRefused('empty', 'there is nothing in it');
  const text = begins.toString('latin1');
  if (PICTURES.some(([picture, at]) => text.startsWith(picture, at)))
    throw new FileRefused('picture', 'it begins like a picture');
  if (!GZIP.every((byte, at) => begins[at] === byte))
    throw new FileRefused('not-ours', 'it does not begin like a gzip file');
}

function upTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size > most) done(new FileRefused('too-large', `more than ${most} bytes unpacked`));
      else done(null, part);
    },
  });
}

/** What zlib says of bytes that aren't what was packed. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new FileRefused('cut-off', 'it ends before its end', error);
  return code.startsWith('Z_') ? new FileRefused('damaged', `${code} while unpacking`, error) : error;
}

/** Whether it is whole but for one byte behind its end, of which zlib says the same as of a file that ends too soon. */
async function endsAByteLate(file: string, most: number): Promise<boolean> {
  const before = createReadStream(file, { end: statSync(file).size - 2 });
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  return await pipeline(before, createGunzip(), upTo(most), nowhere).then(
    () => true,
    () => false,
  );
}

/** Fails as a `FileRefused` where the file isn't one that was packed whole. */
export async function unpack(from: string, to: string, most = MOST_UNPACKED): Promise<void> {
  if (statSync(from).size > MOST_PACKED) throw new FileRefused('too-large', 'more than 64 MB packed');
  await checkBeginning(from);
  try {
    await pipeline(
      createReadStream(from),
      createGunzip(),
      upTo(most),
      createWriteStream(to, { mode: 0o600, flags: 'wx' }),
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal instanceof FileRefused && refusal.code === 'cut-off' && (await endsAByteLate(from, most)))
      throw new FileRefused('damaged', 'a byte follows its end', error);
    throw refusal;
  }
}
