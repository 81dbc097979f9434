/** Changes made by a call that went through, for the other windows. */
import { CONTRACT, type Method } from '../../contract/contract.ts';
import type { Happened } from '../../contract/happened.ts';

/** Calls that concern only the window they are made in. */
const SHOWN_NOWHERE: ReadonlySet<Method> = new Set<Method>(['draft.put']);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

/** Undefined where nothing has changed. */
export function happenedBy(method: Method, input: unknown, output: unknown): Happened | undefined {
  if (CONTRACT[method].kind === 'query' || SHOWN_NOWHERE.has(method)) return undefined;
  // A table that waits for the player's next die has changed nothing yet.
  if (fieldOf(output, 'state') === 'waiting') return undefined;
  const [campaign, revision] = [fieldOf(input, 'campaign'), fieldOf(output, 'revision')];
  return {
    campaign: typeof campaign === 'string' ? campaign : null,
    revision: typeof revision === 'number' ? revision : null,
  };
}
