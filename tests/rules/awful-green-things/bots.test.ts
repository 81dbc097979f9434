/** The careful bot wins clearly on either side, tests weapons one at a time, and lays Eggs where nobody comes. */
import { describe, expect, it } from 'vitest';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import { COUNTS } from '../../support/counts.ts';
import { match } from '../../support/rules/agt-match.ts';
import { SETUP } from '../../support/rules/agt-ship.ts';
import { endOf } from '../../support/rules/bot-games.ts';

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

/** In each attack of these crews in which something untried is used: how many such weapons at once. */
function trials(crew: string, games: number): readonly number[] {
  const counts: number[] = [];
  const untriedIn = ({ battle, effects }: State): number =>
    battle?.side === 'crew'
      ? battle.strikes.filter(({ tried }) => tried !== null && effects[tried] === null).length
      : 0;
  const watched: typeof awfulGreenThings = {
    ...awfulGreenThings,
    apply: (state, event) => {
      awfulGreenThings.apply(state, event);
      if (event.rule !== 'agt.declare') return;
      const untried = untriedIn(state);
      if (untried === 1) counts.push(1);
      if (untried > 1) counts.splice(-1, 1, untried);
    },
  };
  for (let game = 0; game < games; game++)
    endOf(watched, watched.begin(SETUP), `trials ${game}`, { crew, monsters: 'careful' });
  return counts;
}

describe('the careful crew', () => {
  it('test weapons one at a time, as the book advises, where one that takes anything throws in several', () => {
    const careful = trials('careful', 6);
    expect(careful.length).toBeGreaterThan(20);
    expect(Math.max(...careful)).toBe(1);
    expect(Math.max(...trials('even', 6))).toBeGreaterThan(1);
  });
});
