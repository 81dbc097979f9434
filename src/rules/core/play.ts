/**
 * The words in which a rule speaks to the table.
 *
 * A rule is a short program (a `Play`) that asks for dice, a card, a decision or a spot, and tells what happened.
 * It never knows who answers: a seeded generator, the player's own dice, a bot, scripted dice of a test, or the
 * enumerator that counts every outcome. Anything that reaches the table goes through the five functions below,
 * always with `yield*`.
 */

import { runner } from './runner.ts';
import type { RowId } from './table.ts';

/** Names one rule of one game, e.g. `atz.reaction.received-fire`; the rule index lists them all. */
export type RuleId = string;

/** The side or player who answers, e.g. `player`. */
export type Seat = string;

/** Dice and cards of one purpose come from one stream, so that an extra roll in one moves nothing in another. */
export type Stream = string;

/** A point on the table in tenths of an inch from its south-west corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a rule reads off its dice: the coarser, the fewer cases the exact odds have to visit. */
export type Reading =
  /** Every face, in the order rolled. */
  | { readonly by: 'faces' }
  /** Only the total. */
  | { readonly by: 'sum' }
  /**
   * Only into which class each die falls, not which die it was. A cut `c` parts the faces up to `c` from those
   * above. Where `keep` is given, only that many dice count: the lowest, or the highest.
   */
  | {
      readonly by: 'classes';
      readonly cuts: readonly number[];
      readonly keep?: { readonly count: number; readonly best: 'low' | 'high' };
    };

/** Something that bore on a question, by the row it comes from: `adds` one die, takes one off the `target`. */
export interface Modified {
  readonly row: RowId;
  readonly does: string;
  readonly by: number;
}

/** What a question rests on, kept with its answer for ever. Plain data; nothing in core reads it. */
export interface Basis {
  /** A die counts with this face or more. */
  readonly least?: number;
  readonly modifiers?: readonly Modified[];
  /** Rows of tables that were read for it. */
  readonly rows?: readonly RowId[];
}

interface Asked {
  readonly rule: RuleId;
  readonly seat: Seat;
  /** Whose it is: the id of a figure, a group or a place. */
  readonly of?: string | undefined;
  readonly basis?: Basis | undefined;
}

/** Which exact odds stand behind a question, and what they are counted with: the rule's own input. */
export interface OddsAsk {
  readonly rule: RuleId;
  readonly input: unknown;
}

/** Roll `dice` six-sided dice; the answer is their faces, 1 to 6, in the order rolled. */
export interface RollAsk extends Asked {
  readonly kind: 'roll';
  readonly stream: Stream;
  readonly dice: number;
  readonly reading: Reading;
  /** A die counts with this face or less. */
  readonly target?: number | undefined;
  /** On the first dice of a rule whose odds are counted. */
  readonly odds?: OddsAsk | undefined;
}

/** Draw one of the cards that remain (equal cards may stand in it twice); the answer is that card. */
export interface DrawAsk extends Asked {
  readonly kind: 'draw';
  readonly stream: Stream;
  readonly from: readonly string[];
}

export interface Option {
  readonly id: string;
  /** What the option is called where a player reads it. */
  readonly text: string;
}

/** Choose one of the options; the answer is its id. */
export interface ChooseAsk extends Asked {
  readonly kind: 'choose';
  readonly options: readonly Option[];
}

/** Place something within the bounds (tenths of an inch, edges included); `spots` are candidates, never empty. */
export interface PlaceAsk extends Asked {
  readonly kind: 'place';
  readonly bounds: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
  readonly spots: readonly Spot[];
}

/** Something happened; nobody answers. */
export interface Telling<E> {
  readonly kind: 'tell';
  readonly event: E;
}

/** An ask that somebody has to answer. */
export type Question = RollAsk | DrawAsk | ChooseAsk | PlaceAsk;
export type Ask<E = unknown> = Question | Telling<E>;

/** Faces to a roll, a card to a draw, an option's id to a choice, a spot to a placing. */
export type Answer = readonly number[] | string | Spot;

