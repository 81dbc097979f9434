/** What has changed in the views of a campaign, so that a command's reply brings its screens up to date. */
import { z } from 'zod';
import type { Change } from '../rules/core/difference.ts';
import { Revision } from './shapes.ts';

const at = z.array(z.union([z.string(), z.int()])).readonly();
const ViewChange = z.union([
  z.strictObject({ at, gone: z.literal(true) }),
  z.strictObject({ at, to: z.unknown() }),
  z.strictObject({ at, from: z.int(), cut: z.int(), put: z.array(z.unknown()).readonly() }),
]) satisfies z.ZodType<Change>;

/** What a command did to a campaign as its screens know it. */
export const Changes = z.object({
  /** Of the state these are changes to: a view of another one is asked for anew. */
  from: Revision,
  /** By the call whose answer has changed, where the campaign is all it wants to know. */
  views: z.record(z.string(), z.array(ViewChange).readonly()),
  /** What counts as done by now: the acts up to this number, and then those added. */
  log: z.object({ upTo: z.int(), added: z.array(z.object({ act: z.int(), title: z.string() })) }),
});
export type Changes = z.infer<typeof Changes>;

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
