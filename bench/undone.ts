/**
 * Takes back so many acts of the campaign in a folder, one after another, and prints how many bytes the process takes after
 * the first and after the last: `node --expose-gc bench/undone.ts FOLDER ACTS`.
 */
import { openBackend } from '../src/backend/host/backend.ts';
import { player } from './player.ts';

const [dataDir = '', acts = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir });
const plays = await player(backend);

function bytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

await plays('campaign.undo');
const first = bytes();
for (let act = 1; act < Number(acts); act++) await plays('campaign.undo');
console.log(JSON.stringify({ first, last: bytes() }));
await backend.close();
