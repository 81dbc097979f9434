/**
 * Takes back the last act of the campaign in a folder as the very first call of its process, with the screen after it, and prints
 * the microseconds; the act is done again afterwards: `node bench/first-call.ts FOLDER REVISION`.
 */
import { openBackend } from '../src/backend/backend.ts';
import { CAMPAIGN } from './long-campaign.ts';
import { threadClock } from './measured.ts';
import { asked } from './player.ts';

const [dataDir = '', from = ''] = process.argv.slice(2);
const backend = await openBackend({ dataDir });
const at = { campaign: CAMPAIGN, revision: Number(from) };
// Garbage that loading has left behind would be cleared away in the middle of one call and not of another.
globalThis.gc?.();
const before = threadClock();
const { revision } = await asked<{ revision: number }>(backend, 'campaign.undo', at);
await asked(backend, 'campaign.get', { campaign: CAMPAIGN });
const microseconds = threadClock() - before;
const again = await asked<{ revision: number }>(backend, 'campaign.redo', { campaign: CAMPAIGN, revision });
await backend.close();
console.log(JSON.stringify({ microseconds, revision: again.revision }));
