import { describe, expect, it } from 'vitest';
import { afterSanity } from '../../../../src/rules/all-things-zombie/after-the-battle/left-over.ts';

describe('the end of an Encounter', () => {
  it('frees the huddled and sends the collapsed on', () => {
    expect(afterSanity('huddled')).toBe('comes-round');
    expect(afterSanity('collapsed')).toBe('crazy-about-my-job');
    expect(afterSanity(null)).toBeNull();
  });
});
