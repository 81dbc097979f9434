/**
 * The words in which a rule speaks to the table.
 *
 * A rule is a short program (a `Play`) that asks for dice, a card, a decision or a spot, and tells what happened.
 * It never knows who answers: a seeded generator, the player's own dice, a bot, scripted dice of a test, or the
 * enumerator that counts every outcome. Anything that reaches the table goes through the five functions below,
 * always with `yield*`.
 */

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

interface Asked {
  readonly rule: RuleId;
  readonly seat: Seat;
}

/** Roll `dice` six-sided dice; the answer is their faces, 1 to 6, in the order rolled. */
export interface RollAsk extends Asked {
  readonly kind: 'roll';
  readonly stream: Stream;
  readonly dice: number;
  readonly reading: Reading;
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
 * rule that tells none, so that any other may use it.
 */
export type Play<T, E = unknown> = Generator<Ask<E>, T, Answer | undefined>;

type Without<A extends Question> = Omit<A, 'kind'>;

/** Asks for dice. The driver has checked the answer: `ask.dice` faces from 1 to 6. */
export function* roll(ask: Without<RollAsk>): Play<readonly number[], never> {
  return (yield { kind: 'roll', ...ask }) as readonly number[];
}

/** Asks for one of the cards that remain. The driver has checked that the answer is one of them. */
export function* draw<C extends string>(
  ask: Without<DrawAsk> & { readonly from: readonly C[] },
): Play<C, never> {
  return (yield { kind: 'draw', ...ask }) as C;
}

/** Asks for a decision. The driver has checked that the answer is one of the options' ids. */
export function* choose<I extends string>(
  ask: Without<ChooseAsk> & { readonly options: readonly (Option & { readonly id: I })[] },
): Play<I, never> {
  return (yield { kind: 'choose', ...ask }) as I;
}

/** Asks for a spot. The driver has checked that the answer lies within the bounds. */
export function* place(ask: Without<PlaceAsk>): Play<Spot, never> {
  return (yield { kind: 'place', ...ask }) as Spot;
}

/** Says what happened; the state has changed by it when the play goes on. */
export function* tell<E>(event: E): Play<void, E> {
  yield { kind: 'tell', event };
}
