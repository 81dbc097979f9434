/** A game as the shelf, the log and the hosts hold it: its module, without the types of what is inside. */

import { type Advanced, advance, MOST_STEPS } from './advance.ts';
import type { Table } from './driver.ts';
import type { Corrections } from './figure.ts';
import type { AskedWords, ForecastWords, GameText, InWords, OptionFigures, Standing } from './game-text.ts';
import { givenUp } from './giving-up.ts';
import { withCorrections } from './in-force.ts';
import type { Module, Rule, Told } from './module.ts';
import type { OddsRules } from './odds-rule.ts';
import type { Question, RuleId, Seat } from './play.ts';
import { playOn } from './play-on.ts';
import { type Logged, loggedSessions, type Session, type SessionEvent } from './session.ts';
import type { SetupFields, SetupRefusal } from './setup.ts';
import { type Simulated, simulate } from './simulate.ts';
import type { Spoil } from './spoils.ts';
import type { Declared } from './table.ts';

export type GameSession = Session<unknown>;
export type GameEvent = SessionEvent<Told>;

/** Text of a game, whatever the state is inside. */
export interface GameWords
  extends Omit<
    GameText<unknown, Told, unknown>,
    'standing' | 'inWords' | 'asked' | 'optionFigures' | 'forecast'
  > {
  readonly standing: (state: unknown) => Standing;
  readonly inWords: (state: unknown, question?: Question) => InWords;
  readonly asked?: (state: unknown, question: Question) => AskedWords;
  readonly optionFigures?: (state: unknown, question: Question) => OptionFigures | undefined;
  readonly forecast?: (state: unknown) => ForecastWords;
}

export interface Game extends Logged<GameSession, GameEvent> {
  readonly title: string;
  readonly fields: SetupFields;
  readonly seats: readonly Seat[];
  /** See `Module`. */
  readonly seatsBy: string | undefined;
  readonly bots: readonly { readonly id: string; readonly title: string }[];
  readonly text: GameWords;
  readonly odds: OddsRules;
  readonly ruleIndex: readonly Rule[];
  readonly tables: readonly Declared[];
  /** Sentence on why the game can’t be played by these corrections; see `Module`. */
  readonly figuresFault: (corrections: Corrections) => string | undefined;
  /** The state that a set-up begins with, or why the input is none. */
  readonly setUp: (
    input: unknown,
  ) =>
    | { readonly ok: true; readonly setup: unknown; readonly state: unknown }
    | { readonly ok: false; readonly refusal: SetupRefusal };
  /** See `advance` in `session.ts`. */
  readonly advance: (
    session: Readonly<GameSession>,
    player: (app: Table) => Table,
    mostSteps?: number,
  ) => Advanced<unknown, Told>;
  /** Says whether one of a run’s games is on; never of a single game. */
  readonly inGame: (state: unknown) => boolean;
  /** The rule by which it is given up before its end; undefined where it is left as it stands. */
  readonly givenUpBy: RuleId | undefined;
  /** Events that are told when it is given up; undefined where it can’t be. */
  readonly giveUp: (session: Readonly<GameSession>) => readonly GameEvent[] | undefined;
  /** Spoils that it brings a campaign, now that it is over; none before. See `Module`. */
  readonly spoils: (session: Readonly<GameSession>) => readonly Spoil[];
  /** A game from this state on, by bots; see `simulate.ts`. */
  readonly simulate: (begun: unknown, seed: string, bots: Readonly<Record<Seat, string>>) => Simulated;
  /** Plays a game in progress on from where it stands; see `play-on.ts`. */
  readonly playOn: (session: Readonly<GameSession>, seed: string) => Simulated;
}

function spoilsOf<State, Outcome>(
  { seats, spoils }: Pick<Module<never, State, Told, Outcome>, 'seats' | 'spoils'>,
  { outcome, corrections, seats: holders }: Readonly<Session<State>>,
): readonly Spoil[] {
  if (outcome === null || spoils === undefined) return [];
  const held = seats.filter((seat) => (holders[seat] ?? 'player') === 'player');
  return withCorrections(corrections, () => spoils(outcome as Outcome, held));
}

/** Makes a module into a line of the list of games. What is stored as a game’s own comes back to that game alone, so its types hold. */
export function gameOf<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
): Game {
  const { title, seats, seatsBy, odds, ruleIndex, tables } = module;
  const logged: unknown = loggedSessions<State, Event>(module);
  return {
    ...(logged as Logged<GameSession, GameEvent>),
    title,
    fields: module.setup.fields,
    seats,
    seatsBy,
    bots: module.bots.map(({ id, title: name }) => ({ id, title: name })),
    text: module.text as unknown as Game['text'],
    odds,
    ruleIndex,
    tables,
    figuresFault: (corrections) => withCorrections(corrections, () => module.figuresFault?.()),
    setUp: (input) => {
      const checked = module.setup.check(input);
      return checked.ok ? { ...checked, state: module.begin(checked.setup) } : checked;
    },
    advance: (session, player, mostSteps = MOST_STEPS) =>
      advance<State, Event>(module, session as Session<State>, player, mostSteps),
    inGame: (state) => module.inside?.(state as State) !== undefined,
    givenUpBy: module.givingUp?.rule,
    giveUp: (session) => givenUp<State, Event>(module, session as Session<State>),
    spoils: (session) => spoilsOf(module, session as Session<State>),
    simulate: (begun, seed, by) => simulate(module, begun as State, seed, by),
    playOn: (session, seed) => playOn(module, session as Session<State>, seed),
  };
}
