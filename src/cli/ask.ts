import type { Backend } from '../backend/host/backend.ts';
import type { Input, Method, Output } from '../contract/contract.ts';
import { GIVES_UP_A_LINE } from '../contract/gives-up.ts';
import { Complaint } from './complaint.ts';

/** One call; a failure becomes the one line on standard error. */
export async function ask<M extends Method>(
  backend: Backend,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) {
    const { message, refusal } = reply.error;
    const how = refusal === GIVES_UP_A_LINE ? ' Say --give-up-line to do it.' : '';
    throw new Complaint(`${message}${how}`, reply.error);
  }
  // The backend held the value against the contract before it left.
  return reply.value as Output<M>;
}
