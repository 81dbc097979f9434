import type { Method } from '../../src/contract/contract.ts';

const FROM_ANY_STATE: ReadonlySet<Method> = new Set<Method>(['campaign.newDice']);

/** What only adds to what stands there, as `by: 1` says, or is new dice, means the same from a newer state, and is tried again from there by itself. */
export function isRelative(method: Method, input: object): boolean {
  if (FROM_ANY_STATE.has(method)) return true;
  const { act, edit } = input as { readonly act?: unknown; readonly edit?: unknown };
  return [act, edit].some(
    (one) => typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'number',
  );
}
