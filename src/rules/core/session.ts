/**
 * A game in progress: the state at its last step, and the answers given since.
 *
 * A session is itself a piece of plain data that changes by events alone, so that one log serves it as it serves a
 * campaign. An act takes one answer of the player's; dice and decisions that aren't his follow of themselves, until
 * something is his again or the game is over.
 */
import { bySeat } from './bot.ts';
import { copy } from './copy.ts';
import { afterCorrection, type CorrectionEvent, type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { type DiceBox, type DiceState, diceBox, FRESH_DICE, type StreamState } from './dice.ts';
import { type Ended, type Refused, run, type Table } from './driver.ts';
import { withCorrections } from './in-force.ts';
import type { Module, Told } from './module.ts';
import type { Question, Seat, Stream } from './play.ts';
import { same } from './same.ts';
import { seen } from './seen.ts';
import { firstOf, resuming, seeded } from './tables.ts';
import { type Reply, replyOf } from './transcript.ts';

/** Who answers for a seat: the player, or a bot of the game by its id. */
export type SeatHolder = 'player' | { readonly bot: string };
export type Seats = Readonly<Record<Seat, SeatHolder>>;

/** An answer since the last step, and where the streams of dice it moved stood after it. */
export interface Answered extends Reply {
  readonly moved: Readonly<Record<Stream, StreamState>>;
}

export interface Session<State> {
  name: string;
  /** The module's id. */
  game: string;
  /** Of the rules under which `open` was answered. */
  rulesVersion: string;
  seed: string;
  setup: unknown;
  seats: Seats;
  /** Steps that are done. */
  steps: number;
  /** After the last step. */
  state: State;
  dice: DiceState;
  /** The answers since, in the order given. */
  open: Answered[];
  /** Figures of the game's tables that the player has corrected for it. */
  corrections: Corrections;
  /** Null until the game is over. */
  outcome: unknown;
}

export type SessionEvent<Event> =
  | {
      readonly type: 'game-begun';
      readonly name: string;
      readonly game: string;
      readonly rulesVersion: string;
      readonly seed: string;
      readonly setup: unknown;
      readonly seats: Seats;
      /** As the game begins, so that a fold computes nothing. */
      readonly state: unknown;
    }
  | { readonly type: 'answered'; readonly answers: readonly Answered[] }
  /** Under other rules, or corrected figures, the answers from this one on no longer fit; the game asks again. */
  | { readonly type: 'answers-dropped'; readonly from: number; readonly rulesVersion: string }
  | { readonly type: 'told'; readonly event: Event }
  | { readonly type: 'step-done' }
  | { readonly type: 'game-over'; readonly outcome: unknown }
  | { readonly type: 'seats-changed'; readonly from: Seats; readonly to: Seats }
  | { readonly type: 'game-renamed'; readonly from: string; readonly to: string }
  | CorrectionEvent;

/** What bots leave to chance moves nobody's dice. */
const BOT_STREAM: Stream = 'bots';

/** What of a module a game in progress needs. */
type Playable<State, Event extends Told> = Pick<
  Module<never, State, Event, unknown>,
  'id' | 'rulesVersion' | 'step' | 'apply' | 'outcome' | 'bots'
>;

function moved(dice: DiceState, answers: readonly Answered[]): DiceState {
  return { ...dice, streams: Object.assign({}, dice.streams, ...answers.map((answer) => answer.moved)) };
}

/** The session as its first event begins it. Throws at any other. */
export function beginSession<State, Event>(first: SessionEvent<Event>): Session<State> {
  if (first.type !== 'game-begun') throw new Error(`a game begins with game-begun, not ${first.type}`);
  const { type: _type, state, ...begun } = first;
  return {
    ...begun,
    steps: 0,
    state: copy(state) as State,
    dice: FRESH_DICE,
    open: [],
    corrections: NO_CORRECTIONS,
    outcome: null,
  };
}

/** The one writer of a session; `apply` is the game's own. */
export function applyToSession<State, Event>(
  apply: (state: State, event: Event) => void,
  session: Session<State>,
  event: SessionEvent<Event>,
): void {
  switch (event.type) {
    case 'game-begun':
      throw new Error('a game begins once');
    case 'answered':
      session.open.push(...copy(event.answers));
      return;
    case 'answers-dropped':
      session.open.length = event.from;
      session.rulesVersion = event.rulesVersion;
      return;
    case 'told':
      apply(session.state, copy(event.event));
      return;
    case 'step-done':
      session.dice = moved(session.dice, session.open);
      session.open = [];
      session.steps += 1;
      return;
    case 'game-over':
      session.outcome = event.outcome;
      return;
    case 'seats-changed':
      session.seats = event.to;
      return;
    case 'game-renamed':
      session.name = event.to;
      return;
    case 'figure-corrected':
    case 'correction-taken-back':
      session.corrections = afterCorrection(session.corrections, event);
      return;
    default:
      event satisfies never;
  }
}

/** Steps that may follow of themselves in one act; bots that play each other go on in the next. */
export const MOST_STEPS = 1_000;

export type Advanced<State, Event> =
  /** The player is asked; `events` hold the answers so far. */
  | {
      readonly kind: 'waiting';
      readonly question: Question;
      readonly events: readonly SessionEvent<Event>[];
      readonly session: Session<State>;
      /** The state as the open step has made it, to be shown and never stored. */
      readonly shown: State;
      /** What the open step has told so far, to be shown alike. */
      readonly told: readonly Event[];
    }
  | {
      readonly kind: 'over' | 'paused';
      readonly events: readonly SessionEvent<Event>[];
      readonly session: Session<State>;
      readonly shown: State;
    }
  | Refused;

/**
 * Goes on from where the session stands until `player` can't answer, the game is over, or so many steps are done. The
 * session itself is not touched. Answers of the open step are given again first; under other rules or corrections the first
 * of them that doesn't fit ends that, and is told.
 */
export function advance<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Readonly<Session<State>>,
  player: (app: Table) => Table,
  mostSteps: number = MOST_STEPS,
): Advanced<State, Event> {
  return withCorrections(session.corrections, () => goingOn(module, session, player, mostSteps));
}

