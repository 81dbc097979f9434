import { describe, expect, it } from 'vitest';
import { canonical, digest } from '../../../src/rules/core/digest.ts';

describe('canonical', () => {
  it('writes JSON with sorted keys, by code unit and not by language', () => {
    expect(canonical({ b: [1, null, true], a: { ä: 'x', z: '', Z: -0.5 } })).toBe(
      '{"a":{"Z":-0.5,"z":"","ä":"x"},"b":[1,null,true]}',
    );
  });

  it.each([
    ['value.a', { a: undefined }],
    ['value.a', { a: Number.NaN }],
    ['value[1]', [1, Number.POSITIVE_INFINITY]],
    ['value.a[0].b', { a: [{ b: () => 1 }] }],
    ['value.a', { a: new Map() }],
    ['value', new Date(0)],
    ['value', 1n],
    ['value[1]', new Array(2).fill(0, 0, 1)],
  ])('throws at %s of what JSON would lose', (path, value) => {
    expect(() => canonical(value)).toThrow(`${path} is not plain data`);
  });
});

describe('digest', () => {
  it('is the same however the keys came in', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
    expect(digest([1])).toMatch(/^[0-9a-f]{32}$/);
  });

  it('tells values apart', () => {
    const values = [0, '0', null, false, '', [], {}, [0], [[0]], { a: 0 }, { a: [0] }, '[0]'];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });
});
