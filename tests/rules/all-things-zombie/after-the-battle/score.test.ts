import { describe, expect, it } from 'vitest';
import { partyScore, playerScore } from '../../../../src/rules/all-things-zombie/after-the-battle/score.ts';

const RURAL = { innocents: 0, area: 'rural', phase: 2 } as const;

describe('points', () => {
  it('are three in the worked game: six zombies, combined Rep 9 (ATZ-86)', () => {
    const party = partyScore({ ...RURAL, zombies: 6 });
    expect(party).toBe(30);
    expect(playerScore(party, 9)).toBe(3);
  });

  it('are a hundred for each Innocent, times the zombie activity of the area', () => {
    expect(partyScore({ zombies: 0, innocents: 1, area: 'urban', phase: 1 })).toBe(600);
    expect(partyScore({ ...RURAL, zombies: 1, innocents: 2 })).toBe(405);
    expect(partyScore({ zombies: 0, innocents: 1, area: 'urban', phase: 3, winner: 'survivors' })).toBe(100);
  });

  it('want somebody to have set out', () => {
    expect(() => playerScore(30, 0)).toThrow('combined Rep 0');
    expect(playerScore(0, 12)).toBe(0);
  });
});
