/**
 * The backend as every host has it: in a worker, so that neither the database nor a long sum blocks a window, and in a
 * second one for what takes seconds, so that it doesn't hold up a screen either.
 */
import type { Output } from '../../contract/contract.ts';
import type { Happened } from '../../contract/happened.ts';
import { LONG_CALLS } from '../../contract/long-calls.ts';
import type { Backend } from './backend.ts';
import { listeners } from './listeners.ts';
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
  /** Campaigns of a backup that only the screens' worker has open. */
  let looked: ReadonlySet<string> = new Set();
  const happened = listeners<Happened>();
  const screens = thread(false);

  function thread(beside: boolean): Backend {
    const started = startThread(url, { dataDir, beside }, undefined, settle);
    started.happened(happened.tell);
    return started;
  }

  function isLookedAt(input: unknown): boolean {
    return (
      typeof input === 'object' && input !== null && 'campaign' in input && looked.has(String(input.campaign))
    );
  }

  function longThread(): Backend {
    long ??= thread(true);
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
      if (LONG.has(method) && !isLookedAt(input)) return await longThread().call(method, input);
      const reply = await screens.call(method, input);
      if (method === 'backup.look' && reply.ok) {
        const { shelf } = reply.value as Output<'backup.look'>;
        looked = new Set(shelf.map((one) => one.lookedAt));
      }
      return reply;
    },
    close: () => {
      closing ??= close();
      return closing;
    },
    happened: happened.add,
  };
}
