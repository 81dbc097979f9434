import { describe, expect, it } from 'vitest';
import {
  RAP_TO_ADVANCE,
  REP_COST,
  STARTING_GRUNTS,
  STARTING_REP,
} from '../../../src/rules/all-things-zombie/data/reps.ts';
import { REPS } from '../../../src/rules/all-things-zombie/types.ts';
import { rowOf } from '../../../src/rules/core/table.ts';

describe('Reputation', () => {
  it('costs five points a step, printed up to Rep 6', () => {
    expect(REPS.map((rep) => rowOf(REP_COST, `${rep}`).result)).toEqual([5, 10, 15, 20, 25, 30, 35]);
    expect(REPS.filter((rep) => rowOf(REP_COST, `${rep}`).confidence !== 'RULEBOOK')).toEqual([7]);
    expect(rowOf(REP_COST, '7')).toMatchObject({ result: 35, confidence: 'DERIVED', ruling: 'ATZ-97' });
  });

  it('advances by the Rep Advancement Table, whose first row is Rep 2', () => {
    expect(REPS.map((rep) => rowOf(RAP_TO_ADVANCE, `${rep}`).result)).toEqual([1, 2, 4, 6, 8, 10, null]);
    expect(rowOf(RAP_TO_ADVANCE, '1')).toMatchObject({
      result: 1,
      confidence: 'RECONSTRUCTED',
      ruling: 'ATZ-85',
    });
  });

  it('starts with a Rep 5 Star and three Grunts', () => {
    expect([STARTING_REP, STARTING_GRUNTS]).toEqual([5, 3]);
  });
});
