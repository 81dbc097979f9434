/** Carries a call and reads what comes back. */
import { z } from 'zod';
import { Failure, type Reply } from '../../src/contract/failure.ts';
import { HOST_GONE, OTHER_START } from '../text/failures.ts';
import { askedAhead } from './ask-ahead.ts';
import { type Answered, request } from './request.ts';

const ReplyShape = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: Failure }),
]);

/** Throws an Error with one sentence for the player where nobody answered. */
export async function send(method: string, input: unknown): Promise<Reply<unknown>> {
  let answered: Answered;
  try {
    answered = await (askedAhead(method, input) ?? request(method, input));
  } catch {
    throw new Error(HOST_GONE);
  }
  const reply = ReplyShape.safeParse(answered.body);
  if (reply.success) return reply.data;
  throw new Error(answered.status === 403 ? OTHER_START : HOST_GONE);
}
