import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  alert,
  alertScore,
  escapeHelp,
  getaway,
  HOW_MANY_TABLE,
  howMany,
} from '../../../../src/rules/all-things-zombie/encounters/escape.ts';
import { scoresAmiss } from '../../../support/rules/scores.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

describe('who comes to help', () => {
  // The book's example: a Rep 5 and two Rep 4 captives roll against 5.
  it.each([
    { faces: [5, 1], help: 'twice', rescuers: 6 },
    { faces: [6, 5], help: 'equal', rescuers: 3 },
    { faces: [6, 6], help: 'none', rescuers: 0 },
  ])('sends $rescuers for three captives at $faces', ({ faces, help, rescuers }) => {
    expect(playedWith(escapeHelp(PLAYER_ASKING, 5, 3), faces)).toMatchObject({ help, rescuers });
  });
});

describe('how many of them', () => {
  it('has one row for every sum of two dice', () => {
    expect(scoresAmiss(HOW_MANY_TABLE, 2, 12)).toEqual({ missing: [], doubled: [] });
  });

  it.each([
    { faces: [1, 1], result: 'twiceCaptors', captors: 10, friends: 5 },
    // Half of five is three, rounded up (ATZ-99).
    { faces: [1, 2], result: 'halfAgainCaptors', captors: 8, friends: 5 },
    { faces: [2, 2], result: 'halfAgainCaptors', captors: 8, friends: 5 },
    { faces: [1, 4], result: 'oneMoreCaptor', captors: 6, friends: 5 },
    { faces: [3, 3], result: 'equal', captors: 5, friends: 5 },
    { faces: [6, 2], result: 'equal', captors: 5, friends: 5 },
    { faces: [4, 5], result: 'oneMoreCaptive', captors: 4, friends: 5 },
    { faces: [5, 5], result: 'halfAgainCaptives', captors: 3, friends: 5 },
    { faces: [5, 6], result: 'halfAgainCaptives', captors: 3, friends: 5 },
    { faces: [6, 6], result: 'twiceCaptives', captors: 3, friends: 5 },
  ])('reads $faces as $result', ({ faces, result, captors, friends }) => {
    const forces = playedWith(howMany(PLAYER_ASKING, 5), faces);
    expect(forces).toMatchObject({ captors, friends, found: { result } });
  });

  it('gives one captive alone a friend where the captives are to be more', () => {
    for (const faces of [
      [4, 5],
      [5, 5],
      [6, 6],
    ]) {
      expect(playedWith(howMany(PLAYER_ASKING, 1), faces)).toMatchObject({ captors: 1, friends: 2 });
    }
  });
});

describe('the alarm', () => {
  it('rises from 3 to 6 turn by turn and stays there', () => {
    expect([1, 2, 3, 4, 5].map(alertScore)).toEqual([3, 4, 5, 6, 6]);
  });

  it('is raised at the score or less', () => {
    expect(playedWith(alert(PLAYER_ASKING, 1), [3]).alerted).toBe(true);
    expect(playedWith(alert(PLAYER_ASKING, 1), [4]).alerted).toBe(false);
    expect(playedWith(alert(PLAYER_ASKING, 4), [6]).alerted).toBe(true);
  });

  it('leaves vehicles four dice away', () => {
    expect(playedWith(getaway(PLAYER_ASKING), [1, 2, 3, 6])).toBe(12);
  });
});
