/** Runs a play against a table: asks, checks the answer, goes on. */

import { fingerprint, type Refusal, refusalOf } from './answers.ts';
import type { Answer, Play, Question, RuleId } from './play.ts';

/** Who gave an answer: the app's dice, the player's own dice, the player, a bot, or a test. */
export type AnsweredBy = 'app' | 'own' | 'player' | 'bot' | 'script';

export interface Given {
  readonly answer: Answer;
  readonly by: AnsweredBy;
}

/** Answers questions. `index` counts the questions of this play from 0; undefined: nobody can answer now. */
export type Table = (question: Question, index: number) => Given | undefined;

/** One answered question, as it is stored. */
export interface Reply extends Given {
  readonly rule: RuleId;
  readonly fingerprint: string;
}
export type Transcript = readonly Reply[];

interface SoFar<E> {
  readonly events: readonly E[];
  readonly transcript: Transcript;
}
export interface Finished<T, E = unknown> extends SoFar<E> {
  readonly kind: 'finished';
  readonly value: T;
}
/** Nobody could answer the question; run the play again from its start with one more answer. */
export interface Waiting<E = unknown> extends SoFar<E> {
  readonly kind: 'waiting';
  readonly question: Question;
  readonly fingerprint: string;
}
/** The table's answer to the question was none; the transcript ends before it. */
export interface Refused<E = unknown> extends SoFar<E> {
  readonly kind: 'refused';
  readonly question: Question;
  readonly given: Given;
  readonly refusal: Refusal;
}
export type Played<T, E = unknown> = Finished<T, E> | Waiting<E> | Refused<E>;

/**
 * Runs the play until it ends, waits or is given a wrong answer. Events reach `onEvent` as they are told, before the
 * play goes on, so that a rule sees the state its own events have made.
 */
export function drive<T, E = unknown>(
  play: Play<T, E>,
  table: Table,
  onEvent?: (event: E) => void,
): Played<T, E> {
  const events: E[] = [];
  const transcript: Reply[] = [];
  let step = play.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.kind === 'tell') {
      events.push(ask.event);
      onEvent?.(ask.event);
      step = play.next();
      continue;
    }
    const given = table(ask, transcript.length);
    if (!given) {
      return { kind: 'waiting', question: ask, fingerprint: fingerprint(ask), events, transcript };
    }
    const refusal = refusalOf(ask, given.answer);
    if (refusal) return { kind: 'refused', question: ask, given, refusal, events, transcript };
    const { answer, by } = given;
    transcript.push({ rule: ask.rule, fingerprint: fingerprint(ask), answer, by });
    step = play.next(answer);
  }
  return { kind: 'finished', value: step.value, events, transcript };
}
