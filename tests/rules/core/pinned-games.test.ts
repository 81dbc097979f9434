/** Games out of a seed stay the games they were, however the core runs them: state, events, answers, fingerprints. */

import { describe, expect, it } from 'vitest';
import { evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import { type Module, playOut, playStep, type Told } from '../../../src/rules/core/module.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import type { Reply } from '../../../src/rules/core/transcript.ts';
import { lanternWalk } from '../../support/rules/sample-game.ts';
import { skeletonFight } from '../../support/rules/skeleton-fight.ts';

const GAMES = 500;
const MOST_STEPS = 100;

/** Fields that the first core kept of an answer; those that explain it came later, and move nothing. */
function asFirstKept({ rule, fingerprint, answer, by }: Reply) {
  return { rule, fingerprint, answer, by };
}

/** Each game step by step with all that it leaves behind, and played out with nothing but its end. */
function everyGame<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  setups: readonly [Setup, ...Setup[]],
): string {
  const games = Array.from({ length: GAMES }, (_, at) => {
    const begun = module.begin(setups[at % setups.length] ?? setups[0]);
    const box = diceBox(`game ${at}`);
    const table = firstOf(seeded(box), evenTable(box, 'bot'));
    let state = begun;
    const left: unknown[] = [];
    while (module.outcome(seen(state)) === undefined && left.length < MOST_STEPS) {
      const step = playStep(module, state, table);
      left.push(step.played.events, step.played.transcript.map(asFirstKept));
      state = step.state;
    }
    const again = diceBox(`game ${at}`);
    const out = playOut(module, begun, () => firstOf(seeded(again), evenTable(again, 'bot')), MOST_STEPS);
    return digest([state, left, box.state(), out.kind, out.state, again.state()]);
  });
  return digest(games);
}

describe('500 games', () => {
  it('of the skeleton fight are those of the first core', () => {
    expect(everyGame(skeletonFight, [{ aimed: false }, { aimed: true }])).toBe(
      'fe409a1df8411153e4b4729596949cbf',
    );
  });

  it('of the Lantern Walk are those of the first core', () => {
    expect(everyGame(lanternWalk, [{ light: 10 }, { light: 40 }])).toBe('9c38f195efe480c558dd65a4f9bca399');
  });
});
