import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changesBetween } from '../../../src/rules/core/difference.ts';

/** A field of that name is none of any record of ours. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown);

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
      { at: ['deck'], from: 1, cut: 1, put: [] },
      { at: ['light'], to: 7 },
      { at: ['met'], gone: true },
      { at: ['name'], to: 'Ann' },
      { at: ['spot', 'y'], to: 20 },
    ]);
  });

  it('is the same whichever way round the fields stand', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, part]) => [key, turned(part)]),
      );
    };
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        expect(changesBetween(turned(from), turned(to))).toEqual(changesBetween(from, to));
      }),
    );
  });

  it('of a list names what came, went, or moved to the end with a change', () => {
    const fighters = ['a', 'b', 'c', 'd', 'e'].map((who) => ({ who, shots: 0 }));
    const [a, b, c, d, e] = fighters;
    expect(changesBetween(fighters, [a, c, d, e, { who: 'b', shots: 1 }])).toEqual([
      { at: [], from: 5, cut: 0, put: [{ who: 'b', shots: 1 }] },
      { at: [], from: 1, cut: 1, put: [] },
    ]);
    expect(changesBetween(fighters, [a, { who: 'b', shots: 1 }, c, { who: 'd', shots: 2 }, e])).toEqual([
      { at: [1, 'shots'], to: 1 },
      { at: [3, 'shots'], to: 2 },
    ]);
    expect(changesBetween([a, b], [{ ...c }, a, { ...d }, b, e])).toEqual([
      { at: [], from: 2, cut: 0, put: [e] },
      { at: [], from: 1, cut: 0, put: [d] },
      { at: [], from: 0, cut: 0, put: [c] },
    ]);
  });

  it('finds its way through long lists', () => {
    const list = Array.from({ length: 500 }, (_, index) => ({ index }));
    const other = [{ index: -1 }, ...list.slice(1, 400), { index: -2 }];
    expect(changed(list, changesBetween(list, other))).toEqual(other);
    const twice = list.with(3, { index: -3 }).with(490, { index: -4 });
    expect(changesBetween(list, twice)).toHaveLength(2);
  });

  it('leaves what it is made on as it was, shares what stays, and nothing of what comes', () => {
    const before = { list: [{ a: 1 }], other: {} };
    const to = { b: 2 };
    const after = changed(before, [{ at: ['list'], from: 1, cut: 0, put: [to] }]) as typeof before;
    to.b = 3;
    expect(before).toEqual({ list: [{ a: 1 }], other: {} });
    expect(after).toEqual({ list: [{ a: 1 }, { b: 2 }], other: {} });
    expect([after.other, after.list[0]]).toEqual([before.other, before.list[0]]);
    expect(after.other).toBe(before.other);
  });

  it('throws at a change that doesn’t fit', () => {
    expect(() => changed({ a: 1 }, [{ at: ['b', 'c'], to: 1 }])).toThrow('nothing stands at b.c');
    const cut = { at: ['a'], from: 0, cut: 1, put: [] };
    expect(() => changed({ a: 1 }, [cut])).toThrow('what stands at a can’t be changed so');
    expect(() => changed({ a: [] }, [cut])).toThrow('what stands at a can’t be changed so');
    expect(() => changed({ a: 1 }, [{ at: [], gone: true }])).toThrow('the whole can’t go');
  });
});
