/**
 * Watch for bots that look at what they can't see. A bot is asked twice at each of its questions: with the table as it is, and with all
 * that is hidden from its seat shuffled. Both answer out of dice of their own that fall alike, so that they part only where what is hidden
 * tells.
 */
import type { BotKind } from '../../../src/rules/core/bot.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { type DiceBox, diceBox } from '../../../src/rules/core/dice.ts';
import { type Module, playOut, type Told } from '../../../src/rules/core/module.ts';
import type { Seat } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';

const MOST_STEPS = 20_000;

export interface Watched {
  /** Questions at which it chose otherwise. */
  readonly peeked: readonly string[];
  readonly asked: number;
}

/** Shuffles a list in place. */
export function shuffle(list: unknown[], box: DiceBox): void {
  for (let left = list.length; left > 1; left--) {
    const at = box.below(left, 'hidden');
    [list[at], list[left - 1]] = [list[left - 1], list[at]];
  }
}

/** Plays a game in which this bot holds every seat; `hide` shuffles in place what a seat can't see. */
export function watchedGame<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  begun: State,
  bot: BotKind<State>,
  seed: string,
  hide: (state: State, seat: Seat, box: DiceBox) => void,
): Watched {
  const box = diceBox(seed);
  const peeked: string[] = [];
  let asked = 0;
  const out = playOut(
    module,
    begun,
    (look) => {
      let hidden = copy(begun);
      const open = bot.seat(look, diceBox(seed), 'bots');
      const blind = bot.seat(() => seen(hidden), diceBox(seed), 'bots');
      return firstOf(seeded(box), (question, index) => {
        hidden = copy(look()) as State;
        hide(hidden, question.seat, box);
        const given = open(question, index);
        asked += 1;
        const { answer } = blind(question, index) ?? {};
        if (answer !== given?.answer) peeked.push(`${question.rule}: ${answer} for ${given?.answer}`);
        return given;
      });
    },
    MOST_STEPS,
  );
  if (out.kind !== 'over') throw new Error(`${seed}: ${out.kind}`);
  return { peeked, asked };
}
