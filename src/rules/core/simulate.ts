/** A game played by bots from its set-up to its end, nothing kept of the way there: for games by the thousand. */
import { bySeat } from './bot.ts';
import { diceBox } from './dice.ts';
import type { Table } from './driver.ts';
import { type Module, playOut, type Told } from './module.ts';
import type { Seat } from './play.ts';
import { firstOf, seeded } from './tables.ts';

/** No game of bots goes on for longer. */
export const MOST_STEPS_OF_A_GAME = 20_000;

export interface Simulated {
  /** Outcome, and everything as it stood then: by its digest two games can be told apart. */
  readonly stood: unknown;
  readonly steps: number;
  /** Ending in few words; null where the game had not ended after so many steps. */
  readonly ending: string | null;
}

/** Plays one game from a seed; a bot for each seat, by its id. */
export function simulate<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  begun: State,
  seed: string,
  bots: Readonly<Record<Seat, string>>,
  mostSteps: number = MOST_STEPS_OF_A_GAME,
): Simulated {
  const box = diceBox(seed);
  const tableFor: Parameters<typeof playOut<Setup, State, Event, Outcome>>[2] = (look) => {
    const seats = module.seats.map((seat): [Seat, Table] => {
      const kind = module.bots.find(({ id }) => id === bots[seat]);
      if (kind === undefined) throw new Error(`${module.id} has no bot ${bots[seat]}`);
      return [seat, kind.seat(look, box, 'bots')];
    });
    return firstOf(seeded(box), bySeat(Object.fromEntries(seats)));
  };
  const played = playOut(module, begun, tableFor, mostSteps);
  const { kind, steps, state } = played;
  if (kind === 'stuck')
    throw new Error(`${module.id} is stuck after ${steps} steps at ${played.ended.question.rule}`);
  if (kind === 'unfinished') return { stood: state, steps, ending: null };
  const { outcome } = played;
  const { ending, outcome: sentence } = module.text;
  return { stood: [outcome, state], steps, ending: (ending ?? sentence)(outcome) };
}
