import type { FailureCode } from '../../contract/failure.ts';

/** How a handler says that a call fails; caught at the one edge, in `backend.ts`, and nowhere else. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** The field to blame, if one is. */
  readonly field: string | undefined;

  constructor(code: FailureCode, message: string, field?: string) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.field = field;
  }
}

export const refused = (message: string) => new CallFailure('refused', message);
export const notFound = (message: string) => new CallFailure('not-found', message);
