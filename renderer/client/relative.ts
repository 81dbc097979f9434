/** Commands that can be tried again by themselves from a newer state. */
import type { Method } from '../../src/contract/contract.ts';

const FROM_ANY_STATE: ReadonlySet<Method> = new Set<Method>(['campaign.newDice']);

/**
 * Says whether a command means the same from a newer state, so that it is tried again from there by itself: it only adds to the value there
 * (`by: 1`), or asks for new dice.
 */
export function isRelative(method: Method, input: object): boolean {
  if (FROM_ANY_STATE.has(method)) return true;
  const { act, edit } = input as { readonly act?: unknown; readonly edit?: unknown };
  return [act, edit].some(
    (one) => typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'number',
  );
}
