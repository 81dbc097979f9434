/** The next draw, held against counting by hand: so many of all the ways to draw. */
import { describe, expect, it } from 'vitest';
import { odds } from '../../../src/rules/core/odds.ts';
import type { OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import type { NextDraw, Wanted } from '../../../src/rules/zombie-death-force/odds.ts';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';

const RULE = zombieDeathForce.odds['zdf.next-draw'] as unknown as OddsRule<NextDraw>;

function completes(input: NextDraw, merging = true): number {
  const { outcomes } = odds(() => RULE.play(input), String, { order: RULE.outcomes, merging });
  const share = outcomes.find(([name]) => name === 'completes')?.[1];
  return share === undefined ? 0 : Number(share.n) / Number(share.of);
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (n * choose(n - 1, k - 1)) / k);
const many = (count: number, card: Card): readonly Card[] => Array.from({ length: count }, () => card);
const WEAPONS: Wanted = { kind: 'weapon', colour: 'green', letters: ['a', 'd', 'e'], standIns: 1 };
/** Nothing that any green Weapons want. */
const idle = (count: number) => many(count, 'fall-back');

describe('the next draw', () => {
  it('completes with any of four cards out of 21 at five draws: 70 of a hundred times, and 60 at four', () => {
    const pile: readonly Card[] = ['weapon-green-b', 'weapon-green-c', 'wild', 'out-of-ammo', ...idle(17)];
    const by = (draws: number) => completes({ draws, pile, collections: [WEAPONS] });
    expect(by(5)).toBeCloseTo(1 - choose(17, 5) / choose(21, 5), 12);
    expect(Math.round(by(5) * 100)).toBe(70);
    expect(by(4)).toBeCloseTo(1 - choose(17, 4) / choose(21, 4), 12);
    expect(Math.round(by(4) * 100)).toBe(60);
  });

  it('needs two different letters where two are missing: a second copy does nothing', () => {
    const wanted = { ...WEAPONS, standIns: 0 };
    const pile: readonly Card[] = [...many(2, 'weapon-green-b'), ...many(2, 'weapon-green-c'), ...idle(6)];
    // Two cards of ten: one B and one C.
    expect(completes({ draws: 2, pile, collections: [wanted] })).toBeCloseTo(4 / choose(10, 2), 12);
    // Three: those without a B, and those without a C, are none.
    const without = choose(8, 3) + choose(8, 3) - choose(6, 3);
    expect(completes({ draws: 3, pile, collections: [wanted] })).toBeCloseTo(1 - without / choose(10, 3), 12);
  });

  it('takes what stands in for its own kind only, and not without one real card', () => {
    const team: readonly Card[] = [...many(2, 'you-a-zombie'), ...idle(3)];
    expect(completes({ draws: 5, pile: team, collections: [WEAPONS] })).toBe(0);
    const open: Wanted = { kind: 'team', colour: 'blue', letters: [], standIns: 4 };
    expect(completes({ draws: 5, pile: [...many(4, 'wild'), ...idle(1)], collections: [open] })).toBe(0);
    const one: readonly Card[] = ['team-blue-c', ...idle(4)];
    expect(completes({ draws: 1, pile: one, collections: [open] })).toBeCloseTo(1 / 5, 12);
  });

  it('is done with any of several, and goes on with the discard pile where the pile runs out', () => {
    const blue: Wanted = { kind: 'weapon', colour: 'blue', letters: ['a', 'b', 'c', 'd'], standIns: 0 };
    const pile: readonly Card[] = ['weapon-green-b', 'weapon-blue-e', ...idle(8)];
    const either = completes({ draws: 3, pile, collections: [WEAPONS, blue] });
    expect(either).toBeCloseTo(1 - choose(8, 3) / choose(10, 3), 12);
    const discard: readonly Card[] = ['weapon-blue-e', ...idle(3)];
    // Both of the pile, then one of four.
    expect(completes({ draws: 3, pile: idle(2), discard, collections: [blue] })).toBeCloseTo(1 / 4, 12);
    expect(completes({ draws: 9, pile: idle(2), discard: idle(2), collections: [blue] })).toBe(0);
  });

  it('comes to the same without merging what is alike', () => {
    const open: Wanted = { kind: 'weapon', colour: 'green', letters: [], standIns: 2 };
    const pile: readonly Card[] = [
      ...many(2, 'weapon-green-a'),
      'weapon-green-b',
      'weapon-green-c',
      'wild',
      ...idle(3),
    ];
    for (const draws of [2, 3, 4, 5]) {
      const input = { draws, pile, collections: [open, WEAPONS] };
      expect(completes(input)).toBeCloseTo(completes(input, false), 12);
    }
  });
});
