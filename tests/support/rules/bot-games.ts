/** Games of any module in which a bot by its id sits at each seat, out of a seed each. */
import { type BotKind, bySeat } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { type Module, playOut, type Told } from '../../../src/rules/core/module.ts';
import type { Seat } from '../../../src/rules/core/play.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';

const MOST_STEPS = 20_000;

export function botOf<State>(
  { bots }: { readonly bots: readonly BotKind<State>[] },
  id: string,
): BotKind<State> {
  const kind = bots.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`there is no bot ${id}`);
  return kind;
}

/** Plays the game to its end and returns its outcome. */
export function endOf<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  begun: State,
  seed: string,
  bots: Readonly<Record<Seat, string>>,
): Outcome {
  const box = diceBox(seed);
  const out = playOut(
    module,
    begun,
    (look) => {
      const seats = Object.entries(bots).map(([seat, id]) => [
        seat,
        botOf(module, id).seat(look, box, 'bots'),
      ]);
      return firstOf(seeded(box), bySeat(Object.fromEntries(seats)));
    },
    MOST_STEPS,
  );
  if (out.kind !== 'over') throw new Error(`${seed}: ${out.kind}`);
  return out.outcome;
}
