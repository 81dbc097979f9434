import { describe, expect, it } from 'vitest';
import { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import {
  WHO_WINS,
  WHO_WINS_SEVEN,
  whoWins,
} from '../../../../src/rules/all-things-zombie/after-the-battle/who-wins.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { scoresAmiss } from '../../../support/rules/scores.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { countedOf } from './support.ts';

describe('who wins', () => {
  it('has one row for every score', () => {
    expect(scoresAmiss(WHO_WINS, 2, 12)).toEqual({ missing: [], doubled: [] });
    expect(scoresAmiss(WHO_WINS_SEVEN, 1, 6)).toEqual({ missing: [], doubled: [] });
  });

  it('is decided by two dice, or a third after a seven', () => {
    expect(playedWith(whoWins(ASKING), [2, 4])).toMatchObject({
      winner: 'zombies',
      rows: ['atz.who-wins/2-6'],
    });
    expect(playedWith(whoWins(ASKING), [4, 4]).winner).toBe('survivors');
    expect(playedWith(whoWins(ASKING), [3, 4], [3])).toEqual({
      faces: [3, 4, 3],
      winner: 'zombies',
      rows: ['atz.who-wins/7', 'atz.who-wins.seven/1-3'],
    });
    expect(playedWith(whoWins(ASKING), [6, 1], [4]).winner).toBe('survivors');
  });

  it('is even, counted over 216 throws', () => {
    expect(countedOf(216, () => AFTER_THE_BATTLE_ODDS['atz.who-wins'].play())).toEqual({
      zombies: 108,
      survivors: 108,
    });
  });
});
