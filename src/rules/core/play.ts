/**
 * The words in which a rule speaks to the table.
 *
 * A rule is a short program (a `Play`) that asks for dice, a card, a decision or a spot, and tells what happened.
 * It never knows who answers: a seeded generator, the player's own dice, a bot, scripted dice of a test, or the
 * enumerator that counts every outcome. Anything that reaches the table goes through the five functions below,
 * always with `yield*`.
 */

import type { Answer, ChooseAsk, DrawAsk, Option, PlaceAsk, Question, RollAsk, Spot } from './question.ts';
import { runner } from './runner.ts';

export type {
  Answer,
  Basis,
  ChooseAsk,
  DrawAsk,
  Keep,
  Modified,
  OddsAsk,
  Option,
  PlaceAsk,
  Question,
  Reading,
  RollAsk,
  RuleId,
  Seat,
  Share,
  Spot,
  Stream,
} from './question.ts';

/** Something happened; nobody answers. */
export interface Telling<E> {
  readonly kind: 'tell';
  readonly event: E;
}

export type Ask<E = unknown> = Question | Telling<E>;

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
  { rule, seat, stream, dice, reading, target, odds, of, against: at, basis }: Without<RollAsk>,
  read?: (faces: readonly number[], against: never) => T,
  against?: unknown,
): Play<T, never> {
  // Field by field, here and below: spreading whatever a rule hands in is several times as slow.
  const question: RollAsk = {
    kind: 'roll',
    rule,
    seat,
    stream,
    dice,
    reading,
    target,
    odds,
    of,
    against: at,
    basis,
  };
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
  usual,
  of,
  basis,
}: Without<ChooseAsk> & { readonly options: readonly (Option & { readonly id: I })[] }): Play<I, never> {
  return new AskPlay({
    kind: 'choose',
    rule,
    seat,
    options,
    ...(usual !== undefined && { usual }),
    of,
    basis,
  });
}

/** Asks for a spot. The driver has checked that the answer lies within the bounds. */
export function place({ rule, seat, bounds, spots, of, basis }: Without<PlaceAsk>): Play<Spot, never> {
  return new AskPlay({ kind: 'place', rule, seat, bounds, spots, of, basis });
}

/** Says what happened; the state has changed by it when the play goes on. */
export function tell<E>(event: E): Play<void, E> {
  return new TellPlay(event);
}
