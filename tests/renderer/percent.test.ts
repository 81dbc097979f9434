import { expect, it } from 'vitest';
import { percent } from '../../renderer/text/percent.ts';
import { percentText } from '../../src/rules/core/text/percent.ts';

it.each([
  [0, '0 %'],
  [1, '100 %'],
  [16 / 36, '44.4 %'],
  [0.0004, 'under 0.1 %'],
  [0.9999, 'over 99.9 %'],
])('%d is said as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

it.each([
  [0, '0 %'],
  [1 / 1296, '< 1 %'],
  [0.006, '1 %'],
  [0.444, '44 %'],
  [1295 / 1296, '> 99 %'],
  // Misses 1 by a hair.
  [0.1 + 0.7 + 0.1 + 0.1, '100 %'],
])('%d is said as %s at a glance: never sure what isn’t', (share, text) => {
  expect(percentText(share)).toBe(text);
});
