import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { MEET_ODDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import {
  onslaught,
  reinforcement,
  zombiesAtStart,
  zombiesInBuilding,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

describe('zombies at the start', () => {
  it('are a die and the activity level: 5 and 6 in the urban example', () => {
    expect(playedWith(zombiesAtStart(PLAYER_ASKING, { area: 'urban', phase: 1 }), [5]).zombies).toBe(11);
  });

  it('use the level of 1 after a survivors’ win', () => {
    const where = { area: 'urban', phase: 3, winner: 'survivors' } as const;
    expect(playedWith(zombiesAtStart(PLAYER_ASKING, where), [2]).zombies).toBe(3);
  });
});

describe('zombies drawn by noise', () => {
  it.each([
    ['urban', 3],
    ['outskirts', 2],
    ['rural', 1],
  ] as const)('come in %s areas on %i of six faces', (area, n) => {
    const all = [1, 2, 3, 4, 5, 6];
    expect(playedWith(reinforcement(PLAYER_ASKING, area, 6), all).zombies).toBe(n);
  });

  it('ask for no dice where no shot was fired', () => {
    expect(playedWith(reinforcement(PLAYER_ASKING, 'urban', 0)).zombies).toBe(0);
  });
});

describe('zombies in buildings', () => {
  it('roll a die for each point of the plain level (ATZ-72)', () => {
    expect(playedWith(zombiesInBuilding(PLAYER_ASKING, { area: 'rural', phase: 1 }), [6]).zombies).toBe(1);
    expect(
      playedWith(zombiesInBuilding(PLAYER_ASKING, { area: 'outskirts', phase: 2 }), [4, 5, 6]).zombies,
    ).toBe(2);
  });

  it('number by the binomial: urban phase 1, six dice at one half', () => {
    const counted = odds(
      () => MEET_ODDS['atz.zombies-in-building'].play({ area: 'urban', phase: 1 }),
      String,
    );
    const shares = Object.fromEntries(
      counted.outcomes.map(([name, { n, of }]) => [name, Number(n * 64n) / Number(of)]),
    );
    expect(shares).toEqual({ 0: 1, 1: 6, 2: 15, 3: 20, 4: 15, 5: 6, 6: 1 });
  });

  it('surprise Trixie in the book’s example, 7 against 6, and would have charged Jim Bob Joe', () => {
    const figures = [
      { id: 'joe', rep: 4 },
      { id: 'trixie', rep: 3 },
    ];
    const toTrixie = playedWith(onslaught(PLAYER_ASKING, 1, figures), [6], [3], [2, 5]);
    expect(toTrixie).toMatchObject({
      zombieScore: 7,
      charged: [{ figure: 'trixie', score: 6, check: 'surprise' }],
    });
    const toJoe = playedWith(onslaught(PLAYER_ASKING, 1, figures), [6], [3], [5, 2]);
    expect(toJoe.charged).toEqual([{ figure: 'joe', zombies: 1, score: 7, check: 'being-charged' }]);
  });

  it('fall upon every figure before any has two', () => {
    const figures = ['a', 'b', 'c'].map((id) => ({ id, rep: 4 }));
    const five = playedWith(onslaught(PLAYER_ASKING, 5, figures), [1], [1], [6, 6, 2], [1, 3]);
    expect(five.charged.map(({ figure, zombies }) => [figure, zombies])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ]);
    const six = playedWith(onslaught(PLAYER_ASKING, 6, figures), [1], [1]);
    expect(six.charged.map(({ zombies }) => zombies)).toEqual([2, 2, 2]);
  });

  it('roll again between equal dice', () => {
    const figures = ['a', 'b', 'c'].map((id) => ({ id, rep: 4 }));
    const one = playedWith(onslaught(PLAYER_ASKING, 1, figures), [1], [1], [5, 5, 1], [2, 6]);
    expect(one.charged.map(({ figure }) => figure)).toEqual(['b']);
  });
});
