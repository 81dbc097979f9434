/** Shots shared out among the targets of a volley, in the form of fire. */
import { expect, test } from 'vitest';
import {
  evenly,
  exchanged,
  sumOf,
  withoutShot,
  withShot,
  withSum,
} from '../../renderer/games/all-things-zombie/play/combat/aims.ts';
import { NOTHING_SAID } from '../../renderer/games/all-things-zombie/play/combat/ticks.ts';

const aims = (...shots: readonly number[]) =>
  shots.map((each, nth) => ({ at: `z${nth + 1}`, shots: each, ...NOTHING_SAID }));
const shotsOf = (all: ReturnType<typeof evenly>) => all.map(({ shots }) => shots);

test('shots are spread as evenly as they go, the first targets getting what is left over', () => {
  expect(shotsOf(evenly(aims(6, 1, 1, 1), 6))).toEqual([2, 2, 1, 1]);
  expect(shotsOf(evenly(aims(1, 1, 1), 3))).toEqual([1, 1, 1]);
});

test('one more at a target is taken from the other that has most, and nothing where none has one to spare', () => {
  expect(shotsOf(withShot(aims(2, 3, 1), 2))).toEqual([2, 2, 2]);
  expect(shotsOf(withShot(aims(4, 1, 1), 0))).toEqual([4, 1, 1]);
});

test('one fewer at a target goes to the first of the others, and the last one takes the target out', () => {
  expect(shotsOf(withoutShot(aims(2, 2), 1))).toEqual([3, 1]);
  expect(shotsOf(withoutShot(aims(2, 2), 0))).toEqual([1, 3]);
  expect(withoutShot(aims(3, 1, 2), 1).map(({ at, shots }) => [at, shots])).toEqual([
    ['z1', 4],
    ['z3', 2],
  ]);
  expect(shotsOf(withoutShot(aims(3), 0))).toEqual([3]);
});

test('the sum changes where most are, and every target keeps one', () => {
  expect(shotsOf(withSum(aims(3, 3), 4))).toEqual([2, 2]);
  expect(shotsOf(withSum(aims(2, 1), 6))).toEqual([5, 1]);
  expect(shotsOf(withSum(aims(1, 1, 1), 2))).toEqual([1, 1]);
  for (let sum = 1; sum <= 6; sum++) expect(sumOf(withSum(aims(2, 2, 2), sum))).toBe(sum);
});

test('two targets change places, and the shots stay where they are', () => {
  expect(exchanged(aims(3, 2, 1), 0, 2).map(({ at, shots }) => [at, shots])).toEqual([
    ['z3', 3],
    ['z2', 2],
    ['z1', 1],
  ]);
});
