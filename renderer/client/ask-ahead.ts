/** Calls made while the screens' own files are still on their way. */
import { type Answered, request } from './request.ts';

/** Calls whose answers nobody has taken yet: none any more, soon after the page has opened. */
const asked = new Map<string, Promise<Answered>>();
const keyOf = (method: string, input: unknown) => `${method} ${JSON.stringify(input)}`;

export function askAhead(method: string, input: unknown): void {
  const answer = request(method, input);
  // Callers that take the answer hear of its failure.
  answer.catch(() => undefined);
  asked.set(keyOf(method, input), answer);
}

/** The answer to the same call, to be had once: a later one may have changed since. */
export function askedAhead(method: string, input: unknown): Promise<Answered> | undefined {
  if (asked.size === 0) return undefined;
  const key = keyOf(method, input);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}
