/** Voyages are worth sailing for the crew: who sails with care against monsters that do the same may win a run, and see every ending. */
import { expect, it } from 'vitest';
import { COUNTS } from '../../../support/counts.ts';
import { runs } from '../../../support/rules/agt-match.ts';

it(
  'the crew win about one run in three to five, and all of the endings occur',
  () => {
    const { renowned, home, weary, doomed } = runs(4, COUNTS.matches);
    expect(renowned + home).toBeGreaterThan(COUNTS.matches / 6);
    expect(renowned + home).toBeLessThan(COUNTS.matches / 2);
    expect(Math.min(renowned, home, weary, doomed)).toBeGreaterThan(0);
  },
  COUNTS.limitMs,
);
