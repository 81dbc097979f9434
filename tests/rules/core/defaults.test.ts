/** The usual answers by which a game goes on where nobody says otherwise. */
import { describe, expect, it } from 'vitest';
import { aztaFlight } from '../../../src/rules/alien-zombie-tentacle/flight/module.ts';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { aliensVsZombies } from '../../../src/rules/aliens-vs-zombies/module.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { crewSurvival } from '../../../src/rules/awful-green-things/survival/module.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import { type Module, playStep, type Told } from '../../../src/rules/core/module.ts';
import { usualOption } from '../../../src/rules/core/question.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { usualSetup } from '../../../src/rules/core/setup.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';

const usually: Table = (question) => {
  const answer =
    question.kind === 'choose'
      ? usualOption(question)?.id
      : question.kind === 'place'
        ? question.spots[0]
        : undefined;
  return answer === undefined ? undefined : { answer, by: 'app' };
};

const STEPS = 400;

/** Steps after which a game stood where it had stood before, played by the usual answers alone. */
function stoodBefore<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  seed: string,
): readonly number[] {
  let state = module.begin(usualSetup(module.setup.fields) as Setup);
  const table = firstOf(seeded(diceBox(seed)), usually);
  const stood = new Set([digest(state)]);
  const again: number[] = [];
  for (let step = 1; step <= STEPS && module.outcome(seen(state)) === undefined; step += 1) {
    const { state: after, played } = playStep(module, state, table);
    if (played.kind !== 'finished') throw new Error(`${module.id} is ${played.kind}`);
    state = after;
    const now = digest(state);
    if (stood.has(now)) again.push(step);
    stood.add(now);
  }
  return again;
}

describe('a default', () => {
  it.each([
    ['aliens vs zombies', (seed: string) => stoodBefore(aliensVsZombies, seed)],
    ['the awful green things', (seed: string) => stoodBefore(awfulGreenThings, seed)],
    ['a voyage home', (seed: string) => stoodBefore(crewSurvival, seed)],
    ['alien zombie tentacle apocalypse', (seed: string) => stoodBefore(alienZombieTentacle, seed)],
    ['a flight', (seed: string) => stoodBefore(aztaFlight, seed)],
    ['zombie death force', (seed: string) => stoodBefore(zombieDeathForce, seed)],
  ])('never undoes what came before it: %s', (_, plays) => {
    const faults = Array.from({ length: 5 }, (_, at) => `seed ${at}`).flatMap((seed) => plays(seed));
    expect(faults).toEqual([]);
  });
});
