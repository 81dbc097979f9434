/** Kind and size of a picture by the first bytes of its file, before anything is decoded. */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const JPEG = [0xff, 0xd8, 0xff] as const;

/** Undefined for anything but a PNG or a JPEG, and for one that doesn't say. */
export function sizeOfPicture(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG.every((byte, at) => bytes[at] === byte)) return sizeOfPng(view);
  return JPEG.every((byte, at) => bytes[at] === byte) ? sizeOfJpeg(view) : undefined;
}

/** Reads the size from the first chunk, which is the head of a PNG. */
function sizeOfPng(view: DataView): PictureSize | undefined {
  const isHead = view.byteLength >= 24 && view.getUint32(12) === 0x49484452;
  return isHead ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** From segment to segment, to the one that begins the frame. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // A byte of filling.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** C0 to CF, but for the tables among them: Huffman, arithmetic, and the extension. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
