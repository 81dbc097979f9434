/** In a file without shapes: the screens make the changes that the host has checked. */
import type { Change } from '../rules/core/difference.ts';

/** The view with these changes made. What they leave alone is the very same data: screens draw only the rest anew. */
export function changed<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => changedAt(now, change, 0), view) as T;
}

function changedAt(value: unknown, change: Change, depth: number): unknown {
  const step = change.at[depth];
  if (step === undefined) return whole(value, change);
  const twin: Record<string | number, unknown> = Array.isArray(value)
    ? (value.slice() as unknown as Record<number, unknown>)
    : { ...(value as Record<string, unknown>) };
  if ('gone' in change && depth === change.at.length - 1) delete twin[step];
  else twin[step] = changedAt(twin[step], change, depth + 1);
  return twin;
}

function whole(value: unknown, change: Change): unknown {
  if ('to' in change) return change.to;
  return 'cut' in change && Array.isArray(value)
    ? value.toSpliced(change.from, change.cut, ...change.put)
    : value;
}
