import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play, rulesOf } from './at-table.ts';

const FOUR: readonly Card[] = ['team-blue-a', 'team-blue-b', 'team-blue-c', 'team-blue-d'];
const FIVE: readonly Card[] = [...FOUR, 'team-blue-e'];
const GUNS: readonly Card[] = ['weapon-green-e', 'weapon-green-d', 'weapon-green-a', 'weapon-green-b'];

type Own = Parameters<typeof laid>[0][number];
const ways = (own: Own) =>
  play(laid([own, {}], { hand: ['fall-back'] })).offered.filter((id) => id.startsWith('complete>'));

describe('Completing a Collection', () => {
  it('is offered with A to E of one colour, in any order', () => {
    expect(ways({ left: FIVE.toReversed() })).toEqual(['complete>left']);
    expect(ways({ left: FOUR })).toEqual([]);
  });

  it('is announced, not done by itself (ZDF-15), also where the hand is empty', () => {
    const went = play(laid([{ left: FIVE }, {}]));
    expect(went.offered).toEqual(['complete>left', 'end']);
  });

  it('takes Wilds on that Stack for missing cards, each for one (ZDF-3)', () => {
    expect(ways({ left: [...FOUR, 'wild'] })).toEqual(['complete>left']);
    expect(ways({ left: [...FOUR.slice(1), 'wild'] })).toEqual([]);
    expect(ways({ left: FOUR, right: ['wild'] })).toEqual([]);
  });

  it('takes the Action Card of its kind from anywhere on the Action Stack', () => {
    expect(ways({ left: FOUR, action: ['you-a-zombie', 'fall-back'] })).toEqual(['complete>left>0']);
    expect(ways({ left: FOUR, action: ['out-of-ammo'] })).toEqual([]);
    expect(ways({ left: GUNS, action: ['fall-back', 'out-of-ammo'] })).toEqual(['complete>left>1']);
    expect(ways({ left: GUNS, action: ['you-a-zombie'] })).toEqual([]);
  });

  it('lets the player say which of several stand in', () => {
    expect(ways({ left: [...FOUR, 'wild'], action: ['you-a-zombie', 'fall-back', 'you-a-zombie'] })).toEqual([
      'complete>left',
      'complete>left>0',
      'complete>left>2',
    ]);
    expect(ways({ left: FOUR.slice(1), action: ['you-a-zombie', 'you-a-zombie'] })).toEqual([
      'complete>left>0-1',
    ]);
  });

  it('wants one real card at least (ZDF-2)', () => {
    expect(ways({ left: ['wild', 'wild', 'wild', 'wild'], action: ['you-a-zombie'] })).toEqual([]);
    expect(ways({ left: ['wild', 'wild', 'wild', 'wild', 'team-blue-c'] })).toEqual(['complete>left']);
  });

  it('takes what was used out of the game and discards the rest of the Stack (ZDF-8)', () => {
    const own: Own = { left: [...FOUR, 'wild', 'better-you-than-me'], action: ['you-a-zombie', 'fall-back'] };
    const went = play(laid([own, {}], { hand: ['weapon-blue-a'] }), 'complete>left>0');
    expect(rulesOf(went)).toEqual(['zdf.you-a-zombie', 'zdf.complete']);
    expect(went.state.players[0]).toMatchObject({
      stacks: { left: [], action: ['fall-back'] },
      completed: { team: ['you-a-zombie', ...FOUR], weapon: [] },
    });
    expect(went.state.discard).toEqual(['wild', 'better-you-than-me']);
    // The Stack is empty, and the phase goes on.
    expect(went.offered).toContain('weapon-blue-a>first.left');
  });

  it('is done once for each kind in a game', () => {
    expect(ways({ left: FIVE, completed: 'team' })).toEqual([]);
    expect(ways({ left: FIVE, completed: 'weapon' })).toEqual(['complete>left']);
  });

  it('wins at once with both kinds', () => {
    const own: Own = { left: [...GUNS, 'wild'], completed: 'team' };
    const went = play(laid([own, {}], { hand: ['fall-back'] }), 'complete>left');
    expect(rulesOf(went)).toEqual(['zdf.time-to-go', 'zdf.complete', 'zdf.win']);
    expect(went.state.outcome).toEqual({ kind: 'won', seat: 'first', by: 'collections' });
  });
});
