/** Processes killed while they copy a campaign. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBackend } from '../../src/backend/host/backend.ts';
import { AT, ask, tempDir } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';

const COPYING = join(import.meta.dirname, '../support/backend/copying.ts');
/** Milliseconds after its first copy within which a process is killed. */
const LIFE = 120;
const now = () => new Date(AT);

it(
  'a process killed while it copies leaves each copy whole, under its own name, or not at all (trust 9)',
  async () => {
    const dataDir = tempDir();
    const before = await openBackend({ dataDir, now });
    const { id } = await ask(before, 'campaign.sample', {});
    const original = (await ask(before, 'campaign.get', { campaign: id })).name;
    await before.close();
    for (const life of fc.sample(fc.nat(LIFE), { numRuns: COUNTS.kills, seed: COUNTS.seed })) {
      const child = spawn(process.execPath, [COPYING, dataDir, id], { stdio: ['ignore', 'pipe', 'inherit'] });
      const gone = once(child, 'close');
      await Promise.race([once(child.stdout, 'data'), gone]);
      await pause(life);
      child.kill('SIGKILL');
      await gone;
    }
    const backend = await openBackend({ dataDir, now });
    const { campaigns } = await ask(backend, 'shelf.list', {});
    expect(campaigns.filter(({ name }) => name === original).map((one) => one.id)).toEqual([id]);
    expect(campaigns.length).toBeGreaterThan(COUNTS.kills);
    for (const copy of campaigns.slice(0, 3)) {
      expect((await ask(backend, 'campaign.verify', { campaign: copy.id })).differences).toEqual([]);
    }
    await backend.close();
  },
  COUNTS.limitMs,
);
