/** Games that bots play, out of a seed each. */
import { bySeat } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { type PlayedOut, playOut } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import type { ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import { SEATS, type ZdfOutcome } from '../../../src/rules/zombie-death-force/types.ts';

const MOST_STEPS = 20_000;

/** By the bots of these ids, one for each seat. */
export function gameOfBots(
  seed: string,
  bots: readonly string[],
  onState: (state: ZdfState) => void = () => {},
): PlayedOut<ZdfState, ZdfOutcome> {
  const box = diceBox(seed);
  const module = {
    ...zombieDeathForce,
    apply: (state: ZdfState, event: Parameters<typeof zombieDeathForce.apply>[1]) => {
      zombieDeathForce.apply(state, event);
      onState(state);
    },
  };
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
