import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/rules/core/copy.ts';

describe('copy', () => {
  it('shares nothing with what it copies', () => {
    const state = {
      name: 'Ann',
      rep: 5,
      lost: null,
      weapons: [{ id: 'pistol', clips: [1, 2] }],
      at: { x: 1, y: 2 },
    };
    const twin = copy(state);
    expect(twin).toEqual(state);
    twin.weapons[0]?.clips.push(3);
    twin.at.x = 9;
    expect(state.weapons[0]?.clips).toEqual([1, 2]);
    expect(state.at).toEqual({ x: 1, y: 2 });
  });
});
