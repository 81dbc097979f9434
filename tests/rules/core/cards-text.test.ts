import { describe, expect, it } from 'vitest';
import { cardText } from '../../../src/rules/core/text/cards.ts';

describe('a card in words', () => {
  it.each([
    ['10H', '10 of hearts'],
    ['AC', 'ace of clubs'],
    ['JD', 'jack of diamonds'],
    ['QS', 'queen of spades'],
    ['KH', 'king of hearts'],
    ['JK', 'Joker'],
  ] as const)('%s is the %s', (card, text) => {
    expect(cardText(card)).toBe(text);
  });
});
