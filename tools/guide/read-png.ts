/** The pixels of a PNG as a browser takes it of a screen: eight bits a colour, from top to bottom. */
import { inflateSync } from 'node:zlib';
import type { Pixels } from './palette-png.ts';

const SIGNATURE_BYTES = 8;
/** By the kind of colour: red, green and blue; the same and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export function readPng(png: Buffer): Pixels {
  const data: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = CHANNELS[body[9] ?? 0] ?? 0;
      if (body[8] !== 8 || channels === 0 || body[12] !== 0)
        throw new Error('no picture as a browser takes it');
    }
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  return {
    width,
    height,
    rgba: rgbaOf(unfiltered(inflateSync(Buffer.concat(data)), width * channels, channels), channels),
  };
}

/** Each row says by its first byte from which neighbours its bytes are told. */
function unfiltered(rows: Buffer, length: number, channels: number): Uint8Array {
  const out = new Uint8Array((rows.length / (length + 1)) * length);
  for (let row = 0; row * length < out.length; row += 1) {
    const filter = rows[row * (length + 1)] ?? 0;
    for (let x = 0; x < length; x += 1) {
      const here = row * length + x;
      const left = x < channels ? 0 : (out[here - channels] ?? 0);
      const up = row === 0 ? 0 : (out[here - length] ?? 0);
      const corner = row === 0 || x < channels ? 0 : (out[here - length - channels] ?? 0);
      out[here] = (rows[row * (length + 1) + 1 + x] ?? 0) + told(filter, left, up, corner);
    }
  }
  return out;
}

function told(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    default:
      return paeth(left, up, corner);
  }
}

/** The one of three neighbours that is nearest to what they point to. */
function paeth(left: number, up: number, corner: number): number {
  const towards = left + up - corner;
  const [l, u, c] = [left, up, corner].map((one) => Math.abs(towards - one)) as [number, number, number];
  if (l <= u && l <= c) return left;
  return u <= c ? up : corner;
}

function rgbaOf(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return bytes;
  const rgba = new Uint8Array((bytes.length / 3) * 4).fill(255);
  for (let pixel = 0; pixel * 3 < bytes.length; pixel += 1)
    rgba.set(bytes.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return rgba;
}
