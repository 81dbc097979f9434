import { describe, expect, it } from 'vitest';
import { sizeOfPicture } from '../../renderer/components/pictures/picture-size.ts';

const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const png = (width: number, height: number) =>
  Uint8Array.of(...PNG_MARK, ...HEAD, ...four(width), ...four(height), 8, 2, 0, 0, 0);
const four = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const two = (n: number) => [n >>> 8, n & 255];

/** With a segment of an application before the frame, as cameras write it. */
const jpeg = (width: number, height: number, frame = 0xc0) =>
  Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe1, ...two(6), 1, 2, 3, 4],
    ...[0xff, 0xc4, ...two(4), 0, 0],
    ...[0xff, frame, ...two(11), 8, ...two(height), ...two(width), 1, 1, 0x11, 0],
  );

describe('the size of a picture', () => {
  it.each([
    ['a PNG', png(640, 480), { width: 640, height: 480 }],
    ['a PNG that claims to be huge', png(60_000, 60_000), { width: 60_000, height: 60_000 }],
    ['a JPEG, past its other segments', jpeg(300, 200), { width: 300, height: 200 }],
    ['a progressive JPEG', jpeg(300, 200, 0xc2), { width: 300, height: 200 }],
  ])('is told of %s', (_, bytes, size) => {
    expect(sizeOfPicture(bytes)).toEqual(size);
  });

  it.each([
    ['text', new TextEncoder().encode('a shopping list, by mistake, of some length')],
    ['nothing', new Uint8Array()],
    ['a GIF', new TextEncoder().encode('GIF89a with something behind it that is long')],
    ['a PNG cut short', png(640, 480).slice(0, 20)],
    ['a PNG without a head', Uint8Array.of(...PNG_MARK, ...new Array(20).fill(0))],
    ['a JPEG cut short', jpeg(300, 200).slice(0, 14)],
    [
      'a JPEG whose segments lead nowhere',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0, 0, 0, 0, 0),
    ],
  ])('isn’t told of %s', (_, bytes) => {
    expect(sizeOfPicture(bytes)).toBe(undefined);
  });
});
