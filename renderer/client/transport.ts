/** Carries a call, and tells a reply from whatever else came back. */
import type { Failure, Reply } from '../../src/contract/failure.ts';
import { HOST_GONE, OTHER_START } from '../text/failures.ts';
import { askedAhead } from './ask-ahead.ts';
import { type Answered, request } from './request.ts';

/** Throws an Error with one sentence for the player where nobody answered. */
export async function send(method: string, input: unknown): Promise<Reply<unknown>> {
  let answered: Answered;
  try {
    answered = await (askedAhead(method, input) ?? request(method, input));
  } catch {
    throw new Error(HOST_GONE);
  }
  const { body, status } = answered;
  if (isReply(body)) return body;
  throw new Error(status === 403 ? OTHER_START : HOST_GONE);
}

/** Only the outer shape is tested: the host has checked the content against the contract, and both are of one build. */
function isReply(body: unknown): body is Reply<unknown> {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true || (body.ok === false && 'error' in body && isFailure(body.error));
}

function isFailure(error: unknown): error is Failure {
  if (typeof error !== 'object' || error === null || !('code' in error && 'message' in error)) return false;
  return typeof error.code === 'string' && typeof error.message === 'string';
}
