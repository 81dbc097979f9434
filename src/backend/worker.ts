/** The worker's entry: one backend, answering the host's messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads';
import { openBackend } from './backend.ts';
import type { FromWorker, ToWorker, WorkerData } from './host/messages.ts';
import { openPool } from './pool/pool.ts';

const host = parentPort;
if (host === null) throw new Error('worker.ts runs in a worker thread; startBackend starts it');

const { dataDir, memory, beside, wasOpen = false } = workerData as WorkerData;
const waiting: ((failed: string | null) => void)[] = [];

function settleBackups(): Promise<string | null> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    host?.postMessage({ kind: 'settle' } satisfies FromWorker);
  });
}

const held: (() => void)[] = [];

async function holdOthers(): Promise<() => void> {
  await new Promise<void>((resolve) => {
    held.push(resolve);
    host?.postMessage({ kind: 'hold' } satisfies FromWorker);
  });
  return () => host?.postMessage({ kind: 'go-on' } satisfies FromWorker);
}

// Messages that arrive meanwhile wait in the port until somebody listens.
const backend = await openBackend({
  dataDir,
  ...(memory !== undefined && { memory }),
  beside,
  wasOpen,
  settleBackups,
  holdOthers,
  pool: openPool(),
});
/** Holds by their number, with what ends each. */
const holds = new Map<number, Promise<(() => void) | undefined>>();

// Said before the reply is, so that whoever waits for that has heard of it.
backend.happened((what) => host.postMessage({ kind: 'happened', what } satisfies FromWorker));

host.on('message', async (message: ToWorker) => {
  if (message.kind === 'settled') {
    waiting.shift()?.(message.failed);
    return;
  }
  if (message.kind === 'held') {
    held.shift()?.();
    return;
  }
  if (message.kind === 'hold') {
    const begun = Promise.resolve(backend.hold());
    holds.set(message.hold, begun);
    await begun;
    host.postMessage({ kind: 'held', hold: message.hold } satisfies FromWorker);
    return;
  }
  if (message.kind === 'go-on') {
    const begun = holds.get(message.hold);
    holds.delete(message.hold);
    (await begun)?.();
    return;
  }
  if (message.kind === 'close') {
    await backend.close();
    host.close();
    return;
  }
  const { id } = message;
  const reply =
    message.kind === 'look' ? await backend.look() : await backend.call(message.method, message.input);
  host.postMessage({ kind: 'reply', id, reply } satisfies FromWorker);
});
