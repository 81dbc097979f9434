import { expect, it } from 'vitest';
import { same } from '../../../src/rules/core/same.ts';

const EQUAL: readonly [unknown, unknown][] = [
  [1, 1],
  ['a', 'a'],
  [null, null],
  [[], []],
  [{}, {}],
  [
    { a: [1, { b: null }], c: 'x' },
    { c: 'x', a: [1, { b: null }] },
  ],
];
const DIFFERENT: readonly [unknown, unknown][] = [
  [1, '1'],
  [0, null],
  [0, false],
  [null, {}],
  [[], {}],
  [[1, 2], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: null }, { b: null }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
];

it.each(EQUAL)('%j and %j say the same', (a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([true, true]);
});

it.each(DIFFERENT)('%j and %j do not', (a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([false, false]);
});
