/** Keys typed before their question answer it as if they had been typed into its fields. */
import { describe, expect, it } from 'vitest';
import {
  cardTyped,
  diceTyped,
  numberTyped,
  optionTyped,
} from '../../renderer/components/dice-entry/typed-keys.ts';
import { numberLabel, typeNumber } from '../../renderer/components/number-keys.ts';

describe('dice', () => {
  it('fill one field after another, and what is left is for the next question', () => {
    expect(diceTyped([...'5126'], 3)).toEqual({
      value: ['5', '1', '2'],
      entry: { own: [5, 1, 2] },
      rest: ['6'],
    });
    expect(diceTyped(['5'], 3)).toEqual({ value: ['5', '', ''], rest: [] });
    expect(diceTyped([], 2)).toEqual({ value: ['', ''], rest: [] });
  });

  it('know their faces, a slip taken back, and the key of the app', () => {
    expect(diceTyped(['7', '0', 'Enter', '3'], 1).entry).toEqual({ own: [3] });
    expect(diceTyped(['4', 'Backspace', '2', '2'], 2).entry).toEqual({ own: [2, 2] });
    expect(diceTyped(['4', 'R', '2'], 2)).toEqual({ value: ['4', ''], entry: 'app', rest: ['2'] });
  });
});

describe('a card', () => {
  it('is sent by Enter', () => {
    expect(cardTyped([...'10h', 'Enter', '3'])).toEqual({ value: '10h', entry: { own: '10h' }, rest: ['3'] });
    expect(cardTyped(['Enter', '3', 'Backspace', 'q', 'd'])).toEqual({ value: 'qd', rest: [] });
    expect(cardTyped(['r']).entry).toBe('app');
  });
});

describe('a decision', () => {
  const letters = [...'abcdefghijklmnopqrst'];

  it('of a few is one digit, or Enter for the first', () => {
    expect(optionTyped(['2', '1'], ['flee', 'fight'])).toEqual({
      value: '',
      entry: { own: 'fight' },
      rest: ['1'],
    });
    expect(optionTyped(['9'], ['flee', 'fight'])).toEqual({ value: '', rest: [] });
    expect(optionTyped(['Enter'], ['flee', 'fight']).entry).toEqual({ own: 'flee' });
    expect(optionTyped(['r'], ['flee', 'fight']).entry).toBe('app');
  });

  it('of ten or more is typed in full', () => {
    expect(optionTyped(['1', '7'], letters).entry).toEqual({ own: 'q' });
    expect(optionTyped(['0', '1'], letters).entry).toEqual({ own: 'a' });
    expect(optionTyped(['1'], letters)).toEqual({ value: '1', rest: [] });
    expect(optionTyped(['1', 'Enter'], letters)).toEqual({ value: '1', rest: [] });
    expect(optionTyped(['2', '1', '0', '3'], letters).entry).toEqual({ own: 'c' });
  });
});

describe('a spot', () => {
  it('is taken by its number, or the first by Enter', () => {
    expect(numberTyped(['2', '6'], 2)).toEqual({ value: '', picked: 1, rest: ['6'] });
    expect(numberTyped(['9', 'r', 'Enter'], 2)).toEqual({ value: '', picked: 0, rest: [] });
    expect(numberTyped(['1', 'x'], 12)).toEqual({ value: '1', rest: [] });
    expect(numberTyped(['Enter'], 0)).toEqual({ value: '', rest: [] });
  });
});

describe('a number among options', () => {
  it('is labelled with as many digits as the longest', () => {
    expect([0, 8].map((at) => numberLabel(at, 9))).toEqual(['1', '9']);
    expect([0, 9, 19].map((at) => numberLabel(at, 20))).toEqual(['01', '10', '20']);
  });

  it('leaves other keys alone, and takes a digit back', () => {
    expect(typeNumber('', 'a', 9)).toBeUndefined();
    expect(typeNumber('', 'Backspace', 20)).toBeUndefined();
    expect(typeNumber('1', 'Backspace', 20)).toEqual({ typed: '' });
    expect(typeNumber('', '0', 9)).toEqual({ typed: '' });
  });
});
