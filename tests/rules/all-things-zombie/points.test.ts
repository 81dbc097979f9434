import { describe, expect, it } from 'vitest';
import { pointCost } from '../../../src/rules/all-things-zombie/points.ts';

const plain = { rep: 3, protected: false, leadership: 'none', weapons: [] } as const;

describe('Points', () => {
  it('adds Rep, leadership, protection and weapons', () => {
    expect(pointCost(plain)).toBe(15);
    expect(pointCost({ ...plain, leadership: 'other' })).toBe(25);
    expect(pointCost({ ...plain, leadership: 'overall' })).toBe(40);
    expect(pointCost({ ...plain, protected: true })).toBe(25);
    expect(pointCost({ ...plain, weapons: ['pump-shotgun', 'one-hand-bludgeon'] })).toBe(24);
  });

  it('comes to 68 for a Rep 5 overall Leader with two machine pistols and a machete', () => {
    const weapons = ['machine-pistol', 'machine-pistol', 'one-hand-edged'] as const;
    expect(pointCost({ rep: 5, protected: false, leadership: 'overall', weapons })).toBe(68);
  });

  it('comes to 42 for a protected Rep 4 with an assault rifle', () => {
    expect(pointCost({ rep: 4, protected: true, leadership: 'none', weapons: ['assault-rifle'] })).toBe(42);
  });
});
