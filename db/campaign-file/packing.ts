/** The outer shell of a campaign's file: gzip, unpacked no further than any campaign is long. */
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { FileRefused } from './refusal.ts';

/** Bytes. Sixty years of play come to about 5 MB packed, and 28 MB unpacked. */
export const MOST_PACKED = 64 * 1024 * 1024;
export const MOST_UNPACKED = 256 * 1024 * 1024;

/** RFC 1952, 2.3.1: how a gzip file begins. */
const GZIP = [0x1f, 0x8b, 0x08] as const;

export const pack = async (bytes: Buffer): Promise<Buffer> => await promisify(gzip)(bytes, { level: 6 });

/**
 * Beginnings of the kinds of picture that a player may have at hand, and their place in a file; some kinds name themselves a few bytes on.
 */
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

/** Throws where it is no file that was packed, by its first bytes. */
function checkBeginning(packed: Buffer): void {
  if (packed.length === 0) throw new FileRefused('empty', 'there is nothing in it');
  const text = packed.toString('latin1', 0, LOOKED_AT);
  if (PICTURES.some(([picture, at]) => text.startsWith(picture, at)))
    throw new FileRefused('picture', 'it begins like a picture');
  if (!GZIP.every((byte, at) => packed[at] === byte))
    throw new FileRefused('not-ours', 'it does not begin like a gzip file');
}

const unpacked = async (packed: Buffer, most: number): Promise<Buffer> =>
  await promisify(gunzip)(packed, { maxOutputLength: most });

/** The refusal that fits an error of zlib’s over bytes that aren’t what was packed. */
function refusalOf(error: unknown, most: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_BUFFER_TOO_LARGE')
    return new FileRefused('too-large', `more than ${most} bytes unpacked`, error);
  if (code === 'Z_BUF_ERROR') return new FileRefused('cut-off', 'it ends before its end', error);
  return code.startsWith('Z_') ? new FileRefused('damaged', `${code} while unpacking`, error) : error;
}

/** Fails as a `FileRefused` where the file isn't one that was packed whole. */
export async function unpack(file: string, most = MOST_UNPACKED): Promise<Buffer> {
  if (statSync(file).size > MOST_PACKED) throw new FileRefused('too-large', 'more than 64 MB packed');
  const packed = readFileSync(file);
  checkBeginning(packed);
  try {
    return await unpacked(packed, most);
  } catch (error) {
    const refusal = refusalOf(error, most);
    if (!(refusal instanceof FileRefused && refusal.code === 'cut-off')) throw refusal;
    // A byte after the end gives the same error of zlib's as a file that ends too soon.
    const isWhole = await unpacked(packed.subarray(0, -1), most).then(
      () => true,
      () => false,
    );
    throw isWhole ? new FileRefused('damaged', 'a byte follows its end', error) : refusal;
  }
}
