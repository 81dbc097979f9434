/**
 * Runner of the play whose words are being spoken. A word asks there and is answered at once, so that a play is suspended only at a
 * question nobody can answer.
 */

import type { Answer, Question } from './question.ts';
import type { RowId } from './table.ts';

export interface Runner {
  /** True while somebody who answers or hears of an event is at work, and may run plays of its own, or advance one by hand. */
  readonly isAtWork: boolean;
  /** The answer, checked; undefined where the play has to be suspended at the question. */
  ask(question: Question): Answer | undefined;
  /** Hands the event on before the play goes on. */
  tell(event: unknown): void;
  /** Hears that a row was read by the last answer, where a transcript is kept. */
  read?(row: RowId): void;
  /** Listener to the parts of a play, where odds are counted. */
  readonly parts?: Parts | undefined;
}

/** Hears where a part of the play begins and ends, and what matters in between; true where the play has to rest there. */
export interface Parts {
  /** Begins a part, and returns how deep it is within others. */
  enter(): number;
  merge(depth: number | undefined, matters: () => unknown): boolean;
  leave(depth: number | undefined, matters: () => unknown): boolean;
}

let running: Runner | undefined;

/** Undefined where a play is advanced by hand. */
export function runner(): Runner | undefined {
  return running === undefined || running.isAtWork ? undefined : running;
}

/** Puts another in its place, or nobody, and gives back the one before, who must be put back whatever happens. */
export function changeRunner(next: Runner | undefined): Runner | undefined {
  const before = running;
  running = next;
  return before;
}
