/** Effects of the contract's calls on the file, and which handler answers a call. */
import { CONTRACT, type Method } from '../../contract/contract.ts';
import type { Work } from '../calls/works.ts';

/** Calls that read all of a log, for seconds where it is long: from a copy in memory, so that no act waits for it. */
export const READS_AT_LENGTH: ReadonlySet<Method> = new Set(['campaign-file.save', 'campaign-file.report']);

/** Commands that write, yet change nothing a backup is for. */
const NO_ACT: ReadonlySet<Method> = new Set(['settings.set', 'draft.put']);

export function isAct(method: Method): boolean {
  return (
    CONTRACT[method].kind === 'command' &&
    !NO_ACT.has(method) &&
    !method.startsWith('backup.') &&
    !method.startsWith('rescue.')
  );
}

/** A screen asks about a campaign or game. */
export function isLook(method: Method, input: unknown): input is { readonly campaign: string } {
  return CONTRACT[method].kind === 'query' && typeof (input as { campaign?: unknown }).campaign === 'string';
}

/** A command that says from which state of a campaign or game it was made. */
export function isAt(input: unknown): input is { readonly campaign: string } {
  return typeof input === 'object' && input !== null && 'campaign' in input && 'revision' in input;
}

/** Each handler takes the input of its own method, which was parsed by that method's shape: no type can say so. */
export async function handle<C>(
  handlers: object,
  method: Method,
  context: C,
  input: unknown,
  work?: Work,
): Promise<unknown> {
  type Handler = (context: C, input: unknown, work?: Work) => Promise<unknown>;
  const handler = (handlers as Record<Method, Handler>)[method];
  return await handler(context, input, work);
}

/** Name of the long work a call starts; undefined where it has none. */
export function nameOf(input: unknown): string | undefined {
  const { work } = input as { readonly work?: string };
  return work;
}
