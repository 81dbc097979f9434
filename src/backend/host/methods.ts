/** What the calls of the contract do to the file, and which handler answers one. */
import { CONTRACT, type Method } from '../../contract/contract.ts';
import type { Work } from '../calls/works.ts';

/** What reads all of a log, for seconds where it is long: from a copy in memory, so that no act waits for it. */
export const READS_AT_LENGTH: ReadonlySet<Method> = new Set([
  'campaign.verify',
  'campaign-file.save',
  'campaign-file.report',
]);

/** What changes nothing that a backup is for, though it writes. */
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

/** What long work goes by. */
export function nameOf(input: unknown): string | undefined {
  const { work } = input as { readonly work?: string };
  return work;
}
