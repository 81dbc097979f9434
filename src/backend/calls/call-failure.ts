import type { FailureCode } from '../../contract/failure.ts';

/** Error by which a handler says that a call fails; caught at the one edge, in `backend.ts`, and nowhere else. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** The field to blame, if one is. */
  readonly field: string | undefined;
  /** Name by which the rules know a refusal of theirs. */
  readonly refusal: string | undefined;

  constructor(code: FailureCode, message: string, field?: string, refusal?: string) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.field = field;
    this.refusal = refusal;
  }
}

export const refused = (message: string, refusal?: string) =>
  new CallFailure('refused', message, undefined, refusal);
export const notFound = (message: string) => new CallFailure('not-found', message);
