/** A roll of many dice in one field. */
import { describe, expect, it } from 'vitest';
import { inFives, isMany, rowsFor } from '../../renderer/screens/session/many-dice.ts';
import { soFar } from '../../renderer/screens/session/text/many-dice.ts';

describe('faces in one field', () => {
  it('stand in fives, and nothing else stands there', () => {
    expect(inFives('').text).toBe('');
    expect(inFives('35214').text).toBe('35214');
    expect(inFives('352146').text).toBe('35214 6');
    expect(inFives('3,5;2\n14 0 7 8 9 r 66213').text).toBe('35214 66213');
  });

  it('leave the place that is typed at where it was', () => {
    const caretAfter = (typed: string, caret: number) => {
      const { text, caret: now } = inFives(typed, caret);
      return `${text.slice(0, now)}|${text.slice(now)}`;
    };
    expect(caretAfter('352146', 6)).toBe('35214 6|');
    // A face typed after the second of eleven, and one taken out there.
    expect(caretAfter('351214 66213 5', 3)).toBe('351|21 46621 35');
    expect(caretAfter('3214 66213 5', 1)).toBe('3|2146 62135');
    expect(caretAfter('', 0)).toBe('|');
  });

  it('are told as what they come to, or as their sum', () => {
    const hits = ['miss', 'miss', 'miss', 'hit', 'hit', 'hit'];
    expect(soFar([], 41, hits)).toBe('Still to come: 41.');
    expect(soFar([1, 6, 4, 2, 5], 41, hits)).toBe('So far: miss 2, hit 3. Still to come: 36.');
    expect(soFar([1, 6, 4], 41, [])).toBe('So far: 3 dice, 11 in all. Still to come: 38.');
    expect(soFar([6], 41, [])).toBe('So far: 1 die, 6 in all. Still to come: 40.');
    expect(soFar(Array(42).fill(1), 41, [])).toBe('More dice than are rolled.');
  });

  it('have a field of their own up to three rows of them', () => {
    expect([20, 21].map(isMany)).toEqual([false, true]);
    expect([21, 41, 68, 2_000].map(rowsFor)).toEqual([2, 3, 4, 8]);
  });
});
