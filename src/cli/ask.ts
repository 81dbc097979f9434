import type { Backend } from '../backend/host/backend.ts';
import type { Input, Method, Output } from '../contract/contract.ts';
import { Complaint } from './complaint.ts';

/** One call; a failure becomes the one line on standard error. */
export async function ask<M extends Method>(
  backend: Backend,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Complaint(reply.error.message, reply.error);
  // The backend held the value against the contract before it left.
  return reply.value as Output<M>;
}
