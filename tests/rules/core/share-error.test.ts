import { expect, it } from 'vitest';
import { shareWithError } from '../../../src/rules/core/text/share-error.ts';

const rounded = (count: number, of: number) => {
  const { share, error } = shareWithError(count, of);
  return [Math.round(1_000 * share), Math.round(1_000 * error)];
};

it.each([
  // Three of a hundred to either side of a half with a thousand games, as every table of polls has it.
  [500, 1_000, [500, 31]],
  [160, 1_000, [160, 23]],
  [500, 4_000, [125, 10]],
  // Nobody of a thousand isn't nobody at all.
  [0, 1_000, [0, 2]],
  [0, 0, [0, 1_000]],
])('%d of %d', (count, of, expected) => {
  expect(rounded(count, of)).toEqual(expected);
});
