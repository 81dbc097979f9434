/** The bounds that screens show while something is typed are those that its shapes hold it to. */
import { expect, it } from 'vitest';
import {
  MOST_FIRE,
  MOST_INCHES,
  MOST_NAME,
  MOST_SEED,
  MOST_WHERE,
  MOST_WHY,
} from '../../src/contract/limits.ts';
import { Name } from '../../src/contract/shapes.ts';
import { AIM } from '../../src/rules/all-things-zombie/acts/encounter/aimed.ts';
import { LIGHT_FIRE } from '../../src/rules/all-things-zombie/acts/encounter/fires.ts';
import { FOUND } from '../../src/rules/all-things-zombie/acts/encounter/report-boxes.ts';
import { REASON } from '../../src/rules/all-things-zombie/acts/fields.ts';
import { NAME, SEED } from '../../src/rules/core/setup.ts';

it('are the same', () => {
  expect([NAME.longest, SEED.longest, REASON.longest]).toEqual([MOST_NAME, MOST_SEED, MOST_WHY]);
  const lines = [FOUND.fields.where, LIGHT_FIRE.fields.where];
  expect(lines.map(({ longest }) => longest)).toEqual([MOST_WHERE, MOST_FIRE]);
  expect(AIM.fields.inches.most).toBe(MOST_INCHES);
  expect([0, 1].map((more) => Name.safeParse('🇻🇳'.repeat(MOST_NAME + more)).success)).toEqual([true, false]);
});
