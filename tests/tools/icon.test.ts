import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICNS_KINDS, icns, ico } from '../../tools/icon/containers.ts';
import { fromRoot } from '../../tools/paths.ts';

/** Width and height from a PNG's first chunk; anything else fails. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function icoSizes(file: Buffer): readonly number[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const said = file.readUInt8(at) || 256;
    expect(sizeOf(file.subarray(offset, offset + length))).toEqual([said, said]);
    return said;
  });
}

function icnsSizes(file: Buffer): readonly (readonly [string, number])[] {
  expect(file.toString('latin1', 0, 4)).toBe('icns');
  expect(file.readUInt32BE(4)).toBe(file.length);
  const found: (readonly [string, number])[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    const png = file.subarray(at + 8, at + file.readUInt32BE(at + 4));
    found.push([file.toString('latin1', at, at + 4), sizeOf(png)[0]]);
  }
  return found;
}

describe('the icon', () => {
  it('is there for Linux in the sizes of its names', () => {
    const names = readdirSync(fromRoot('build/icons')).toSorted();
    const sizes = names.map((name) => sizeOf(readFileSync(fromRoot('build/icons', name))).join('x'));
    expect(sizes.map((size) => `${size}.png`)).toEqual(names);
    expect(names).toContain('16x16.png');
    expect(names).toContain('512x512.png');
  });

  it('is there for Windows up to 256 pixels', () => {
    expect(icoSizes(readFileSync(fromRoot('build/icon.ico')))).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  it('is there for the Mac, also for screens of twice the pixels', () => {
    expect(icnsSizes(readFileSync(fromRoot('build/icon.icns')))).toEqual(ICNS_KINDS);
  });

  it('is one picture in all of them', () => {
    const of = (size: number) => readFileSync(fromRoot(`build/icons/${size}x${size}.png`));
    expect(readFileSync(fromRoot('build/icon.ico')).includes(of(48))).toBe(true);
    expect(readFileSync(fromRoot('build/icon.icns')).includes(of(512))).toBe(true);
  });

  it('lacks no size that a container asks for', () => {
    expect(() => icns([{ size: 16, png: Buffer.alloc(1) }])).toThrow('128 pixels for ic07');
    expect(ico([]).length).toBe(6);
  });
});
