/** Keys that come before the question they answer. */
import { describe, expect, it } from 'vitest';
import { typeAhead } from '../../renderer/client/type-ahead.ts';

const DEED = { do: 'begin-turn' };
const NEXT = { do: 'hear-marker' };

describe('typing ahead', () => {
  it('keeps digits and Enter for the question that what is under way will open', () => {
    const ahead = typeAhead();
    expect(ahead.press('5')).toBe(false);
    ahead.expect(DEED, 'deed');
    expect(['5', '1', 'Enter'].map(ahead.press)).toEqual([true, true, true]);
    expect(['z', 'ArrowDown', ' '].map(ahead.press)).toEqual([false, false, false]);
    expect(ahead.take(DEED)).toEqual(['5', '1', 'Enter']);
    // On the screen, the question has the keys itself.
    expect(ahead.press('2')).toBe(false);
  });

  it('keeps letters too between one question and the next of the same act', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    ahead.take(DEED);
    ahead.expect(DEED, 'answer');
    expect(['5', 'H', 'Enter', 'Backspace'].map(ahead.press)).toEqual([true, true, true, true]);
    expect(ahead.press('ArrowDown')).toBe(false);
    expect(ahead.take(DEED)).toEqual(['5', 'H', 'Enter', 'Backspace']);
  });

  it('gives the next question what this one did not want, before what was typed since', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    for (const key of '512') ahead.press(key);
    const [first, ...rest] = ahead.take(DEED);
    expect(first).toBe('5');
    ahead.expect(DEED, 'answer');
    ahead.giveBack(DEED, rest);
    ahead.press('6');
    expect(ahead.take(DEED)).toEqual(['1', '2', '6']);
  });

  it('says what nothing asked for', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    ahead.press('5');
    expect(ahead.over(DEED)).toEqual(['5']);
    expect(ahead.over(DEED)).toEqual([]);
    expect(ahead.press('5')).toBe(false);
  });

  it('keeps each key for what was under way when it was pressed', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    ahead.press('5');
    ahead.expect(NEXT, 'deed');
    ahead.press('6');
    expect(ahead.over(DEED)).toEqual(['5']);
    ahead.press('1');
    expect(ahead.take(NEXT)).toEqual(['6', '1']);
  });

  it('leaves Enter to what is pressed once more', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'count');
    expect(['5', 'Enter'].map(ahead.press)).toEqual([true, false]);
    expect(ahead.over(DEED)).toEqual(['5']);
  });

  it('knows whether the player has turned to something else since', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    expect(ahead.isElsewhere()).toBe(false);
    ahead.turnElsewhere();
    expect(ahead.isElsewhere()).toBe(true);
    ahead.expect(NEXT, 'deed');
    expect(ahead.isElsewhere()).toBe(false);
  });

  it('knows of fields that the player has gone past before they were drawn, until they are', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'fields');
    expect(ahead.arePassedBy()).toBe(false);
    ahead.turnElsewhere();
    expect(ahead.arePassedBy()).toBe(true);
    ahead.take(DEED);
    expect(ahead.arePassedBy()).toBe(false);
    // The next fields after an answer are wanted in any case.
    ahead.expect(DEED, 'answer');
    ahead.turnElsewhere();
    expect(ahead.arePassedBy()).toBe(false);
  });

  it('leaves the keys alone once the player has turned to something else', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'deed');
    ahead.turnElsewhere();
    expect(ahead.press('Enter')).toBe(false);
    // A question whose answer is on its way is still the one at hand.
    ahead.expect(DEED, 'answer');
    ahead.turnElsewhere();
    expect(ahead.press('Enter')).toBe(true);
  });

  it('keeps all keys for fields that are yet to be drawn, unless the player has turned to something else', () => {
    const ahead = typeAhead();
    ahead.expect(DEED, 'fields');
    expect(['5', 'r', 'Enter'].map(ahead.press)).toEqual([true, true, true]);
    ahead.turnElsewhere();
    expect(ahead.press('6')).toBe(false);
    expect(ahead.take(DEED)).toEqual(['5', 'r', 'Enter']);
  });
});
