/**
 * Takes back so many acts of the campaign in a folder, one after another, in a worker as the hosts have one, and prints how many
 * bytes the process takes after the first and after the last: `node --expose-gc bench/undone.ts FOLDER ACTS`.
 */
import { isMainThread, Worker } from 'node:worker_threads';
import { openBackend } from '../src/backend/backend.ts';
import { MEMORY } from '../src/backend/thread.ts';
import { player } from './player.ts';

const [dataDir = '', acts = ''] = process.argv.slice(2);

function bytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

async function takeBack(): Promise<void> {
  const backend = await openBackend({ dataDir });
  const plays = await player(backend);
  await plays('campaign.undo');
  const first = bytes();
  for (let act = 1; act < Number(acts); act++) await plays('campaign.undo');
  console.log(JSON.stringify({ first, last: bytes() }));
  await backend.close();
}

if (isMainThread) new Worker(new URL(import.meta.url), { argv: [dataDir, acts], resourceLimits: MEMORY });
else await takeBack();
