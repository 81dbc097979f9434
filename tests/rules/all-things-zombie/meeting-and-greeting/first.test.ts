import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import {
  attackOrTalk,
  leaderOf,
  outnumbers,
  type Seen,
  whoGoesFirst,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const seen = (id: string, rep: number, passes: Seen['passes']): Seen => ({ id, rep, passes });

describe('who goes first', () => {
  it('is the side that passed more dice', () => {
    expect(whoGoesFirst([seen('a', 4, 2)], [seen('x', 5, 1)])).toBe('player');
    expect(whoGoesFirst([seen('a', 4, 0)], [seen('x', 5, 1)])).toBe('others');
  });

  it('is those inside where it is equal, and the player against those taken by surprise', () => {
    expect(whoGoesFirst([seen('a', 4, 1)], [seen('x', 5, 1)])).toBe('others');
    expect(whoGoesFirst([seen('a', 4, 0)], [seen('x', 5, null)])).toBe('player');
  });

  it('has the highest Rep among those who passed most for a leader', () => {
    expect(leaderOf([seen('x', 5, 1), seen('y', 3, 2), seen('z', 4, 2)])?.id).toBe('z');
    expect(leaderOf([])).toBeUndefined();
  });
});

describe('shoot or talk', () => {
  it('counts two to one', () => {
    expect(outnumbers(4, 2)).toBe('player');
    expect(outnumbers(2, 4)).toBe('other');
    expect(outnumbers(3, 2)).toBe('none');
  });

  it('talks on Rep or less where either side is twice the other, else attacks on it (ATZ-79)', () => {
    for (const which of ['player', 'other'] as const) {
      expect(playedWith(attackOrTalk(PLAYER_ASKING, 4, which), [4]).does).toBe('talk');
      expect(playedWith(attackOrTalk(PLAYER_ASKING, 4, which), [5]).does).toBe('attack');
    }
    expect(playedWith(attackOrTalk(PLAYER_ASKING, 4, 'none'), [4]).does).toBe('attack');
    expect(playedWith(attackOrTalk(PLAYER_ASKING, 4, 'none'), [5]).does).toBe('talk');
  });
});
