import { describe, expect, it } from 'vitest';
import { evenTable } from '../../../src/rules/core/bot.ts';
import { freshDeck } from '../../../src/rules/core/deck.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import { playOut, playStep } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { lanternWalk } from '../../support/rules/sample-game.ts';
import { scripted } from '../../support/rules/scripted.ts';

const begun = lanternWalk.begin({ light: 9 });

function bots(seed: string): () => Table {
  const box = diceBox(seed);
  return () => firstOf(seeded(box), evenTable(box, 'bot'));
}

describe('playStep', () => {
  it('plays one step on a copy', () => {
    const before = digest(begun);
    // Mud takes a light for the 5, the search finds a coin on 8, the night takes one more light.
    const script = scripted(['3S', [5, 2], 'search', [4, 4]]);
    const { played, state } = playStep(lanternWalk, begun, script);
    script.assertUsedUp();
    expect(played.kind).toBe('finished');
    expect(state).toMatchObject({ light: 7, coins: 1 });
    expect(state.deck).toHaveLength(53);
    expect(state.deck).not.toContain('3S');
    expect(digest(begun)).toBe(before);
    expect(begun.deck).toEqual(freshDeck());
  });

  it('shows how far a step got that waits', () => {
    const { played, state } = playStep(lanternWalk, begun, scripted(['3S', [5, 2]]));
    expect(played).toMatchObject({ kind: 'waiting', question: { rule: 'lantern.act' } });
    expect(state).toMatchObject({ light: 8, coins: 0 });
  });
});

describe('playOut', () => {
  it('plays until the game is over, the same from the same seed', () => {
    const one = playOut(lanternWalk, begun, bots('seed'), 100);
    expect(one.kind).toBe('over');
    expect(playOut(lanternWalk, begun, bots('seed'), 100)).toEqual(one);
    expect(begun.light).toBe(9);
  });

  it('lets the table look at the state in play', () => {
    const lights: number[] = [];
    const over = playOut(
      lanternWalk,
      begun,
      (look) => {
        const table = bots('seed')();
        return (question, index) => {
          if (question.kind === 'choose') lights.push(look().light);
          return table(question, index);
        };
      },
      100,
    );
    expect(lights).toHaveLength(over.steps);
    expect(lights[0]).toBeLessThanOrEqual(9);
    expect(lights.at(-1)).toBeLessThan(lights[0] ?? 0);
  });

  it('stops at a bound and where nobody answers', () => {
    expect(playOut(lanternWalk, begun, bots('seed'), 1)).toMatchObject({ kind: 'unfinished', steps: 1 });
    expect(playOut(lanternWalk, begun, () => () => undefined, 9)).toMatchObject({
      kind: 'stuck',
      ended: { kind: 'waiting', question: { rule: 'lantern.card' } },
    });
  });
});
