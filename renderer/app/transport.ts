/** Carries a call over the desktop's bridge where there is one, else to the host that served this page. */
import { z } from 'zod';
import type { DesktopBridge } from '../../src/contract/desktop.ts';
import { Failure, type Reply } from '../../src/contract/failure.ts';
import { HOST_GONE, OTHER_START } from '../text/failures.ts';

declare global {
  interface Window {
    /** Lent by the desktop window; absent in a browser. */
    readonly holdout?: DesktopBridge;
  }
}

const ReplyShape = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: Failure }),
]);

/** Throws an Error with one sentence for the player where nobody answered. */
export async function send(method: string, input: unknown): Promise<Reply<unknown>> {
  if (window.holdout !== undefined) return window.holdout.call(method, input);
  let response: Response;
  try {
    response = await fetch(`/call/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(input),
    });
  } catch {
    throw new Error(HOST_GONE);
  }
  const reply = ReplyShape.safeParse(await response.json().catch(() => undefined));
  if (reply.success) return reply.data;
  throw new Error(response.status === 403 ? OTHER_START : HOST_GONE);
}
