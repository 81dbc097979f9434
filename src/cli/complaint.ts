/** The error that the command line ends with when something is wrong. */
import type { Failure } from '../contract/failure.ts';

/** The line that the person at the terminal is told; the command then ends with exit code 1. */
export class Complaint extends Error {
  /** Failure of a call, for whoever wants more than the sentence. */
  readonly failure: Failure | undefined;

  constructor(message: string, failure?: Failure) {
    super(message);
    this.name = 'Complaint';
    this.failure = failure;
  }
}
