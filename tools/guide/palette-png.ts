/** A picture of a screen with 256 colours at most, which is a third of the size and looks the same. */
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each. */
  readonly rgba: Uint8Array;
}

const MOST = 256;
/** Colours this near one another are the same one, where there are too many: steps of 8. */
const STEP_BITS = 3;

export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const counts = new Map<number, number>();
  const keyAt = (at: number) =>
    (((rgba[at] ?? 0) >> STEP_BITS) << 16) |
    (((rgba[at + 1] ?? 0) >> STEP_BITS) << 8) |
    ((rgba[at + 2] ?? 0) >> STEP_BITS);
  /** The first colour met of each step stands for it, so that white stays white. */
  const first = new Map<number, readonly [number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = keyAt(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (!first.has(key)) first.set(key, [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]);
  }
  const chosen = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, MOST);
  const palette = chosen.map(([key]) => first.get(key) ?? [0, 0, 0]);
  const place = new Map(chosen.map(([key], at) => [key, at]));
  const nearest = (at: number): number => {
    const key = keyAt(at);
    const known = place.get(key);
    if (known !== undefined) return known;
    const far = palette.map(
      ([r = 0, g = 0, b = 0]) =>
        ((rgba[at] ?? 0) - r) ** 2 + ((rgba[at + 1] ?? 0) - g) ** 2 + ((rgba[at + 2] ?? 0) - b) ** 2,
    );
    const best = far.indexOf(Math.min(...far));
    place.set(key, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = nearest((y * width + x) * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length, 0);
  body.copy(all, 4);
  all.writeUInt32BE(crc32(body), body.length + 4);
  return all;
}
