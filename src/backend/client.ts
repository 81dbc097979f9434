/**
 * The backend as every host has it: in a worker, so that neither the database nor a long sum blocks a window, and in a
 * second one for what takes seconds, so that it doesn't hold up a screen either.
 */

import { FOLDER_MOVES } from '../contract/calls/folder.ts';
import type { Output } from '../contract/contract.ts';
import type { Reply } from '../contract/failure.ts';
import type { Happened } from '../contract/happened.ts';
import { LONG_CALLS } from '../contract/long-calls.ts';
import type { Backend, ThreadBackend } from './backend.ts';
import { memoryFolder, pointedFolder } from './host/data-dir.ts';
import { listeners } from './host/listeners.ts';
import { CLOSED, failed } from './host/messages.ts';
import { startThread } from './thread.ts';

export interface StartOptions {
  readonly dataDir: string;
  /** The worker's own file, where it isn't the source beside this one: a bundle knows it under another name. */
  readonly workerUrl?: URL;
  /** Folder in which this machine keeps what it has seen of the file; the system's place for it, unless told. */
  readonly memory?: string;
}

const NOT_MOVED = failed('The data folder could not be moved; your campaigns stay where they are.');
const SOURCE = './worker.ts';
const MOVES_FOLDER: ReadonlySet<string> = new Set(FOLDER_MOVES);
const LONG: ReadonlySet<string> = new Set(LONG_CALLS);

/** Runs the backend in workers and answers calls over messages. Never throws for a call that fails. */
export async function startBackend({
  dataDir,
  workerUrl,
  memory = memoryFolder(),
}: StartOptions): Promise<Backend> {
  const url = workerUrl ?? new URL(SOURCE, import.meta.url);
  let long: ThreadBackend | undefined;
  let starting: Promise<Backend> | undefined;
  let closing: Promise<void> | undefined;
  /** Campaigns of a backup that only the screens' worker has open. */
  let looked: ReadonlySet<string> = new Set();
  const happened = listeners<Happened>();
  /** The folder of the campaigns, which changes once they are moved. */
  let folder = dataDir;
  let leaving: Promise<unknown> | undefined;
  const running = new Set<Promise<unknown>>();
  let screens = thread(false);

  function thread(beside: boolean): ThreadBackend {
    const hold = async () => (await (beside ? screens : long)?.hold()) ?? (() => undefined);
    const started = startThread(url, { dataDir: folder, memory, beside }, { rest: { settle, hold } });
    started.happened(happened.tell);
    return started;
  }

  function isLookedAt(input: unknown): boolean {
    return (
      typeof input === 'object' && input !== null && 'campaign' in input && looked.has(String(input.campaign))
    );
  }

  /** Once the first worker has the file open: it tells by what it finds beside it whether the last host has closed it in order. */
  function longThread(): Promise<Backend> {
    starting ??= screens.look().then(() => {
      long = thread(true);
      return long;
    });
    return starting;
  }

  /** Has copied backups checked in the long thread. Copies not checked before the host closes wait for the next start. */
  async function settle(): Promise<string | null> {
    if (closing || leaving) return null;
    const reply = await (await longThread()).call('backup.settle', {});
    return reply.ok ? (reply.value as Output<'backup.settle'>).failed : null;
  }

  /** Both workers let go of the file and go on in the folder that it is in then. */
  async function leave(method: string, input: unknown): Promise<Reply<unknown>> {
    await Promise.allSettled([...running]);
    await (await starting)?.close();
    starting = undefined;
    long = undefined;
    const before = pointedFolder();
    const reply = await screens.call(method, input);
    // A worker that stopped at the very end has moved them all the same.
    if (!reply.ok && pointedFolder() === before) return reply;
    await screens.close();
    folder = reply.ok ? (reply.value as Output<'folder.usual'>).folder : pointedFolder();
    looked = new Set();
    screens = thread(false);
    return reply;
  }

  async function ask(method: string, input: unknown): Promise<Reply<unknown>> {
    if (LONG.has(method) && !isLookedAt(input)) {
      const thread = await longThread();
      // A file that the first worker has open, no other may open unlooked at.
      const seen = await screens.look();
      return seen.ok ? await thread.call(method, input) : seen;
    }
    const reply = await screens.call(method, input);
    if (method === 'backup.look' && reply.ok) {
      const { shelf } = reply.value as Output<'backup.look'>;
      looked = new Set(shelf.map((one) => one.lookedAt));
    }
    return reply;
  }

  async function close(): Promise<void> {
    await leaving;
    // The one that opened the file first leaves it last.
    await (await starting)?.close();
    await screens.close();
  }

  return {
    call: async (method, input) => {
      while (leaving !== undefined) await leaving;
      if (closing) return CLOSED;
      if (MOVES_FOLDER.has(method)) {
        const left = leave(method, input)
          .catch(() => NOT_MOVED)
          .finally(() => {
            leaving = undefined;
          });
        leaving = left;
        return await left;
      }
      const answering = ask(method, input);
      running.add(answering);
      try {
        return await answering;
      } finally {
        running.delete(answering);
      }
    },
    dataDir: () => folder,
    close: () => {
      closing ??= close();
      return closing;
    },
    happened: happened.add,
  };
}
