import { describe, expect, it } from 'vitest';
import { evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { playOut } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { bareFight } from '../../support/rules/bare-fight.ts';
import { conforms } from '../../support/rules/conformance.ts';
import { skeletonFight } from '../../support/rules/skeleton-fight.ts';

conforms(skeletonFight, {
  setups: [{ aimed: false }, { aimed: true }],
  seeds: ['1', '2', '3'],
  mostSteps: 20,
});

describe('the bare fight', () => {
  it.each([false, true])('rolls the same dice to the same end, aimed %s', (aimed) => {
    for (let seed = 0; seed < 100; seed++) {
      const bare = diceBox(`${seed}`);
      const box = diceBox(`${seed}`);
      const state = bareFight({ aimed }, bare);
      const table = firstOf(seeded(box), evenTable(box, 'bot'));
      expect(playOut(skeletonFight, skeletonFight.begin({ aimed }), () => table, 20)).toMatchObject({
        kind: 'over',
        state,
      });
      expect(box.state()).toEqual(bare.state());
    }
  });
});
