import { describe, expect, it } from 'vitest';
import {
  afterSanity,
  bearsTheMark,
  isSpent,
} from '../../../../src/rules/all-things-zombie/after-the-battle/left-over.ts';
import { STOCK_KINDS } from '../../../../src/rules/all-things-zombie/state/stock.ts';

describe('the end of an Encounter', () => {
  it('burns clips and empties vehicles that were taken along, nothing else', () => {
    expect(STOCK_KINDS.filter((kind) => isSpent(kind, true))).toEqual(['surplus-clip', 'vehicle']);
    expect(STOCK_KINDS.filter((kind) => isSpent(kind, false))).toEqual([]);
  });

  it('frees the huddled and sends the collapsed on', () => {
    expect(afterSanity('huddled')).toBe('comes-round');
    expect(afterSanity('collapsed')).toBe('crazy-about-my-job');
    expect(afterSanity(null)).toBeNull();
  });

  it('keeps the mark of a first zombie death for life, unless a crazy one forgets (ATZ-58, ATZ-88)', () => {
    expect(bearsTheMark({ before: false, sawOne: true, forgets: false })).toBe(true);
    expect(bearsTheMark({ before: true, sawOne: false, forgets: false })).toBe(true);
    expect(bearsTheMark({ before: false, sawOne: false, forgets: false })).toBe(false);
    expect(bearsTheMark({ before: true, sawOne: true, forgets: true })).toBe(false);
  });
});
