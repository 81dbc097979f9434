import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { MEETING_ODDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import {
  awareness,
  innocentComesAlong,
  isArmy,
  placeInRoom,
  survivorsInBuilding,
  THROUGH_DOOR,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

describe('survivors in buildings', () => {
  it('are there on 4 to 6, in every area, a die for each point of activity', () => {
    expect(
      playedWith(survivorsInBuilding(PLAYER_ASKING, { area: 'urban', phase: 1 }), [3, 4, 5, 6]).survivors,
    ).toBe(3);
    expect(
      playedWith(survivorsInBuilding(PLAYER_ASKING, { area: 'rural', phase: 2 }), [1, 2, 3]).survivors,
    ).toBe(0);
  });

  it('number 0 to 2 with two dice: 1, 2 and 1 of 4', () => {
    const counted = odds(
      () => MEETING_ODDS['atz.survivors-in-building'].play({ area: 'rural', phase: 1 }),
      String,
    );
    expect(
      counted.outcomes.map(([name, { n, of }]) => [name, Number(n * 4n) / Number(of)]).toSorted(),
    ).toEqual([
      ['0', 1],
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('are placed inward, then from the left', () => {
    expect(playedWith(placeInRoom(PLAYER_ASKING, { deep: 9, wide: 9 }), [3, 5])).toEqual({
      inward: 3,
      fromLeft: 5,
    });
  });

  it('let two through a single door, three through a double one', () => {
    expect(THROUGH_DOOR).toEqual({ single: 2, double: 3 });
  });
});

describe('awareness', () => {
  it('is aware, unaware or surprised by dice passed', () => {
    expect(playedWith(awareness(PLAYER_ASKING, 4, false), [1, 4]).awareness).toBe('aware');
    expect(playedWith(awareness(PLAYER_ASKING, 4, false), [5, 4]).awareness).toBe('unaware');
    expect(playedWith(awareness(PLAYER_ASKING, 4, false), [5, 6]).awareness).toBe('surprised');
  });

  it('rolls a die more after shots, the best two counting', () => {
    expect(playedWith(awareness(PLAYER_ASKING, 3, true), [6, 1, 3]).awareness).toBe('aware');
  });
});

describe('the army', () => {
  it('is met half the time after a survivors’ win, and never before', () => {
    expect(playedWith(isArmy(PLAYER_ASKING, null))).toBe(false);
    expect(playedWith(isArmy(PLAYER_ASKING, 'zombies'))).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map((face) => playedWith(isArmy(PLAYER_ASKING, 'survivors'), [face]))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

it('lets an Innocent come along alone, or once the others agree or are beaten (ATZ-7)', () => {
  expect(innocentComesAlong(0, false)).toBe(true);
  expect(innocentComesAlong(1, false)).toBe(false);
  expect(innocentComesAlong(1, true)).toBe(true);
});
