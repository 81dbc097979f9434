import { describe, expect, it } from 'vitest';
import {
  advanced,
  type Conduct,
  countsAsFighting,
  losesRap,
  mayEarnRap,
  rapNeeded,
  SHOT_AT,
} from '../../../../src/rules/all-things-zombie/after-the-battle/advancement.ts';
import { lowered, raised } from '../../../../src/rules/all-things-zombie/after-the-battle/rep-change.ts';
import { singleFigure } from '../../../../src/rules/all-things-zombie/data/single-figures.ts';
import { EVERY_REP } from './support.ts';

const FOUGHT: Conduct = {
  fought: true,
  ranAway: false,
  outOfTheFight: false,
  killed: false,
  captured: false,
  cheatedDeath: false,
};

describe('a point towards Rep', () => {
  it('is earned once by fighting to the end', () => {
    expect(singleFigure('points-earned')).toBe(1);
    expect(mayEarnRap(FOUGHT)).toBeUndefined();
    expect(mayEarnRap(FOUGHT, true)).toBe('already-earned');
  });

  it.each([
    ['fought', false, 'did-not-fight'],
    ['ranAway', true, 'ran-away'],
    ['outOfTheFight', true, 'out-of-the-fight'],
    ['killed', true, 'dead'],
    ['captured', true, 'captured'],
    ['cheatedDeath', true, 'cheated-death'],
  ] as const)('is refused where %s is %s', (what, is, refusal) => {
    expect(mayEarnRap({ ...FOUGHT, [what]: is })).toBe(refusal);
  });

  it('takes shots at people who can shoot back, or at a zombie that charges', () => {
    expect(SHOT_AT.filter(countsAsFighting)).toEqual(['charging-zombie', 'armed-human']);
  });

  it('is lost with all others by running away and by Larger Than Life (ATZ-84)', () => {
    expect(losesRap({ ranAway: true, largerThanLife: false })).toBe(true);
    expect(losesRap({ ranAway: false, largerThanLife: true })).toBe(true);
    expect(losesRap({ ranAway: false, largerThanLife: false })).toBe(false);
  });
});

describe('Rep', () => {
  it('goes up with the points of the present row (ATZ-84, ATZ-85), and ends at 7', () => {
    expect(EVERY_REP.map(rapNeeded)).toEqual([1, 2, 4, 6, 8, 10, null]);
    expect(advanced(4, 5)).toBeUndefined();
    expect(advanced(4, 6)).toEqual({ rep: 5, rap: 0 });
    expect(advanced(6, 10)).toEqual({ rep: 7, rap: 0 });
    expect(advanced(7, 99)).toBeUndefined();
  });

  it('keeps no points over', () => {
    expect(advanced(2, 5)).toEqual({ rep: 3, rap: 0 });
  });

  it('moves one at a time between 1 and 7 (ATZ-96)', () => {
    expect(EVERY_REP.map(lowered)).toEqual([1, 1, 2, 3, 4, 5, 6]);
    expect(EVERY_REP.map(raised)).toEqual([2, 3, 4, 5, 6, 7, 7]);
  });
});
