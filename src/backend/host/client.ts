/**
 * The backend as every host has it: in a worker, so that neither the database nor a long sum blocks a window, and in a
 * second one for what takes seconds, so that it doesn't hold up a screen either.
 */
import type { Output } from '../../contract/contract.ts';
import { LONG_CALLS } from '../../contract/long-calls.ts';
import type { Backend } from './backend.ts';
import { CLOSED } from './messages.ts';
import { startThread } from './thread.ts';

export interface StartOptions {
  readonly dataDir: string;
  /** The worker's own file, where it isn't the source beside this one: a bundle knows it under another name. */
  readonly workerUrl?: URL;
}

const SOURCE = './worker.ts';
const LONG: ReadonlySet<string> = new Set(LONG_CALLS);

/** Runs the backend in workers and answers calls over messages. Never throws for a call that fails. */
export async function startBackend({ dataDir, workerUrl }: StartOptions): Promise<Backend> {
  const url = workerUrl ?? new URL(SOURCE, import.meta.url);
  let long: Backend | undefined;
  let closing: Promise<void> | undefined;
  const screens = startThread(url, { dataDir, beside: false }, undefined, settle);

  function longThread(): Backend {
    long ??= startThread(url, { dataDir, beside: true }, undefined, settle);
    return long;
  }

  /** What isn't checked before the host closes waits for the next start. */
  async function settle(): Promise<string | null> {
    if (closing) return null;
    const reply = await longThread().call('backup.settle', {});
    return reply.ok ? (reply.value as Output<'backup.settle'>).failed : null;
  }

  async function close(): Promise<void> {
    // The one that opened the file first leaves it last.
    await long?.close();
    await screens.close();
  }

  return {
    call: async (method, input) => {
      if (closing) return CLOSED;
      if (!LONG.has(method)) return await screens.call(method, input);
      return await longThread().call(method, input);
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
