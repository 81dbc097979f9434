/** The odds of an attack, held against dice counted one by one in plain loops. */
import { describe, expect, it } from 'vitest';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import type { AttackInput } from '../../../src/rules/aliens-vs-zombies/odds.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import type { OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { plainOdds } from '../../../src/rules/core/odds-shares.ts';
import { step, town } from '../../support/rules/avz-town.ts';

const rule = aliensVsZombies.odds['avz.attack'] as OddsRule<AttackInput>;
const NONE = { rotting: 0, rottingMob: 0, fast: 0, fastMob: 0, tough: 0, toughMob: 0 };

function shares(input: AttackInput, merging = true): ReadonlyMap<string, number> {
  const { outcomes } = plainOdds(odds(() => rule.play(input), String, { order: rule.outcomes, merging }));
  return new Map(outcomes.map(([name, { n, of }]) => [name, n / of]));
}

/** Every way for dice that hit from these faces on, each hit then saved or not. */
function byHand(leasts: readonly number[], savesOn: number): readonly number[] {
  let ways: number[] = [1];
  for (const least of leasts) {
    const next = [...ways.map(() => 0), 0];
    for (const [left, chance] of ways.entries()) {
      for (let face = 1; face <= 6; face++) {
        for (let save = 1; save <= 6; save++) {
          const at = left + (face >= least && save < savesOn ? 1 : 0);
          next[at] = (next[at] ?? 0) + chance / 36;
        }
      }
    }
    ways = next;
  }
  return ways;
}

const cases: readonly (readonly [string, AttackInput, readonly number[], number])[] = [
  ['a trooper', { attacker: 'aliens', combat: 1, leader: false, savesOn: 5 }, [4], 5],
  [
    'eight dice with a leader',
    { attacker: 'aliens', combat: 8, leader: true, savesOn: 4 },
    Array(8).fill(3),
    4,
  ],
  [
    'three types of zombies',
    { attacker: 'zombies', zombies: { ...NONE, rotting: 3, fastMob: 1, tough: 2 }, claw: false, savesOn: 5 },
    [4, 4, 4, 5, 5, 3, 3],
    5,
  ],
  [
    'mobs among claws against a leader',
    { attacker: 'zombies', zombies: { ...NONE, rottingMob: 1, toughMob: 2 }, claw: true, savesOn: 4 },
    [3, 3, 2, 2, 2, 2],
    4,
  ],
];

describe('the odds of an attack', () => {
  it.each(cases)('are those of dice counted by hand: %s', (_what, input, leasts, savesOn) => {
    const counted = shares(input);
    for (const [hits, chance] of byHand(leasts, savesOn).entries())
      expect(counted.get(String(hits)) ?? 0).toBeCloseTo(chance, 12);
  });

  it('lose nothing by counting what matters alone', () => {
    const input: AttackInput = {
      ...{ attacker: 'zombies', claw: false, savesOn: 5 },
      zombies: { ...NONE, rotting: 1, fast: 1, toughMob: 1 },
    };
    const merged = shares(input);
    for (const [name, share] of shares(input, false)) expect(merged.get(name)).toBeCloseTo(share, 12);
  });

  it('come with the question before its dice are rolled', () => {
    const aliens = step(
      town({ phase: 'aliens', aliens: { B1: ['tank', 'leader'] }, zombies: { B1: { tough: 1 } } }),
      'B1',
      'attack:B1',
    );
    expect(aliens.questions.at(-1)).toMatchObject({
      odds: { rule: 'avz.attack', input: { attacker: 'aliens', combat: 5, leader: true, savesOn: 4 } },
    });
    const zombies = { rotting: 1, fast_mob: 2 };
    const dead = step(
      town({ phase: 'zombies', claw: true, aliens: { B1: ['tank'] }, zombies: { B1: zombies } }),
      'B1',
      'chomp',
    );
    expect(dead.questions.at(-1)).toMatchObject({
      odds: {
        input: { attacker: 'zombies', zombies: { ...NONE, rotting: 1, fastMob: 2 }, claw: true, savesOn: 5 },
      },
    });
  });
});
