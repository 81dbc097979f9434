/** A call of a backend in this process, also where no test is running. */
import type { Backend } from '../../../src/backend/backend.ts';
import type { Input, Method, Output } from '../../../src/contract/contract.ts';

/** The call's value; throws with the failure's sentence. */
export async function ask<M extends Method>(
  backend: Backend,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method} failed as ${reply.error.code}: ${reply.error.message}`);
  return reply.value as Output<M>;
}

/** Outcome of an act that was done; throws where it waits for dice. */
export function done(acted: Output<'encounter.act'>) {
  if (acted.state !== 'done') throw new Error(`waits for ${acted.question.rule}`);
  return acted;
}
