/** What each call answers, by the contract. */
import type { z } from 'zod';
import { frameCalls } from '../../src/contract/calls/frame.ts';
import type { Method } from '../../src/contract/contract.ts';
import { HOST_GONE } from '../text/failures.ts';

const isOfFrame = (method: Method): method is keyof typeof frameCalls => Object.hasOwn(frameCalls, method);

/** The shapes of all calls take longer to make than a screen to draw: those that a window doesn't open with come after. */
export async function answerOf(method: Method): Promise<z.ZodType> {
  if (isOfFrame(method)) return frameCalls[method].output;
  const { CONTRACT } = await import('../../src/contract/contract.ts').catch(() => {
    throw new Error(HOST_GONE);
  });
  return CONTRACT[method].output;
}
