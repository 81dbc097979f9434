import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play, rulesOf } from './at-table.ts';

const DECK: readonly Card[] = [
  'team-blue-a',
  'team-blue-b',
  'wild',
  'fall-back',
  'team-green-a',
  'team-green-b',
];
const drawing = { phase: 'draw' } as const;

const told = (went: ReturnType<typeof play>) => went.events.find(({ rule }) => rule === 'zdf.value');

describe('Draw Phase', () => {
  it('draws three with three empty Stacks, each of which counts 1 (ZDF-12)', () => {
    const went = play(laid([{}, {}], { ...drawing, deck: [...DECK] }), 'team-blue-a', 'wild', 'fall-back');
    expect(told(went)).toMatchObject({ values: [1, 1, 1], draws: 3 });
    expect(went.state.hand).toEqual(['team-blue-a', 'wild', 'fall-back']);
    expect(went.state.deck.toSorted()).toEqual(['team-blue-b', 'team-green-a', 'team-green-b']);
    expect(went.asks).toBe('zdf.assign');
  });

  it('counts the card on top of each Stack alone', () => {
    const own = {
      left: ['team-blue-e', 'team-blue-a'],
      right: ['weapon-green-a', 'weapon-green-e'],
      action: ['wild'],
    } as const;
    expect(told(play(laid([own, {}], { ...drawing, deck: [...DECK] })))).toMatchObject({
      values: [1, 3, 0],
      draws: 4,
      rows: ['zdf.cards/team-blue-a', 'zdf.cards/weapon-green-e', 'zdf.cards/wild'],
    });
  });

  it('shuffles the discard pile where a card is due and the deck is empty, and goes on (ZDF-1)', () => {
    const went = play(
      laid([{}, {}], { phase: 'draw', deck: ['wild'], discard: ['team-blue-a', 'team-blue-b'] }),
      'wild',
      'team-blue-b',
      'team-blue-a',
    );
    expect(rulesOf(went)).toEqual(['zdf.value', 'zdf.draw', 'zdf.reshuffle', 'zdf.draw', 'zdf.draw']);
    expect(went.state).toMatchObject({ deck: [], discard: [] });
  });

  it('stops where deck and discard pile are empty (ZDF-1)', () => {
    const went = play(laid([{}, {}], { phase: 'draw', deck: ['wild'] }), 'wild');
    expect(rulesOf(went)).toEqual(['zdf.value', 'zdf.draw', 'zdf.no-cards']);
    expect(went.events.at(-1)).toMatchObject({ short: 2 });
    expect(went.asks).toBe('zdf.assign');
  });

  it('doesn’t take a card that isn’t in the deck', () => {
    expect(() => play(laid([{}, {}], { phase: 'draw', deck: ['wild'] }), 'fall-back')).toThrow(
      'unknown-card',
    );
  });
});

const nothing = { left: ['wild'], right: ['weapon-blue-a', 'wild'], action: ['oh-my-gawd'] } as const;

describe('losing', () => {
  it('is to begin a turn with Stacks that count nothing; the cards go to the discard pile', () => {
    const went = play(laid([nothing, {}, {}], { ...drawing, deck: [...DECK] }));
    expect(rulesOf(went)).toEqual(['zdf.lose', 'zdf.pass', 'zdf.value']);
    expect(went.state.players[0]).toMatchObject({ isOut: true, stacks: { left: [], right: [], action: [] } });
    expect(went.state.discard.toSorted()).toEqual(['oh-my-gawd', 'weapon-blue-a', 'wild', 'wild']);
    expect(went.state.turn).toBe('second');
  });

  it('is passed over from then on', () => {
    const third = { ...laid([{}, nothing, {}], { ...drawing, turn: 'second', deck: [...DECK] }) };
    expect(play(third).state.turn).toBe('third');
    const out = play(third, 'team-blue-a', 'team-blue-b', 'wild', 'end').state;
    expect(out.turn).toBe('first');
  });

  it('leaves the last player as the winner (ZDF-5)', () => {
    const went = play(laid([nothing, {}], { ...drawing, deck: [...DECK] }));
    expect(went.state.outcome).toEqual({ kind: 'won', seat: 'second', by: 'last-standing' });
  });

  it('doesn’t happen while an empty Stack counts 1', () => {
    const went = play(laid([{ ...nothing, action: [] }, {}], { ...drawing, deck: [...DECK] }));
    expect(told(went)).toMatchObject({ draws: 1 });
  });
});
