/** Runs a play against a table: asks, checks the answer, goes on. */

import { fingerprint, type Refusal, refusalOf } from './answers.ts';
import type { Given } from './given.ts';
import type { Answer, Play, Question } from './play.ts';
import { changeRunner, type Runner } from './runner.ts';
import type { RowId } from './table.ts';
import { type Transcript, transcriber } from './transcript.ts';

/** Answers questions. `index` counts the questions of this play from 0; undefined: nobody can answer now. */
export type Table = (question: Question, index: number) => Given | undefined;

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
/** End of a run, nothing kept of the way there. */
export type Ended<T> = Finished<T> | Waiting | Refused;

interface SoFar<E> {
  readonly events: readonly E[];
  /** Every answered question; one that waits or was refused is not among them. */
  readonly transcript: Transcript;
}
export type Played<T, E = unknown> = SoFar<E> &
  (Finished<T> | (Waiting & { readonly fingerprint: string }) | Refused);

type Stopped = Waiting | Refused;

/** Puts the words' questions to a table, for one run after another. */
export class Runs<E> implements Runner {
  isAtWork = false;
  private readonly table: Table;
  private readonly onEvent: ((event: E) => void) | undefined;
  private readonly onReply: ((question: Question, given: Given) => void) | undefined;
  private readonly onRow: ((row: RowId) => void) | undefined;
  private answered = 0;
  private stopped: Stopped | undefined = undefined;

  constructor(
    table: Table,
    onEvent?: (event: E) => void,
    onReply?: (question: Question, given: Given) => void,
    onRow?: (row: RowId) => void,
  ) {
    this.table = table;
    this.onEvent = onEvent;
    this.onReply = onReply;
    this.onRow = onRow;
  }

  ask(question: Question): Answer | undefined {
    this.isAtWork = true;
    const given = this.table(question, this.answered);
    if (!given) return this.stop({ kind: 'waiting', question });
    // The app's own dice and cards are always what was asked for.
    if (given.by !== 'app' || (question.kind !== 'roll' && question.kind !== 'draw')) {
      const refusal = refusalOf(question, given.answer);
      if (refusal) return this.stop({ kind: 'refused', question, given, refusal });
    }
    this.onReply?.(question, given);
    this.answered += 1;
    this.stopped = undefined;
    this.isAtWork = false;
    return given.answer;
  }

  private stop(stopped: Stopped): undefined {
    this.stopped = stopped;
    this.isAtWork = false;
  }

  tell(event: unknown): void {
    if (!this.onEvent) return;
    this.isAtWork = true;
    this.onEvent(event as E);
    this.isAtWork = false;
  }

  read(row: RowId): void {
    this.onRow?.(row);
  }

  /** Runs a play from its beginning to where it ends or stops. */
  run<T>(play: Play<T, E>): Ended<T> {
    this.answered = 0;
    const outer = changeRunner(this);
    try {
      let step = play.next();
      while (!step.done) {
        const ask = step.value;
        if (ask.kind === 'tell') {
          this.tell(ask.event);
          step = play.next();
          continue;
        }
        // A question that comes up has been put to the table already, unless it was spoken where nobody ran the play.
        const answer = this.stopped?.question === ask ? undefined : this.ask(ask);
        if (this.stopped) return this.stopped;
        step = play.next(answer);
      }
      return { kind: 'finished', value: step.value };
    } finally {
      this.isAtWork = false;
      this.stopped = undefined;
      changeRunner(outer);
    }
  }
}

/** A run of the play at a table that has seen others before it; whoever runs thousands of them keeps it. */
export function runAt<T, E>(runs: Runs<E>, play: Play<T, E>): Ended<T> {
  return runs.run(play);
}

/**
 * Runs the play until it ends, waits or is given a wrong answer. Events reach `onEvent` as they are told, before the
 * play goes on, so that a rule sees the state its own events have made.
 */
export function run<T, E = unknown>(
  play: Play<T, E>,
  table: Table,
  onEvent?: (event: E) => void,
  onReply?: (question: Question, given: Given) => void,
  onRow?: (row: RowId) => void,
): Ended<T> {
  return runAt(new Runs(table, onEvent, onReply, onRow), play);
}

/** Runs the play and keeps its events and transcript. */
export function drive<T, E = unknown>(
  play: Play<T, E>,
  table: Table,
  onEvent?: (event: E) => void,
): Played<T, E> {
  const events: E[] = [];
  const { transcript, onReply, onRow, onEvent: onRows } = transcriber();
  const ended = run(
    play,
    table,
    (event) => {
      events.push(event);
      onRows(event);
      onEvent?.(event);
    },
    onReply,
    onRow,
  );
  if (ended.kind !== 'waiting') return { ...ended, events, transcript };
  return { ...ended, fingerprint: fingerprint(ended.question), events, transcript };
}