/**
 * A rule in motion; it ends in a `T`. Name the events it may tell, `E`, and the compiler refuses others; `never` for a
 * rule that tells none, so that any other may use it. Write it as a generator function.
 */
export type Play<T, E = unknown> = IterableIterator<Ask<E>, T, Answer | undefined>;

type Without<A extends Question> = Omit<A, 'kind'>;
type Step<T, E = never> = IteratorResult<Ask<E>, T>;

/**
 * A question on its way. Where a play is being run it is answered at once, and the play goes on without having been
 * suspended; where nobody can answer, or nobody runs the play, the question comes up as a generator's would. A class,
 * not a generator function, because a fight makes hundreds of them and a generator costs three times as much.
 */
class AskPlay<T> implements Play<T, never> {
  private readonly question: Question;
  private readonly read: ((answer: Answer, against: unknown) => T) | undefined;
  private readonly against: unknown;
  private isWaiting = false;

  constructor(question: Question, read?: (answer: Answer, against: unknown) => T, against?: unknown) {
    this.question = question;
    this.read = read;
    this.against = against;
  }

  next(answer?: Answer): Step<T> {
    const given = this.isWaiting ? answer : runner()?.ask(this.question);
    if (given === undefined && !this.isWaiting) {
      this.isWaiting = true;
      return { done: false, value: this.question };
    }
    const value = this.read ? this.read(given as Answer, this.against) : (given as T);
    return { done: true, value };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

const TOLD: Step<void> = { done: true, value: undefined };

class TellPlay<E> implements Play<void, E> {
  private readonly event: E;
  private isTold = false;

  constructor(event: E) {
    this.event = event;
  }

  next(): Step<void, E> {
    if (this.isTold) return TOLD;
    this.isTold = true;
    const running = runner();
    if (!running) return { done: false, value: { kind: 'tell', event: this.event } };
    running.tell(this.event);
    return TOLD;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** Asks for dice. The driver has checked the answer: `ask.dice` faces from 1 to 6. */
export function roll(ask: Without<RollAsk>): Play<readonly number[], never>;
/** The play goes on with what `read` makes of the faces. */
export function roll<T, A>(
  ask: Without<RollAsk>,
  read: (faces: readonly number[], against: A) => T,
  against: A,
): Play<T, never>;
export function roll<T>(
  { rule, seat, stream, dice, reading, target, odds, of, basis }: Without<RollAsk>,
  read?: (faces: readonly number[], against: never) => T,
  against?: unknown,
): Play<T, never> {
  // Field by field, here and below: spreading whatever a rule hands in is several times as slow.
  const question: RollAsk = { kind: 'roll', rule, seat, stream, dice, reading, target, odds, of, basis };
  return new AskPlay(question, read as (answer: Answer, against: unknown) => T, against);
}

/** Asks for one of the cards that remain. The driver has checked that the answer is one of them. */
export function draw<C extends string>({
  rule,
  seat,
  stream,
  from,
  of,
  basis,
}: Without<DrawAsk> & { readonly from: readonly C[] }): Play<C, never> {
  return new AskPlay({ kind: 'draw', rule, seat, stream, from, of, basis });
}

/** Asks for a decision. The driver has checked that the answer is one of the options' ids. */
export function choose<I extends string>({
  rule,
  seat,
  options,
  of,
  basis,
}: Without<ChooseAsk> & { readonly options: readonly (Option & { readonly id: I })[] }): Play<I, never> {
  return new AskPlay({ kind: 'choose', rule, seat, options, of, basis });
}

/** Asks for a spot. The driver has checked that the answer lies within the bounds. */
export function place({ rule, seat, bounds, spots, of, basis }: Without<PlaceAsk>): Play<Spot, never> {
  return new AskPlay({ kind: 'place', rule, seat, bounds, spots, of, basis });
}

/** Says what happened; the state has changed by it when the play goes on. */
export function tell<E>(event: E): Play<void, E> {
  return new TellPlay(event);
}
