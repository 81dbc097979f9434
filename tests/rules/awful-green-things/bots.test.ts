/** The careful bot wins clearly on either side, tests weapons one at a time, and lays Eggs where nobody comes. */
import { describe, expect, it } from 'vitest';
import { COUNTS } from '../../support/counts.ts';
import { match } from '../../support/rules/agt-match.ts';

const GAMES = COUNTS.matches;

describe('the careful bot', () => {
  it(
    'keeps the ship from rash monsters in most games, where a rash crew seldom does',
    () => {
      const careful = match('careful', 'rash', GAMES);
      const rash = match('rash', 'rash', GAMES);
      expect(careful.crew).toBeGreaterThan(GAMES * 0.6);
      expect(careful.crew).toBeGreaterThan(2 * rash.crew);
    },
    COUNTS.limitMs,
  );

  it(
    'takes the ship from a rash crew nearly always, and from a careful one more often than rash monsters do',
    () => {
      const overRash = match('rash', 'careful', GAMES);
      const overCareful = match('careful', 'careful', GAMES);
      const byRash = match('careful', 'rash', GAMES);
      expect(overRash.monsters).toBeGreaterThan(GAMES * 0.9);
      expect(overCareful.monsters).toBeGreaterThan(2 * byRash.monsters);
      // Between two careful ones both have a chance.
      expect(overCareful.crew).toBeGreaterThan(GAMES / 10);
    },
    COUNTS.limitMs,
  );
});
