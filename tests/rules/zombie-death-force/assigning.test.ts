import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play } from './at-table.ts';

/** Places on which the cards of this hand may lie. */
const offered = (hand: readonly Card[], ...players: Parameters<typeof laid>[0][number][]) =>
  play(laid(players.length === 0 ? [{}, {}] : players, { hand: [...hand] })).offered.filter(
    (id) => id !== 'end',
  );

describe('Assign Phase', () => {
  it('lays a Team or Weapon Card of either colour on an empty Collection Stack of one’s own', () => {
    expect(offered(['team-blue-a', 'weapon-green-c'])).toEqual([
      'team-blue-a>first.left',
      'team-blue-a>first.right',
      'weapon-green-c>first.left',
      'weapon-green-c>first.right',
    ]);
  });

  it('takes the same kind and colour from then on, and no card twice (ZDF-14)', () => {
    const own = { left: ['team-blue-a'], right: ['weapon-blue-a'] } as const;
    expect(offered(['team-blue-a', 'team-blue-b', 'team-green-b', 'weapon-green-c'], own, {})).toEqual([
      'team-blue-b>first.left',
    ]);
  });

  it('stays open while a Wild, or an Action Card that was put there, lies alone (ZDF-6)', () => {
    const own = { left: ['wild'], right: ['better-you-than-me', 'wild'] } as const;
    expect(offered(['weapon-green-c'], own, {})).toEqual([
      'weapon-green-c>first.left',
      'weapon-green-c>first.right',
    ]);
  });

  it('lets both Stacks collect the same kind and colour (ZDF-7)', () => {
    expect(offered(['team-blue-a'], { left: ['team-blue-b'], right: ['team-blue-c'] }, {})).toEqual([
      'team-blue-a>first.left',
      'team-blue-a>first.right',
    ]);
  });

  it('lays a Wild on anyone’s Collection, and several on one', () => {
    expect(offered(['wild'], { left: ['team-blue-a', 'wild'] }, {})).toEqual([
      'wild>first.left',
      'wild>first.right',
      'wild>second.left',
      'wild>second.right',
    ]);
  });

  it('lays an Action Card on one’s own Action Stack alone, on top', () => {
    const own = { action: ['fall-back'] } as const;
    expect(offered(['dead-weight'], own, {})).toEqual(['dead-weight>first.action']);
    const went = play(laid([own, {}], { hand: ['dead-weight'] }), 'dead-weight>first.action');
    expect(went.state.players[0]?.stacks.action).toEqual(['fall-back', 'dead-weight']);
  });

  it('goes on until the player ends it; what is left is discarded', () => {
    const hand: Card[] = ['team-blue-a', 'team-blue-b', 'weapon-blue-c'];
    const went = play(laid([{}, {}], { hand }), 'team-blue-b>first.left', 'team-blue-a>first.left', 'end');
    expect(went.state.players[0]?.stacks.left).toEqual(['team-blue-b', 'team-blue-a']);
    expect(went.state.discard).toEqual(['weapon-blue-c']);
    expect(went.state.hand).toEqual([]);
  });

  it('may go on collecting a kind that is complete, to keep its cards from others', () => {
    expect(offered(['team-blue-a'], { completed: 'team' }, {})).toEqual([
      'team-blue-a>first.left',
      'team-blue-a>first.right',
    ]);
  });

  it('says by which rule a card lies there', () => {
    const by = (card: Card, own: Parameters<typeof laid>[0][number]) =>
      play(
        laid([own, {}], { hand: [card, 'wild'] }),
        `${card}>first.${card.includes('-blue-') || card === 'wild' ? 'left' : 'action'}`,
      ).events[0]?.rule;
    expect(by('team-blue-a', {})).toBe('zdf.assign-empty');
    expect(by('team-blue-a', { left: ['team-blue-b'] })).toBe('zdf.assign-collection');
    expect(by('wild', {})).toBe('zdf.assign-wild');
    expect(by('fall-back', {})).toBe('zdf.assign-action');
    expect(by('that-was-easy', {})).toBe('zdf.that-was-easy');
  });
});
