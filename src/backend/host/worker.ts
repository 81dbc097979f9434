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
    host?.postMessage({ settle: true } satisfies FromWorker);
  });
}

// Messages that arrive meanwhile wait in the port until somebody listens.
const backend = await openBackend({ dataDir, beside, settleBackups });

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
  host.postMessage({ id, reply: await backend.call(method, input) } satisfies FromWorker);
});
