import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/rules/core/digest.ts';
import { gameOf } from '../../../src/rules/core/game.ts';
import { simulate } from '../../../src/rules/core/simulate.ts';
import { lanternWalk } from '../../support/rules/sample-game.ts';
import { threeNights } from '../../support/rules/sample-run.ts';

const bots = { walker: 'even' };

describe('a simulated game', () => {
  it('is the same from the same seed, and another from another', () => {
    const begun = lanternWalk.begin({ light: 12 });
    const game = gameOf(lanternWalk);
    const once = game.simulate(begun, 'K7QF', bots);
    expect(game.simulate(begun, 'K7QF', bots)).toEqual(once);
    expect(digest(game.simulate(begun, 'K7QG', bots).stood)).not.toBe(digest(once.stood));
    expect(begun).toEqual(lanternWalk.begin({ light: 12 }));
  });

  it('is a run of games as well as one, and says how it ended', () => {
    const { ending, steps } = simulate(threeNights, threeNights.begin({ nights: 2 }), 'A', bots);
    expect(ending).toMatch(/^The nights are over/);
    expect(steps).toBeGreaterThan(4);
  });

  it('has no ending where it goes on for too long', () => {
    const walk = simulate(lanternWalk, lanternWalk.begin({ light: 60 }), 'A', bots, 2);
    expect([walk.ending, walk.steps]).toEqual([null, 2]);
  });
});