function goingOn<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Readonly<Session<State>>,
  player: (app: Table) => Table,
  mostSteps: number,
): Advanced<State, Event> {
  const moving = copy(session);
  const events: SessionEvent<Event>[] = [];
  const happened = (event: SessionEvent<Event>): void => {
    applyToSession(module.apply, moving, event);
    events.push(event);
  };
  for (let steps = 0; ; steps += 1) {
    if (moving.outcome !== null) return { kind: 'over', events, session: moving, shown: moving.state };
    if (steps >= mostSteps) return { kind: 'paused', events, session: moving, shown: moving.state };
    const stepped = playOpenStep(module, moving, player);
    const { ended } = stepped;
    if (ended.kind === 'refused') return ended;
    if (stepped.dropped !== undefined) {
      const { rulesVersion } = module;
      happened({ type: 'answers-dropped', from: stepped.dropped, rulesVersion });
    }
    if (stepped.answers.length > 0) happened({ type: 'answered', answers: stepped.answers });
    if (ended.kind === 'waiting') {
      const { state: shown, told } = stepped;
      return { kind: 'waiting', question: ended.question, events, session: moving, shown, told };
    }
    for (const event of stepped.told) happened({ type: 'told', event });
    happened({ type: 'step-done' });
    const outcome = module.outcome(seen(moving.state));
    if (outcome !== undefined) happened({ type: 'game-over', outcome });
  }
}

interface Stepped<State, Event> {
  readonly ended: Ended<void>;
  /** Those that are new. */
  readonly answers: readonly Answered[];
  readonly told: readonly Event[];
  readonly state: State;
  /** From which stored answer on none fitted; undefined where all did. */
  readonly dropped: number | undefined;
}

/** One step, from the stored state, with the answers there are and those to come. */
function playOpenStep<State, Event extends Told>(
  module: Playable<State, Event>,
  session: Session<State>,
  player: (app: Table) => Table,
): Stepped<State, Event> {
  const { seed, dice, open } = session;
  const state = copy(session.state);
  // The answers given again moved the dice when they were given; what is rolled now comes after them.
  const box = diceBox(seed, moved(dice, open));
  const fresh = firstOf(botsTable(module, session, state, box), player(seeded(box)));
  const stored = resuming(open, () => undefined);
  let again = 0;
  let isNew = false;
  const table: Table = (question, index) => {
    const given = stored(question, index);
    isNew = given === undefined;
    if (isNew) return fresh(question, index);
    again += 1;
    return given;
  };
  const answers: Answered[] = [];
  const told: Event[] = [];
  let before = box.state();
  const ended = run(
    module.step(seen(state)),
    table,
    (event: Event) => {
      module.apply(state, event);
      told.push(event);
    },
    (question, given) => {
      if (!isNew) return;
      const after = box.state();
      answers.push({ ...replyOf(question, given), moved: movedOn(before, after) });
      before = after;
    },
    (row) => {
      const last = isNew ? answers.pop() : undefined;
      if (last !== undefined) answers.push({ ...last, rows: [...(last.rows ?? []), row] });
    },
  );
  return { ended, answers, told, state, dropped: again < open.length ? again : undefined };
}

/** Decides for the seats that bots hold. */
function botsTable<State, Event extends Told>(
  module: Playable<State, Event>,
  { seats }: Session<State>,
  state: State,
  box: DiceBox,
): Table {
  const bots = Object.entries(seats).flatMap(([seat, holder]) => {
    if (holder === 'player') return [];
    const kind = module.bots.find(({ id }) => id === holder.bot);
    if (kind === undefined) throw new Error(`${module.id} has no bot ${holder.bot}`);
    return [[seat, kind.seat(() => seen(state), box, BOT_STREAM)] as const];
  });
  return bySeat(Object.fromEntries(bots));
}

function movedOn({ streams: before }: DiceState, { streams: after }: DiceState): Answered['moved'] {
  return Object.fromEntries(Object.entries(after).filter(([stream, words]) => !same(before[stream], words)));
}

/** What a log must know of a game, whichever way it advances: how it begins, and what an event does to it. */
export interface Logged<State, Event> {
  /** The module's id. */
  readonly game: string;
  readonly rulesVersion: string;
  /** Throws at an event that begins nothing. */
  readonly begin: (first: Event) => State;
  readonly apply: (state: State, event: Event) => void;
}

/** A module's games in progress, as a log keeps them. */
export function loggedSessions<State, Event extends Told>({
  id,
  rulesVersion,
  apply,
}: Playable<State, Event>): Logged<Session<State>, SessionEvent<Event>> {
  return {
    game: id,
    rulesVersion,
    begin: beginSession<State, Event>,
    apply: (session, event) => applyToSession(apply, session, event),
  };
}
