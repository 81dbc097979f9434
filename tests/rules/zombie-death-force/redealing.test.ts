/** Nobody's forecast knows an opponent's hand. */
import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/rules/core/copy.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import type { ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';

const HAND: readonly Card[] = ['team-blue-a', 'team-blue-b'] as readonly string[] as readonly Card[];
const DECK = ['weapon-green-c', 'weapon-green-d', 'wild'] as readonly string[] as readonly Card[];

function table(): ZdfState {
  const begun = zombieDeathForce.begin({ players: 2, turns: 30 });
  return { ...begun, phase: 'assign', turn: 'second', hand: [...HAND], deck: [...DECK] };
}

const redealt = (state: ZdfState, seats: readonly string[], seed: string): ZdfState => {
  const other = copy(state);
  zombieDeathForce.redeal?.(other, seats, diceBox(seed));
  return other;
};

describe('what is hidden', () => {
  it('is dealt anew among all that nobody has seen, and no card is lost', () => {
    const hands = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const { hand, deck } = redealt(table(), ['first'], `S${seed}`);
      expect([...hand, ...deck].sort()).toEqual([...HAND, ...DECK].sort());
      expect(hand).toHaveLength(2);
      hands.add([...hand].sort().join());
    }
    // Two of five cards: ten hands.
    expect(hands.size).toBe(10);
  });

  it('is nothing to whoever holds it', () => {
    expect(redealt(table(), ['second'], 'S')).toEqual(table());
    expect(redealt(table(), ['first', 'second'], 'S')).toEqual(table());
  });
});
