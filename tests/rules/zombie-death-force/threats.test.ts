/** Threats of winning: who is close, and what an answer changes of that, read off the table alone. */
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/rules/core/play.ts';
import { optionText } from '../../../src/rules/zombie-death-force/text/options.ts';
import { zdfText } from '../../../src/rules/zombie-death-force/text/text.ts';
import { nearestThreat, threatOf } from '../../../src/rules/zombie-death-force/threats.ts';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play } from './at-table.ts';

const many = (count: number, card: Card): readonly Card[] => Array.from({ length: count }, () => card);
/** Odile wants B or C, has an Action Card that stands in for one of them, and counts 3 + 1 + 1. */
const ODILE = {
  left: ['weapon-green-a', 'weapon-green-d', 'weapon-green-e'],
  action: ['out-of-ammo'],
  completed: 'team',
} as const;
const DECK: Card[] = ['weapon-green-b', 'weapon-green-c', 'wild', 'out-of-ammo', ...many(17, 'fall-back')];

const table = (hand: Card[]) => laid([{}, {}, ODILE], { hand, deck: DECK });

function questionOf(state: ReturnType<typeof table>): [ReturnType<typeof table>, Question] {
  const went = play(state);
  const options = went.offered.map((id) => ({ id, text: optionText(id) }));
  return [went.state, { kind: 'choose', rule: 'zdf.assign', seat: 'first', options }];
}

describe('the nearest threat', () => {
  it('is whoever is likeliest to win with the next draw', () => {
    const threat = nearestThreat(table(['wild']), 'first');
    expect(threat).toMatchObject({ seat: 'third', to: 'win', draws: 5 });
    expect(Math.round((threat?.share ?? 0) * 100)).toBe(70);
    // A player's own Stacks are no threat to herself, and nobody else is close.
    expect(nearestThreat(table(['wild']), 'third')).toBeUndefined();
  });

  it('is to complete one where no kind is complete yet, and none where it can’t be done', () => {
    const four = ['team-blue-a', 'team-blue-b', 'team-blue-c', 'team-blue-d'] as const;
    const near = laid([{}, { left: four }], {
      hand: ['wild'],
      deck: ['team-blue-e', ...many(9, 'fall-back')],
    });
    expect(nearestThreat(near, 'first')).toMatchObject({ to: 'complete', draws: 4, share: 0.4 });
    expect(threatOf(laid([{}, {}]), 'second').share).toBe(0);
  });
});

describe('the answers of the Assign Phase', () => {
  it('say what the owner draws before and after, and what is left of the threat', () => {
    const figures = zdfText.optionFigures?.(...questionOf(table(['wild', 'team-blue-e'])));
    expect(figures?.columns).toEqual(['Draws', 'Odile wins']);
    const of = (id: string) => figures?.options[id]?.figures;
    expect(of('team-blue-e>first.left')).toEqual(['3 → 5', '70 %']);
    // The Wild covers the 1 of an empty Stack: four draws.
    expect(of('wild>third.right')).toEqual(['5 → 4', '60 %']);
    // The Action Card makes it complete, whatever she draws.
    expect(of('wild>third.left')).toEqual(['5 → 2', '100 %']);
    expect(of('end')).toEqual(['', '70 %']);
  });

  it('warn of a card that leaves its owner with nothing to draw', () => {
    const wilds = { left: ['wild'], right: ['wild'], action: ['team-blue-a' as Card] } as const;
    const state = laid([{}, wilds], { hand: ['wild'] });
    const [left] = state.players;
    if (left === undefined) throw new Error('nobody sits there');
    left.stacks = { left: ['wild'], right: [], action: ['oh-my-gawd'] };
    const figures = zdfText.optionFigures?.(...questionOf(state));
    expect(figures?.options['wild>first.right']).toMatchObject({
      cost: 'you lose next turn',
      figures: ['1 → 0'],
    });
  });

  it('are asked with the threat in a line, and with what fits nowhere', () => {
    const state = laid([{ left: ['team-blue-a'], right: ['weapon-blue-a'] }, {}, ODILE], {
      hand: ['team-green-a', 'wild'],
      deck: DECK,
    });
    expect(zdfText.asked?.(...questionOf(state))).toEqual({
      line: 'Odile draws five cards next: 70 % to win by them.',
      whyNot: [{ act: 'Lookout, Team green A', reason: 'no green Team of yours' }],
    });
  });
});
