/** The worker's entry: one backend, answering the host's messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads';
import { openBackend } from './backend.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';

const host = parentPort;
if (host === null) throw new Error('worker.ts runs in a worker thread; startBackend starts it');

const { dataDir, beside } = workerData as WorkerData;
const waiting: ((failed: string | null) => void)[] = [];

function settleBackups(): Promise<string | null> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    host?.postMessage({ kind: 'settle' } satisfies FromWorker);
  });
}

// Messages that arrive meanwhile wait in the port until somebody listens.
const backend = await openBackend({ dataDir, beside, settleBackups });

// Said before the reply is, so that whoever waits for that has heard of it.
backend.happened((what) => host.postMessage({ kind: 'happened', what } satisfies FromWorker));

host.on('message', async (message: ToWorker) => {
  if (message.kind === 'settled') {
    waiting.shift()?.(message.failed);
    return;
  }
  if (message.kind === 'close') {
    await backend.close();
    host.close();
    return;
  }
  const { id, method, input } = message;
  const reply = await backend.call(method, input);
  host.postMessage({ kind: 'reply', id, reply } satisfies FromWorker);
});
