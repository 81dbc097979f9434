import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changesBetween } from '../../../src/rules/core/difference.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('what two pieces of plain data differ in', () => {
  it('makes one into the other, whatever they are', () => {
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        expect(changed(from, changesBetween(from, to))).toEqual(to);
        expect(changed(to, changesBetween(to, from))).toEqual(from);
      }),
    );
  });

  it('is nothing where they say the same', () => {
    fc.assert(fc.property(plain, (value) => changesBetween(value, structuredClone(value)).length === 0));
  });

  it('names the fields alone, not what they stand in', () => {
    const before = { light: 8, deck: ['2D', '3S', 'JK'], spot: { x: 0, y: 0 }, met: 1 };
    const after = { light: 7, deck: ['2D', 'JK'], spot: { x: 0, y: 20 }, name: 'Ann' };
    expect(changesBetween(before, after)).toEqual([
      { at: ['light'], to: 7 },
      { at: ['deck', 1], to: 'JK' },
      { at: ['deck'], length: 2 },
      { at: ['spot', 'y'], to: 20 },
      { at: ['met'], gone: true },
      { at: ['name'], to: 'Ann' },
    ]);
  });

  it('leaves what it is made on as it was, and shares nothing with it', () => {
    const before = { list: [{ a: 1 }] };
    const to = { b: 2 };
    const after = changed(before, [{ at: ['list', 1], to }]) as { list: object[] };
    to.b = 3;
    expect(before).toEqual({ list: [{ a: 1 }] });
    expect(after).toEqual({ list: [{ a: 1 }, { b: 2 }] });
  });

  it('throws at a change that doesn’t fit', () => {
    expect(() => changed({ a: 1 }, [{ at: ['b', 'c'], to: 1 }])).toThrow('nothing stands at whole.b.c');
    expect(() => changed({ a: 1 }, [{ at: ['a'], length: 0 }])).toThrow('no list stands at a');
  });
});
