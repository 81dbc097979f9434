import { describe, expect, it } from 'vitest';
import { EVERY_CARD, printed } from '../../../src/rules/zombie-death-force/cards.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import { begin } from '../../../src/rules/zombie-death-force/setting-up.ts';
import { cardWords, codeOf } from '../../../src/rules/zombie-death-force/text/typed.ts';
import { play, rulesOf } from './at-table.ts';

const dealt = (players: number) => play(begin({ players, turns: 60 }), 'second');

describe('Setup', () => {
  it('has 62 cards: twenty different ones to collect, one Wild, ten Actions', () => {
    const copies = (of: (card: string) => boolean) =>
      EVERY_CARD.filter(of).reduce((sum, card) => sum + printed(card).result.copies, 0);
    expect(EVERY_CARD).toHaveLength(31);
    expect(copies(() => true)).toBe(62);
    expect(copies((card) => card.startsWith('team-'))).toBe(20);
    expect(copies((card) => card.startsWith('weapon-'))).toBe(20);
    expect(EVERY_CARD.reduce((sum, card) => sum + printed(card).result.marked, 0)).toBe(2);
  });

  it('says of every card that it is rebuilt', () => {
    expect(new Set(EVERY_CARD.map((card) => printed(card).confidence))).toEqual(new Set(['RECONSTRUCTED']));
  });

  it('plays with all of them with three and four players, and leaves the two marked ones out with two', () => {
    expect(dealt(3).state.deck).toHaveLength(62);
    expect(dealt(4).state.deck).toHaveLength(62);
    const { state } = dealt(2);
    expect(state.deck).toHaveLength(60);
    expect(state.aside.toSorted()).toEqual(['better-you-than-me', 'ewwwwwwwww']);
  });

  it('asks who goes first, who then draws', () => {
    expect(play(begin({ players: 3, turns: 60 })).offered).toEqual(['first', 'second', 'third']);
    const went = dealt(3);
    expect(went.state.turn).toBe('second');
    expect(rulesOf(went)).toEqual(['zdf.first-player', 'zdf.deal', 'zdf.value']);
  });

  it('takes two to four players and no others', () => {
    const ok = (players: unknown) => zombieDeathForce.setup.check({ players, turns: 60 }).ok;
    expect([1, 2, 3, 4, 5, '3'].map(ok)).toEqual([false, true, true, true, false, false]);
  });
});

describe('a card that is typed', () => {
  it('is read by its code, in either case, and no code has the key that lets the app draw', () => {
    expect(cardWords.read('tba')).toBe('team-blue-a');
    expect(cardWords.read('W G E')).toBe('weapon-green-e');
    expect(cardWords.read('go')).toBe('wild');
    const codes = EVERY_CARD.map(codeOf);
    expect(new Set(codes).size).toBe(31);
    expect(codes.filter((code) => code.includes('R'))).toEqual([]);
    expect(EVERY_CARD.map((card) => cardWords.read(codeOf(card)))).toEqual([...EVERY_CARD]);
  });

  it('is read by a title that only one has', () => {
    expect(cardWords.read('that was easy')).toBe('that-was-easy');
    expect(cardWords.read('Lookout')).toBeUndefined();
    expect(cardWords.read('3S')).toBeUndefined();
  });
});
