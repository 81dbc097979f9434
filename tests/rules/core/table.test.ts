import { describe, expect, it } from 'vitest';
import { type KeyedTable, lookUp, type RangeTable, rowIds, rowOf } from '../../../src/rules/core/table.ts';
import { scoresAmiss } from '../../support/rules/scores.ts';

const HEIGHT: RangeTable<string> = {
  id: 'test.height',
  section: 'Heights',
  rows: [
    { to: 3, result: 'low' },
    { from: 4, to: 4, result: 'level', confidence: 'RULING', ruling: 'ATZ-0' },
    { from: 5, to: 8, result: 'high' },
    { from: 8, to: 9, result: 'steep' },
    { from: 12, result: 'sheer', confidence: 'RECONSTRUCTED' },
  ],
};

const COLOURS = {
  id: 'test.colour',
  section: 'Colours',
  rows: { red: { result: 1 }, black: { result: 2, ruling: 'ATZ-0', confidence: 'RULING' } },
} as const satisfies KeyedTable<'red' | 'black', number>;

describe('lookUp', () => {
  it.each([
    [-100, 'low'],
    [3, 'low'],
    [4, 'level'],
    [5, 'high'],
    [8, 'high'],
    [9, 'steep'],
    [12, 'sheer'],
    [100, 'sheer'],
  ])('%i is %s', (score, result) => expect(lookUp(HEIGHT, score)?.result).toBe(result));

  it('finds nothing off the table', () => expect(lookUp(HEIGHT, 10)).toBeUndefined());

  it('says which row it was and how sure the figure is', () => {
    expect(lookUp(HEIGHT, 4)).toEqual({
      result: 'level',
      row: 'test.height/4',
      confidence: 'RULING',
      ruling: 'ATZ-0',
    });
    expect(lookUp(HEIGHT, 6)).toEqual({ result: 'high', row: 'test.height/5-8', confidence: 'RULEBOOK' });
  });
});

describe('rowOf', () => {
  it('finds the row of a key', () => {
    expect(rowOf(COLOURS, 'black')).toEqual({
      result: 2,
      row: 'test.colour/black',
      confidence: 'RULING',
      ruling: 'ATZ-0',
    });
  });

  it('wants a row for every key of its type', () => {
    const missing = { id: 'test.colour', section: 'Colours', rows: { red: { result: 1 } } };
    // @ts-expect-error the row for black is missing
    const table: KeyedTable<'red' | 'black', number> = missing;
    expect(rowIds(table)).toEqual(['test.colour/red']);
  });
});

describe('a table as a whole', () => {
  it('lists its rows by the ids that a look-up gives', () => {
    expect(rowIds(HEIGHT)).toEqual([
      'test.height/3-',
      'test.height/4',
      'test.height/5-8',
      'test.height/8-9',
      'test.height/12+',
    ]);
    expect(rowIds(COLOURS)).toEqual(['test.colour/red', 'test.colour/black']);
  });

  it('shows where scores are missing or doubled', () => {
    expect(scoresAmiss(HEIGHT, 2, 12)).toEqual({ missing: [10, 11], doubled: [8] });
  });
});
