import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  lead,
  pursue,
  ridesAway,
  split,
} from '../../../../src/rules/all-things-zombie/encounters/pursuit.ts';
import type { Rep } from '../../../../src/rules/all-things-zombie/types.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const onFoot = (lowestRep: Rep) => ({ lowestRep, vehicles: false });
const riding = (lowestRep: Rep) => ({ lowestRep, vehicles: true });

describe('the lead', () => {
  it('is two dice of hours', () => {
    expect(playedWith(lead(PLAYER_ASKING), [4, 6])).toBe(10);
  });

  it('grows by the Runners’ die and lowest Rep and shrinks by the Chasers’', () => {
    expect(playedWith(pursue(PLAYER_ASKING, 7, onFoot(3), onFoot(4)), [2], [5])).toMatchObject({
      gained: 5,
      lost: 9,
      lead: 3,
      end: 'goes-on',
    });
  });

  it('lets the Runners go above 24 hours, not at 24 (ATZ-83)', () => {
    expect(playedWith(pursue(PLAYER_ASKING, 16, onFoot(3), onFoot(4)), [6])).toMatchObject({
      lead: 25,
      end: 'escaped',
    });
    expect(playedWith(pursue(PLAYER_ASKING, 15, onFoot(3), onFoot(4)), [6], [1])).toMatchObject({
      lead: 19,
      end: 'goes-on',
    });
  });

  it('catches the Runners at 0 or less', () => {
    expect(playedWith(pursue(PLAYER_ASKING, 2, onFoot(2), onFoot(4)), [1], [1])).toMatchObject({
      lead: 0,
      end: 'caught',
    });
    expect(playedWith(pursue(PLAYER_ASKING, 2, onFoot(2), onFoot(5)), [1], [1])).toMatchObject({
      lead: -1,
      end: 'caught',
    });
  });
});

describe('vehicles in pursuit', () => {
  it('carry Runners away from Chasers on foot', () => {
    expect(ridesAway(riding(3), onFoot(3))).toBe(true);
    expect(ridesAway(riding(3), riding(3))).toBe(false);
    expect(ridesAway(onFoot(3), onFoot(3))).toBe(false);
  });

  it('halve what Runners on foot gain, rounded up (ATZ-99)', () => {
    expect(playedWith(pursue(PLAYER_ASKING, 5, onFoot(3), riding(3)), [4], [1])).toMatchObject({
      gained: 4,
      lead: 5,
    });
  });

  it('halve nothing where both ride', () => {
    expect(playedWith(pursue(PLAYER_ASKING, 5, riding(3), riding(3)), [4], [1])).toMatchObject({
      gained: 7,
      lead: 8,
    });
  });
});

it('starts two pursuits from the lead as it stands when the Runners part', () => {
  expect(split(9, ['Ann and Bo', 'Cy'])).toEqual([
    { lead: 9, band: 'Ann and Bo' },
    { lead: 9, band: 'Cy' },
  ]);
});
