import { expect, it } from 'vitest';
import { percent } from '../../renderer/text/percent.ts';

it.each([
  [0, '0 %'],
  [1, '100 %'],
  [16 / 36, '44.4 %'],
  [0.0004, 'under 0.1 %'],
  [0.9999, 'over 99.9 %'],
])('%d is said as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
