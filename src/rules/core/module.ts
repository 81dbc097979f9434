/** The contract of a game: what it is made of, and how it is moved on. */

import type { BotKind } from './bot.ts';
import { copy } from './copy.ts';
import type { DiceBox } from './dice.ts';
import { drive, type Ended, type Played, Runs, runAt, type Table } from './driver.ts';
import type { GameText } from './game-text.ts';
import type { OddsRules } from './odds-rule.ts';
import type { Play, RuleId, Seat } from './play.ts';
import { type Seen, seen } from './seen.ts';
import type { SetUp } from './setup.ts';
import type { Spoil } from './spoils.ts';
import type { Declared, RowId } from './table.ts';

/** Rule in the index that a newcomer searches by the id that stands in the log. */
export interface Rule {
  readonly id: RuleId;
  /** The heading it stands under in the rulebook. */
  readonly section: string;
  /** Title in the reference, a few words; what it asks or its first thought where it isn’t said. */
  readonly title?: string;
  /** Summary of the rule, in our own words. */
  readonly summary: string;
  /** Request to the player; the summary where it isn’t said. */
  readonly ask?: string;
  /** Act that is done by the rule, as the log and undo name it: `Choose what a group does`; its section where it isn’t said. */
  readonly act?: string;
  /** File in which the rule is written, from the module’s folder. */
  readonly file?: string;
}

/** Fields that every event carries: the rule that told it and the rows of tables that were read. Plain data. */
export interface Told {
  readonly rule: RuleId;
  readonly rows?: readonly RowId[];
}

/** Way to give something up before its end. */
export interface GivingUp<State, Event> {
  /** Rule of the index; its `act` is what the button says. */
  readonly rule: RuleId;
  /** Event that is told when it is given up, wherever it stands; the game is over then. */
  readonly event: (state: Seen<State>) => Event;
}

/** A game of which only a run knows the types. */
export interface Inside {
  readonly module: Module<unknown, unknown, Told, unknown>;
  readonly state: unknown;
}

export interface Module<Setup, State, Event extends Told, Outcome> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever a stored transcript might no longer give the same game. */
  readonly rulesVersion: string;
  readonly setup: SetUp<Setup>;
  /** Seats that are asked: every one that a question of this game may name. */
  readonly seats: readonly Seat[];
  /** The number of its set-up that says how many of the seats are taken, in their order; without it all are. */
  readonly seatsBy?: string;
  /** The state before the first step: plain data, no dice. */
  readonly begin: (setup: Setup) => State;
  /** Plays one indivisible piece of the game; between two of them the state may be stored, copied, simulated from. */
  readonly step: (state: Seen<State>) => Play<void, Event>;
  /** The only writer of state: changes it in place, asks nothing, refuses nothing. */
  readonly apply: (state: State, event: Event) => void;
  /** Undefined until the game is over. */
  readonly outcome: (state: Seen<State>) => Outcome | undefined;
  /**
   * Deals anew, in place, what none of these seats has seen, among all they haven't seen: a forecast must not know more than
   * they do. Missing where nothing lies hidden; a pile that is drawn from at random hides nothing.
   */
  readonly redeal?: (state: State, seats: readonly Seat[], box: DiceBox) => void;
  /** Game of a run that is on, with its state. */
  readonly inside?: (state: State) => Inside | undefined;
  /** Way to give a run up, at any moment; a single game is left as it stands. */
  readonly givingUp?: GivingUp<State, Event>;
  /**
   * Spoils that a run brings the campaign it is an episode of, by what these seats, the player’s own, came to. A house rule of that
   * campaign’s, off unless it is turned on.
   */
  readonly spoils?: (outcome: Outcome, held: readonly Seat[]) => readonly Spoil[];
  readonly bots: readonly BotKind<State>[];
  readonly text: GameText<State, Event, Outcome>;
  /** Odds that are counted where a question names them. */
  readonly odds: OddsRules;
  readonly ruleIndex: readonly Rule[];
  /** The tables whose rows play must reach. */
  readonly tables: readonly Declared[];
  /** Sentence on what is wrong with the figures in force as a whole; undefined where the game can be played by them. */
  readonly figuresFault?: () => string | undefined;
}

export interface Stepped<State, Event> {
  readonly played: Played<void, Event>;
  /** After a finished step the next state; after another, how far it got: to be shown, never stored. */
  readonly state: State;
}

/** Plays one step on a copy. A step that waits is played again from the same state with one more answer. */
export function playStep<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  state: State,
  table: Table,
): Stepped<State, Event> {
  const after = copy(state);
  const played = drive(module.step(seen(after)), table, (event) => module.apply(after, event));
  return { played, state: after };
}

export type PlayedOut<State, Outcome> =
  | { readonly kind: 'over'; readonly outcome: Outcome; readonly steps: number; readonly state: State }
  /** Still going after `mostSteps`. */
  | { readonly kind: 'unfinished'; readonly steps: number; readonly state: State }
  /** A question was not answered, or wrongly. */
  | {
      readonly kind: 'stuck';
      readonly ended: Exclude<Ended<void>, { kind: 'finished' }>;
      readonly steps: number;
      readonly state: State;
    };

/**
 * Plays step after step until the game is over, keeping only where it ended; `state` is not touched. The table may look
 * at the state in play.
 */
export function playOut<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  state: State,
  tableFor: (look: () => Seen<State>) => Table,
  mostSteps: number,
): PlayedOut<State, Outcome> {
  const moving = copy(state);
  const table = tableFor(() => seen(moving));
  const runs = new Runs(table, (event: Event) => module.apply(moving, event));
  for (let steps = 0; ; steps++) {
    const outcome = module.outcome(seen(moving));
    if (outcome !== undefined) return { kind: 'over', outcome, steps, state: moving };
    if (steps >= mostSteps) return { kind: 'unfinished', steps, state: moving };
    const ended = runAt(runs, module.step(seen(moving)));
    if (ended.kind !== 'finished') return { kind: 'stuck', ended, steps, state: moving };
  }
}
