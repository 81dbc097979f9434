/** Games that bots play, out of a seed each. */
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { type AztaOutcome, SEATS } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { bySeat, evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { type PlayedOut, playOut } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';

const MOST_STEPS = 20_000;
const SETUP = { start: 2, suddenDeath: false, rounds: 120 };

type Watch = (state: AztaState) => void;

/** The game, with a look at the table after each event. */
function watched(onState: Watch): typeof alienZombieTentacle {
  return {
    ...alienZombieTentacle,
    apply: (state, event) => {
      alienZombieTentacle.apply(state, event);
      onState(state);
    },
  };
}

/** Every option alike; with Sudden Death, and an end before everybody has traded everything. */
export function gameByChance(
  seed: string,
  players: number,
  onState: Watch,
): PlayedOut<AztaState, AztaOutcome> {
  const box = diceBox(seed);
  const module = watched(onState);
  const table = firstOf(seeded(box), evenTable(box, 'bots'));
  const begun = module.begin({ ...SETUP, players, suddenDeath: true, rounds: 15 });
  return playOut(module, begun, () => table, MOST_STEPS);
}

/** By the bots of these ids, one for each seat. */
export function gameOfBots(
  seed: string,
  bots: readonly string[],
  onState: Watch = () => {},
): PlayedOut<AztaState, AztaOutcome> {
  const box = diceBox(seed);
  const module = watched(onState);
  return playOut(
    module,
    module.begin({ ...SETUP, players: bots.length }),
    (look) => {
      const seats = bots.map((bot, at) => {
        const kind = alienZombieTentacle.bots.find(({ id }) => id === bot);
        if (kind === undefined) throw new Error(`there is no bot ${bot}`);
        return [SEATS[at], kind.seat(look, box, 'bots')] as const;
      });
      return firstOf(seeded(box), bySeat(Object.fromEntries(seats)));
    },
    MOST_STEPS,
  );
}
