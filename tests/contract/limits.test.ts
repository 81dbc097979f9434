/** The bounds that screens show while something is typed are those that its shapes hold it to. */
import { expect, it } from 'vitest';
import { MOST_NAME, MOST_SEED, MOST_WHY } from '../../src/contract/limits.ts';
import { Name } from '../../src/contract/shapes.ts';
import { REASON } from '../../src/rules/all-things-zombie/acts/fields.ts';
import { NAME, SEED } from '../../src/rules/core/setup.ts';

it('are the same', () => {
  expect([NAME.longest, SEED.longest, REASON.longest]).toEqual([MOST_NAME, MOST_SEED, MOST_WHY]);
  expect([0, 1].map((more) => Name.safeParse('🇻🇳'.repeat(MOST_NAME + more)).success)).toEqual([true, false]);
});
