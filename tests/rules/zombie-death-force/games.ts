/** Games that bots play, out of a seed each. */
import { bySeat, evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { type PlayedOut, playOut } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import type { ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import { SEATS, type ZdfOutcome } from '../../../src/rules/zombie-death-force/types.ts';

const MOST_STEPS = 20_000;

/** The game, with a look at the table after each event. */
function watched(onState: (state: ZdfState) => void): typeof zombieDeathForce {
  return {
    ...zombieDeathForce,
    apply: (state, event) => {
      zombieDeathForce.apply(state, event);
      onState(state);
    },
  };
}

/** Every option alike. */
export function gameByChance(
  seed: string,
  players: number,
  onState: (state: ZdfState) => void,
): PlayedOut<ZdfState, ZdfOutcome> {
  const box = diceBox(seed);
  const module = watched(onState);
  const table = firstOf(seeded(box), evenTable(box, 'bots'));
  return playOut(module, module.begin({ players, turns: 200 }), () => table, MOST_STEPS);
}

/** By the bots of these ids, one for each seat. */
export function gameOfBots(
  seed: string,
  bots: readonly string[],
  onState: (state: ZdfState) => void = () => {},
): PlayedOut<ZdfState, ZdfOutcome> {
  const box = diceBox(seed);
  const module = watched(onState);
  const begun = module.begin({ players: bots.length, turns: 200 });
  return playOut(
    module,
    begun,
    (look) => {
      const seats = bots.map((bot, at) => {
        const kind = zombieDeathForce.bots.find(({ id }) => id === bot);
        if (kind === undefined) throw new Error(`there is no bot ${bot}`);
        return [SEATS[at], kind.seat(look, box, 'bots')] as const;
      });
      return firstOf(seeded(box), bySeat(Object.fromEntries(seats)));
    },
    MOST_STEPS,
  );
}
