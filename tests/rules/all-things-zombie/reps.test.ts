import { describe, expect, it } from 'vitest';
import { REP_TABLE, STARTING_GRUNTS, STARTING_REP } from '../../../src/rules/all-things-zombie/data/reps.ts';
import { REPS } from '../../../src/rules/all-things-zombie/types.ts';

describe('Reputation', () => {
  it('costs five points a step, printed up to Rep 6', () => {
    expect(REPS.map((rep) => REP_TABLE[rep].cost.value)).toEqual([5, 10, 15, 20, 25, 30, 35]);
    expect(REPS.filter((rep) => REP_TABLE[rep].cost.confidence !== 'RULEBOOK')).toEqual([7]);
    expect(REP_TABLE[7].cost).toEqual({ value: 35, confidence: 'DERIVED', ruling: 'ATZ-97' });
  });

  it('advances by the Rep Advancement Table, whose first row is Rep 2', () => {
    expect(REPS.map((rep) => REP_TABLE[rep].rapToAdvance.value)).toEqual([1, 2, 4, 6, 8, 10, null]);
    expect(REP_TABLE[1].rapToAdvance).toEqual({ value: 1, confidence: 'RECONSTRUCTED', ruling: 'ATZ-85' });
  });

  it('starts with a Rep 5 Star and three Grunts', () => {
    expect([STARTING_REP, STARTING_GRUNTS]).toEqual([5, 3]);
  });
});
