import { expect, it } from 'vitest';
import { filled, filledIn, oneBy } from '../../../src/rules/core/text/filled.ts';

it('fills in a place, with a capital where its name has one, and at the beginning of a sentence', () => {
  expect(filledIn('{who} and {Who}', { who: 'the pilot' })).toBe('the pilot and The pilot');
  expect(filled('{who} ran.', { who: 'the pilot' })).toBe('The pilot ran.');
  expect(filledIn('{inAll}: {points}', { inAll: 'all', points: 3 })).toBe('all: 3');
});

it('takes one of two words by number', () => {
  const told = (n: number) => filledIn('{who} {was|were} {a hero|heroes}{|, all}', { who: 'they', n });
  expect([0, 1, 2].map(told)).toEqual(['they were heroes, all', 'they was a hero', 'they were heroes, all']);
});

it('leaves out what stands in brackets, or takes what stands behind its line, where a place in it is empty', () => {
  const armed = (weapon: string) => filledIn('{who} fell[ with {weapon}].', { who: 'Ann', weapon });
  expect([armed('a bow'), armed('')]).toEqual(['Ann fell with a bow.', 'Ann fell.']);
  const later = (turns: string) =>
    filledIn('[{Turns} later {he was|they were}|At once {he was|they were}] up', { turns, n: 2 });
  expect([later('two turns'), later('')]).toEqual(['Two turns later they were up', 'At once they were up']);
});

it('reads nothing into what a player has called somebody', () => {
  const who = '{weapon} [x|y] $& $1';
  expect(filledIn('{who} fell[ to {who}].', { who })).toBe(`${who} fell to ${who}.`);
});

it('doesn’t compile without a fact that the sentence has a place for', () => {
  // @ts-expect-error
  expect(filledIn('{who} {was|were} hurt', { who: 'Ann' })).toBe('Ann were hurt');
  // @ts-expect-error
  expect(filled(oneBy(['{who} ran.', 'Off ran {whom}.'] as const, 1), { who: 'Ann' })).toBe('Off ran .');
});
