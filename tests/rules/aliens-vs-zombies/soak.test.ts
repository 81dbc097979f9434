/** Thousands of games by bots that take anything, and by those that think: every counter stays one of the sixty and twenty-six. */
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/rules/aliens-vs-zombies/data/aliens.ts';
import { PLACES } from '../../../src/rules/aliens-vs-zombies/data/town.ts';
import { ZOMBIE_KINDS, zombieRow } from '../../../src/rules/aliens-vs-zombies/data/zombies.ts';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import { aliensAt, type State, zombiesAt } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { run } from '../../../src/rules/core/driver.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { COUNTS } from '../../support/counts.ts';

/** Faults in where the counters are. */
function lost(state: State): readonly string[] {
  const zombies = ZOMBIE_KINDS.flatMap((kind) => {
    const hand = state.hand.filter((one) => one === kind).length;
    const here = PLACES.reduce((sum, place) => sum + zombiesAt(state, place)[kind], 0);
    const count = here + hand + state.grave[kind] + state.dead[kind];
    const parts = [here, state.grave[kind], state.dead[kind]];
    return count === zombieRow(kind).result.count && parts.every((part) => part >= 0)
      ? []
      : [`${count} ${kind}`];
  });
  const twice =
    new Set(state.aliens.map(({ id }) => id)).size === state.aliens.length ? [] : ['an alien twice'];
  const stacked =
    state.phase === 'zombies'
      ? PLACES.filter(
          (place) => aliensAt(state, place).reduce((sum, { kind }) => sum + unitOf(kind).size, 0) > 4,
        )
      : [];
  return [...zombies, ...twice, ...stacked, ...(state.aliens.length === 26 ? [] : ['aliens'])];
}

function play(seed: string, botId: string): readonly string[] {
  const state = aliensVsZombies.begin({});
  const box = diceBox(seed);
  const bot = aliensVsZombies.bots.find(({ id }) => id === botId);
  const table = firstOf(seeded(box), bot?.seat(() => seen(state), box, 'bots') ?? (() => undefined));
  for (let steps = 0; aliensVsZombies.outcome(seen(state)) === undefined; steps++) {
    const ended = run(aliensVsZombies.step(seen(state)), table, (event) =>
      aliensVsZombies.apply(state, event),
    );
    if (ended.kind !== 'finished' || steps > 3_000) return [`${seed}: ${ended.kind} in ${state.phase}`];
    const wrong = lost(state);
    if (wrong.length > 0 && state.turn > 0)
      return [`${seed}, ${botId}, turn ${state.turn}: ${wrong.join(', ')}`];
  }
  return state.turn === 8 && state.shown.length === 8 && state.unseen.length === 2
    ? []
    : [`${seed}: no eight turns`];
}

describe('Aliens vs Zombies, played by bots', () => {
  it(
    'loses no counter and ends after eight turns',
    () => {
      const games = COUNTS.mapGames;
      const wrong = Array.from({ length: games }, (_, at) =>
        play(`soak ${at}`, at % 4 === 3 ? 'schemer' : 'even'),
      ).flat();
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
