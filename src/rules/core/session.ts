/**
 * A game in progress: the state at its last step, and the answers given since.
 *
 * A session is itself a piece of plain data that changes by events alone, so that one log serves it as it serves a
 * campaign. An act takes one answer of the player's; dice and decisions that aren't his follow of themselves, until
 * something is his again or the game is over.
 */
import { copy } from './copy.ts';
import { afterCorrection, type CorrectionEvent, type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { type DiceState, FRESH_DICE, type StreamState } from './dice.ts';
import type { Module, Told } from './module.ts';
import type { Seat, Stream } from './play.ts';
import type { Reply } from './transcript.ts';

/** Holder of a seat, who answers for it: the player, or a bot of the game by its id. */
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
  /** Version of the rules under which `open` was answered. */
  rulesVersion: string;
  seed: string;
  setup: unknown;
  seats: Seats;
  /** Steps that are done. */
  steps: number;
  /** State after the last step. */
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
      /** The state as the game begins, so that a fold computes nothing. */
      readonly state: unknown;
    }
  | { readonly type: 'answered'; readonly answers: readonly Answered[] }
  /** Under other rules, or corrected figures, the answers from this one on no longer fit; the game asks again. */
  | { readonly type: 'answers-dropped'; readonly from: number; readonly rulesVersion: string }
  | { readonly type: 'told'; readonly event: Event }
  | { readonly type: 'step-done' }
  | { readonly type: 'game-over'; readonly outcome: unknown }
  | { readonly type: 'seats-changed'; readonly from: Seats; readonly to: Seats }
  /** The log was damaged on the disk: from here it goes on as the game stood; null where what stood here can’t be read. */
  | { readonly type: 'log-damaged'; readonly session: Session<unknown> | null }
  | { readonly type: 'game-renamed'; readonly from: string; readonly to: string }
  | CorrectionEvent;

/** Members of a module that a game in progress needs. */
export type Playable<State, Event extends Told> = Pick<
  Module<never, State, Event, unknown>,
  'id' | 'rulesVersion' | 'step' | 'apply' | 'outcome' | 'bots'
>;

/** The streams as they stood after these answers. */
export function moved(dice: DiceState, answers: readonly Answered[]): DiceState {
  return { ...dice, streams: Object.assign({}, dice.streams, ...answers.map((answer) => answer.moved)) };
}

/** The session as its first event begins it. Throws at any other. */
export function beginSession<State, Event>(first: SessionEvent<Event>): Session<State> {
  if (first.type === 'log-damaged' && first.session !== null) return copy(first.session) as Session<State>;
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
    case 'log-damaged':
      if (event.session !== null) Object.assign(session, copy(event.session));
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

/** Facts of a game that a log must know, whichever way it advances: how it begins, and what an event does to it. */
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
