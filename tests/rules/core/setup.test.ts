import { describe, expect, it } from 'vitest';
import { choice, flag, line, number } from '../../../src/rules/core/fields.ts';
import { refusalOfSetup, type SetupFields } from '../../../src/rules/core/setup.ts';

const fields = {
  players: { ...number(2, 4), text: 'Players' },
  side: { ...choice(['crew']), text: 'Side', texts: { crew: 'Crew' } },
  name: { ...line(5), text: 'Name' },
  fast: { ...flag, text: 'Fast' },
} satisfies SetupFields;
const good = { players: 2, side: 'crew', name: 'Znuta', fast: false };

describe('refusalOfSetup', () => {
  it('takes a value for every field', () => {
    expect(refusalOfSetup(fields, good)).toBeUndefined();
    expect(refusalOfSetup(fields, { ...good, players: 4, name: 'Z' })).toBeUndefined();
  });

  it.each([
    [null, { word: 'not-a-setup' }],
    [[good], { word: 'not-a-setup' }],
    ['crew', { word: 'not-a-setup' }],
    [{}, { word: 'not-a-value', field: 'players' }],
    [
      { ...good, players: 1 },
      { word: 'out-of-range', field: 'players' },
    ],
    [
      { ...good, players: 5 },
      { word: 'out-of-range', field: 'players' },
    ],
    [
      { ...good, players: 2.5 },
      { word: 'not-a-value', field: 'players' },
    ],
    [
      { ...good, players: '2' },
      { word: 'not-a-value', field: 'players' },
    ],
    [
      { ...good, side: 'things' },
      { word: 'not-a-value', field: 'side' },
    ],
    [
      { ...good, name: '' },
      { word: 'out-of-range', field: 'name' },
    ],
    [
      { ...good, name: 'Znutar' },
      { word: 'out-of-range', field: 'name' },
    ],
    [
      { ...good, name: 7 },
      { word: 'not-a-value', field: 'name' },
    ],
    [
      { ...good, fast: 'no' },
      { word: 'not-a-value', field: 'fast' },
    ],
    [
      { ...good, slow: true },
      { word: 'unknown-field', field: 'slow' },
    ],
  ])('refuses %j: %j', (input, refusal) => expect(refusalOfSetup(fields, input)).toEqual(refusal));
});
