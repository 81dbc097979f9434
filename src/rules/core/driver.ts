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

interface Finished<T> {
  readonly kind: 'finished';
  readonly value: T;
}
/** Nobody could answer the question; run the play again from its start with one more answer. */
interface Waiting {
  readonly kind: 'waiting';
  readonly question: Question;
}
/** The table's answer to the question was none. */
export interface Refused {
  readonly kind: 'refused';
  readonly question: Question;
  readonly given: Given;
  readonly refusal: Refusal;
}
/** How a run ends, nothing kept of the way there. */
export type Ended<T> = Finished<T> | Waiting | Refused;

interface SoFar<E> {
  readonly events: readonly E[];
  /** Every answered question; one that waits or was refused is not among them. */
  readonly transcript: Transcript;
}
export type Played<T, E = unknown> = SoFar<E> &
  (Finished<T> | (Waiting & { readonly fingerprint: string }) | Refused);

/**
 * Runs the play until it ends, waits or is given a wrong answer. Events reach `onEvent` as they are told, before the
 * play goes on, so that a rule sees the state its own events have made.
 */
export function run<T, E = unknown>(
  play: Play<T, E>,
  table: Table,
  onEvent?: (event: E) => void,
  onReply?: (question: Question, given: Given) => void,
): Ended<T> {
  let answered = 0;
  let step = play.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.kind === 'tell') {
      onEvent?.(ask.event);
      step = play.next();
      continue;
    }
    const given = table(ask, answered);
    if (!given) return { kind: 'waiting', question: ask };
    const refusal = refusalOf(ask, given.answer);
    if (refusal) return { kind: 'refused', question: ask, given, refusal };
    onReply?.(ask, given);
    answered += 1;
    step = play.next(given.answer);
  }
  return { kind: 'finished', value: step.value };
}

/** Runs the play and keeps its events and transcript. */
export function drive<T, E = unknown>(
  play: Play<T, E>,
  table: Table,
  onEvent?: (event: E) => void,
): Played<T, E> {
  const events: E[] = [];
  const transcript: Reply[] = [];
  const ended = run(
    play,
    table,
    (event) => {
      events.push(event);
      onEvent?.(event);
    },
    (question, { answer, by }) => {
      transcript.push({ rule: question.rule, fingerprint: fingerprint(question), answer, by });
    },
  );
  if (ended.kind !== 'waiting') return { ...ended, events, transcript };
  return { ...ended, fingerprint: fingerprint(ended.question), events, transcript };
}
