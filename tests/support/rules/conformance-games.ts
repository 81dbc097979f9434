/** Games played by the bots, with everything that was asked, answered and told: what conformance is judged by. */

import { copy } from '../../../src/rules/core/copy.ts';
import { type DiceBox, diceBox } from '../../../src/rules/core/dice.ts';
import { drive, type Played, type Table } from '../../../src/rules/core/driver.ts';
import type { Module, Told } from '../../../src/rules/core/module.ts';
import type { Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';

/** Played by every bot; or by one alone, where games are long and what is rare comes of few seeds. */
type Seeds = readonly (string | { readonly bot: string; readonly seed: string })[];

/** Pairs of a bot and a seed that it plays. */
export const gamesOf = <Bot extends { readonly id: string }>(bots: readonly Bot[], seeds: Seeds) =>
  bots.flatMap((bot) =>
    seeds.flatMap((one) => {
      if (typeof one === 'string') return [{ bot, seed: one }];
      return one.bot === bot.id ? [{ bot, seed: one.seed }] : [];
    }),
  );

export interface ConformanceOptions<Setup> {
  readonly setups: readonly Setup[];
  readonly seeds: Seeds;
  /** The steps within which every game must end. */
  readonly mostSteps: number;
  /** Fields of events that hold names or the player's words, and rules whose answers do. */
  readonly names?: readonly string[];
}

export interface RecordedStep<State, Event> {
  /** Reads like `even bot, seed 7, step 3`. */
  readonly where: string;
  readonly before: State;
  readonly after: State;
  readonly questions: readonly Question[];
  readonly played: Played<void, Event>;
  /** Rules that wrote to the state without telling. */
  readonly silentWrites: readonly string[];
}

export interface RecordedGame<State, Event> {
  readonly where: string;
  readonly steps: readonly RecordedStep<State, Event>[];
  readonly over: boolean;
}

function recordStep<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  moving: State,
  table: Table,
  where: string,
): RecordedStep<State, Event> {
  const before = copy(moving);
  const questions: Question[] = [];
  const silentWrites: string[] = [];
  let last = JSON.stringify(moving);
  const watch = (rule: string) => {
    if (JSON.stringify(moving) !== last) silentWrites.push(rule);
  };
  const played = drive(
    module.step(seen(moving)),
    (question, index) => {
      watch(question.rule);
      last = JSON.stringify(moving);
      questions.push(copy(question));
      return table(question, index);
    },
    (event) => {
      watch(event.rule);
      module.apply(moving, event);
      last = JSON.stringify(moving);
    },
  );
  watch('the end of the step');
  return { where, before, after: copy(moving), questions, played, silentWrites };
}

function recordGame<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  setup: Setup,
  seat: (look: () => State, box: DiceBox) => Table,
  { seed, where, mostSteps }: { seed: string; where: string; mostSteps: number },
): RecordedGame<State, Event> {
  const box = diceBox(seed);
  const moving = copy(module.begin(setup));
  const table = firstOf(
    seeded(box),
    seat(() => moving, box),
  );
  const steps: RecordedStep<State, Event>[] = [];
  while (module.outcome(seen(moving)) === undefined) {
    if (steps.length >= mostSteps) return { where, steps, over: false };
    const step = recordStep(module, moving, table, `${where}, step ${steps.length + 1}`);
    steps.push(step);
    if (step.played.kind !== 'finished') return { where, steps, over: false };
  }
  return { where, steps, over: true };
}

/** Records one game for each set-up, and each seed of a bot. */
export function recordGames<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  { setups, seeds, mostSteps }: ConformanceOptions<Setup>,
): readonly RecordedGame<State, Event>[] {
  return setups.flatMap((setup, at) =>
    gamesOf(module.bots, seeds).map(({ bot, seed }) => {
      const where = `set-up ${at + 1}, ${bot.id} bot, seed ${seed}`;
      return recordGame(module, setup, (look, box) => bot.seat(() => seen(look()), box, 'bot'), {
        seed,
        where,
        mostSteps,
      });
    }),
  );
}
