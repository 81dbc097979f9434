/** The two files that hold one picture in several sizes, each as PNG. */

export interface Picture {
  /** Width and height in pixels. */
  readonly size: number;
  readonly png: Buffer;
}

/** Windows' icon: a directory of six bytes and sixteen for each picture, then the pictures; 256 is written as 0. */
export function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** A Mac's kinds of picture by their pixels; those at twice their size (`@2x`) have kinds of their own. */
export const ICNS_KINDS = [
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
] as const;

/** A Mac's icon: `icns` and the length of all, then kind, length and PNG of each. */
export function icns(pictures: readonly Picture[]): Buffer {
  const parts = ICNS_KINDS.map(([kind, size]) => {
    const picture = pictures.find((one) => one.size === size);
    if (picture === undefined) throw new Error(`expected a picture of ${size} pixels for ${kind}`);
    return block(kind, picture.png);
  });
  return block('icns', Buffer.concat(parts));
}

function block(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
