/** A process of its own that puts a file over what stands there, and ends at a step of that: `put-over.ts ROOT WAY STEP`. */
import { writeSync } from 'node:fs';
import { endAt, stepsMade } from './at-step.ts';
import { placeIn } from './place.ts';

const [root = '', way = '', step = ''] = process.argv.slice(2);
// The steps take up the functions that the backend writes by before it is loaded.
const { openIn } = await import('./place.ts');
const { ask } = await import('../backend/ask.ts');
const backend = await openIn(placeIn(root, 1));
const { backups } = await ask(backend, 'backup.list', {});
endAt(step === '' ? Number.POSITIVE_INFINITY : Number(step));
if (way === 'make whole') await ask(backend, 'rescue.make', { losing: true });
else await ask(backend, 'backup.restore', { backup: backups.at(-1)?.name ?? '' });
const steps = stepsMade();
await backend.close();
writeSync(1, JSON.stringify(steps));
