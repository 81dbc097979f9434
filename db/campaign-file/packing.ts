/** The outer shell of a campaign's file: gzip, unpacked no further than any campaign is long. */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
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

async function beginsLikeOne(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return bytesRead === GZIP.length && GZIP.every((byte, at) => buffer[at] === byte);
  } finally {
    await handle.close();
  }
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

/** Fails as a `FileRefused` where the file isn't one that was packed whole. */
export async function unpack(from: string, to: string, most = MOST_UNPACKED): Promise<void> {
  if (statSync(from).size > MOST_PACKED) throw new FileRefused('too-large', 'more than 64 MB packed');
  if (!(await beginsLikeOne(from))) throw new FileRefused('not-ours', 'it does not begin like a gzip file');
  try {
    await pipeline(
      createReadStream(from),
      createGunzip(),
      upTo(most),
      createWriteStream(to, { mode: 0o600, flags: 'wx' }),
    );
  } catch (error) {
    throw refusalOf(error);
  }
}
