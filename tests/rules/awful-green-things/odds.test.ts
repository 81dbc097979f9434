/** Chances counted by hand, and every total of dice against every constitution held against the bots’ own sums. */
import { describe, expect, it } from 'vitest';
import { ODDS } from '../../../src/rules/awful-green-things/odds.ts';
import { chanceOfTotal } from '../../../src/rules/awful-green-things/prospect.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import type { OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { plainOdds } from '../../../src/rules/core/odds-shares.ts';

function chances(rule: string, input: unknown): Readonly<Record<string, number>> {
  const { play } = ODDS[rule] as unknown as OddsRule<unknown>;
  const { outcomes } = plainOdds(odds(() => play(input), String));
  return Object.fromEntries(outcomes.map(([name, { n, of }]) => [name, n / of]));
}

describe('dice to kill', () => {
  it('kill with one die what has a constitution of four in half of all ways', () => {
    expect(chances('agt.attack', { dice: 1, constitution: 4 })).toEqual({ killed: 0.5, not: 0.5 });
  });

  it('kill a Mascot of eight with two dice in 15 of 36 ways', () => {
    expect(chances('agt.attack', { dice: 2, constitution: 8 }).killed).toBeCloseTo(15 / 36, 12);
  });

  it('count at least the constitution, not more than it (AGT-1)', () => {
    // A three and a lot of sixes: three dice reach 18 in one way of 216.
    expect(chances('agt.attack', { dice: 3, constitution: 18 }).killed).toBeCloseTo(1 / 216, 12);
    expect(chances('agt.attack', { dice: 3, constitution: 19 }).killed ?? 0).toBe(0);
  });

  it('can’t kill the Robot with one can of fuel, whatever they show', () => {
    expect(chances('agt.attack', { dice: 5, constitution: 44 })).toEqual({ not: 1 });
  });

  it('are the same as what is said beside an option', () => {
    const wrong = [1, 2, 4, 6, 8, 12, 20].flatMap((dice) =>
      [5, 8, 12, 16, 21, 44].filter((constitution) => {
        const { killed = 0 } = chances('agt.attack', { dice, constitution });
        return Math.abs(killed - chanceOfTotal(dice, constitution)) > 1e-9;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('dice to stun', () => {
  it('stun an Egg with five dice always, and an Adult in most ways', () => {
    expect(chances('agt.stun', { dice: 5, constitution: 5 })).toEqual({ stunned: 1 });
    // Five dice come to 16 or more in 5,403 ways of 7,776.
    expect(chances('agt.stun', { dice: 5, constitution: 16 }).stunned).toBeCloseTo(5403 / 7776, 12);
  });
});
