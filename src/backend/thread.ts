/** Worker with a backend in it, and the calls that wait for its answers. */
import { Worker } from 'node:worker_threads';
import type { Reply } from '../contract/failure.ts';
import type { Happened } from '../contract/happened.ts';
import type { ThreadBackend } from './backend.ts';
import { listeners } from './host/listeners.ts';
import { CLOSED, type FromWorker, failed, type ToWorker, type WorkerData } from './host/messages.ts';

/** A backend that stops by itself is started again, so often within so many milliseconds; more, and something is wrong with the machine. */
const STARTS = 4;
const WITHIN = 60_000;
/**
 * Milliseconds a worker may take to finish what it does before it is ended. Nothing is lost by that, less than by the power failing, for
 * which everything is made: what was acknowledged is committed, a transaction that isn't is taken back as SQLite is closed with the
 * thread, which gives its locks back too; files are written under other names first (`writeWhole`), and what is left of them goes at
 * the next start; a copy for a backup that was still being checked is checked then; and whoever waits for an answer is told that there is none.
 */
const CLOSING = 5_000;

/** New objects are let go of after 24 MB, not 48: as quick, and the process stays a third smaller. */
export const MEMORY = { maxYoungGenerationSizeMb: 24 } as const;

const STOPPED = failed('Holdout’s backend stopped before it answered; what was saved stays saved.');
const GONE = failed(
  'Holdout’s backend has stopped several times; wait a minute, or close Holdout and start it again.',
);
const NOT_DATA: Reply<never> = {
  ok: false,
  error: { code: 'bad-input', message: 'A call carries plain data only.' },
};

/** Tasks that a worker has the rest of its host do. */
export interface Rest {
  /** Has backups checked elsewhere; gives one sentence where that failed. */
  readonly settle: () => Promise<string | null>;
  /** Has commands wait elsewhere, until what it gives back is called. */
  readonly hold: () => Promise<() => void>;
}

const ALONE: Rest = { settle: async () => null, hold: async () => () => undefined };

interface ThreadOptions {
  readonly now?: () => number;
  readonly rest?: Rest;
  /** Milliseconds, as `CLOSING`. */
  readonly closingTime?: number;
}

/** Starts the worker and answers calls over messages. Never throws for a call that fails. */
export function startThread(
  url: URL,
  workerData: WorkerData,
  { now = () => performance.now(), rest = ALONE, closingTime = CLOSING }: ThreadOptions = {},
): ThreadBackend {
  const open = new Map<number, (reply: Reply<unknown>) => void>();
  const happened = listeners<Happened>();
  let calls = 0;
  let starts: readonly number[] = [];
  let hasAnswered = false;
  let closing: Promise<void> | undefined;
  let worker: Worker | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  /** Has the others go on; a worker that stops holds them no longer. */
  let release: (() => void) | undefined;
  /** Each by a number: one that a worker asked for which has stopped since is not the next one's. */
  const holding = new Map<number, () => void>();
  let holds = 0;

  function answer(id: number, reply: Reply<unknown>): void {
    hasAnswered ||= reply.ok;
    open.get(id)?.(reply);
    open.delete(id);
  }

  function start(): void {
    starts = [...starts.filter(recent), now()];
    const started = new Worker(url, {
      workerData: { ...workerData, wasOpen: hasAnswered } satisfies WorkerData,
      resourceLimits: MEMORY,
    });
    worker = started;
    started.on('message', async (message: FromWorker) => {
      if (message.kind === 'happened') return happened.tell(message.what);
      if (message.kind === 'reply') return answer(message.id, message.reply);
      if (message.kind === 'held') return held(message.hold);
      if (message.kind === 'go-on') return releaseHold();
      if (message.kind === 'hold') {
        const goOn = await rest.hold();
        if (worker !== started) return goOn();
        release = goOn;
        started.postMessage({ kind: 'held' } satisfies ToWorker);
        return;
      }
      const failed = await rest.settle();
      started.postMessage({ kind: 'settled', failed } satisfies ToWorker);
    });
    // Without a listener a worker's fault would end the host; what follows is `exit`.
    started.on('error', () => undefined);
    ended = new Promise((resolve) => started.once('exit', resolve)).then(stopped);
  }

  function releaseHold(): void {
    release?.();
    release = undefined;
  }

  function held(hold: number): void {
    holding.get(hold)?.();
    holding.delete(hold);
  }

  function stopped(): void {
    worker = undefined;
    releaseHold();
    for (const hold of [...holding.keys()]) held(hold);
    for (const id of [...open.keys()]) answer(id, closing ? CLOSED : STOPPED);
    if (!closing && mayStart()) start();
  }

  const recent = (at: number) => now() - at < WITHIN;
  const mayStart = () => starts.filter(recent).length < STARTS;

  async function close(): Promise<void> {
    worker?.postMessage({ kind: 'close' } satisfies ToWorker);
    const late = setTimeout(() => worker?.terminate(), closingTime);
    await ended;
    clearTimeout(late);
  }

  /** Sends what `message` makes of a number, by which the answer is known. */
  function asked(message: (id: number) => ToWorker): Promise<Reply<unknown>> {
    return new Promise((resolve) => {
      if (closing) return resolve(CLOSED);
      if (!worker && mayStart()) start();
      if (!worker) return resolve(GONE);
      calls += 1;
      try {
        worker.postMessage(message(calls));
        open.set(calls, resolve);
      } catch {
        // Values that can't be cloned between threads (a function, say) are no plain data.
        resolve(NOT_DATA);
      }
    });
  }

  start();
  return {
    call: (method, input) => asked((id) => ({ kind: 'call', id, method, input })),
    look: () => asked((id) => ({ kind: 'look', id })),
    close: () => {
      closing ??= close();
      return closing;
    },
    hold: async () => {
      holds += 1;
      const [hold, holder] = [holds, worker];
      if (holder === undefined) return () => undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      holding.set(hold, resolve);
      holder.postMessage({ kind: 'hold', hold } satisfies ToWorker);
      await promise;
      return () => holder.postMessage({ kind: 'go-on', hold } satisfies ToWorker);
    },
    happened: happened.add,
  };
}
