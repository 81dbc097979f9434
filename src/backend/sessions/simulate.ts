/** Games by the thousand, played by bots and kept nowhere. */
import { digest } from '../../rules/core/digest.ts';
import { usualSetup } from '../../rules/core/setup.ts';
import type { AppContext } from '../calls/context.ts';
import type { Handlers } from '../calls/handler.ts';
import { botsFor } from './seats.ts';
import { gameNamed } from './session.ts';
import { beginningOf } from './set-up.ts';

/** Each game has dice of its own, so that one is the same whichever others are played. */
const seedOf = (seed: string, run: number): string => `${seed} ${run}`;

export const simulateHandlers: Handlers<'games.simulate', AppContext> = {
  'games.simulate': async (context, { game: wanted, seed, setup, bots: named, runs }, { goesOn }) => {
    const game = gameNamed(context, wanted);
    const { state } = beginningOf(game, { ...usualSetup(game.fields), ...setup });
    const bots = botsFor(game, named);
    const digests: string[] = [];
    const endings = new Map<string, number>();
    let [steps, unfinished] = [0, 0];
    while (digests.length < runs && (await goesOn(digests.length, runs))) {
      const one = game.simulate(state, seedOf(seed, digests.length + 1), bots);
      digests.push(digest(one.stood));
      steps += one.steps;
      if (one.ending === null) unfinished += 1;
      else endings.set(one.ending, (endings.get(one.ending) ?? 0) + 1);
    }
    const most = [...endings].map(([ending, games]) => ({ ending, games }));
    return {
      game: wanted,
      runs: digests.length,
      digest: digest(digests),
      steps,
      unfinished,
      endings: most.sort((one, other) => other.games - one.games),
    };
  },
};
