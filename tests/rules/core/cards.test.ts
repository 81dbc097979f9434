import { describe, expect, it } from 'vitest';
import { isCard, parseCard, SUITED_CARDS } from '../../../src/rules/core/cards.ts';
import { DECK_SIZE, freshDeck, without } from '../../../src/rules/core/deck.ts';

describe('parseCard', () => {
  it('reads every card as it is written, in either case', () => {
    for (const card of [...SUITED_CARDS, 'JK']) {
      expect(parseCard(card)).toBe(card);
      expect(parseCard(card.toLowerCase())).toBe(card);
    }
  });

  it.each([
    ['3S', '3S'],
    [' 10h ', '10H'],
    ['10 h', '10H'],
    ['tc', '10C'],
    ['1d', 'AD'],
    ['q♥', 'QH'],
    ['10♠', '10S'],
    ['jk', 'JK'],
    ['Joker', 'JK'],
    ['jc', 'JC'],
  ])('reads %j as %s', (typed, card) => expect(parseCard(typed)).toBe(card));

  it.each([
    '',
    ' ',
    'S',
    '3',
    'S3',
    '11H',
    '0H',
    '3X',
    '33S',
    'J',
    'JKS',
    'three of spades',
    '__proto__S',
    'constructorS',
  ])('finds no card in %j', (typed) => expect(parseCard(typed)).toBeUndefined());
});

describe('isCard', () => {
  it('knows the written form only', () => {
    expect(isCard('10H')).toBe(true);
    expect(isCard('JK')).toBe(true);
    expect(isCard('10h')).toBe(false);
    expect(isCard('1D')).toBe(false);
  });
});

describe('a deck', () => {
  it('is 13 cards of each suit and two Jokers', () => {
    const deck = freshDeck();
    expect(deck).toHaveLength(DECK_SIZE);
    expect(new Set(deck).size).toBe(53);
    for (const suit of ['D', 'H', 'C', 'S'])
      expect(deck.filter((card) => card.endsWith(suit))).toHaveLength(13);
    expect(deck.filter((card) => card === 'JK')).toHaveLength(2);
  });

  it('loses one card at a time, one Joker and then the other', () => {
    const one = without(freshDeck(), 'JK');
    expect(one.filter((card) => card === 'JK')).toHaveLength(1);
    const none = without(one, 'JK');
    expect(none).toHaveLength(52);
    expect(() => without(none, 'JK')).toThrow('JK is not among the 52 cards');
  });

  it('is left alone by those who draw from it', () => {
    const deck = freshDeck();
    expect(without(deck, '3S')).not.toContain('3S');
    expect(deck).toHaveLength(54);
  });
});
