/** Long work in a host's second worker: told of, called off, and in nobody's way. */
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { settled } from '../support/backend/party.ts';

/** Far more than anybody waits for. */
const SOAK = { name: 'Soak', seed: 'LONG', years: 90 };

async function started(dataDir = tempDir()): Promise<Backend> {
  const backend = await startBuilt({ dataDir });
  onTestFinished(() => backend.close());
  return backend;
}

/** Waits until the work is so far. */
async function far(backend: Backend, work: string, done: number): Promise<{ done: number; of: number }> {
  for (;;) {
    const { progress } = await ask(backend, 'work.get', { work });
    if (progress !== null && progress.done >= done) return progress;
    await pause(20);
  }
}

describe('what reads a whole log', () => {
  it.each(['campaign.verify', 'campaign-file.save', 'file.check'] as const)(
    '%s keeps no other process from writing, however long it takes',
    async (method) => {
      const dataDir = tempDir();
      const backend = await testBackend({ dataDir });
      const { campaign, revision } = await settled(backend);
      for (let n = 0; n < 150; n += 1)
        await ask(backend, 'campaign.rename', { campaign, revision: revision + n, name: `Name ${n}` });
      // Both are of one thread: an act that waited for a lock would wait in vain, and fail as busy.
      const other = await testBackend({ dataDir });
      let reading = true;
      const read = backend.call(method, method === 'file.check' ? {} : { campaign }).finally(() => {
        reading = false;
      });
      let meanwhile = 0;
      for (let n = 150; reading || n === 150; n += 1) {
        await ask(other, 'campaign.rename', { campaign, revision: revision + n, name: `Name ${n}` });
        meanwhile += 1;
        await setImmediate();
      }
      expect(await read).toMatchObject({ ok: true });
      expect(meanwhile).toBeGreaterThan(0);
    },
  );
});

describe('bots that play for long', () => {
  it('say how far they are while the shelf answers, and end when they are called off', async () => {
    const backend = await started();
    const soaking = ask(backend, 'campaign.soak', { ...SOAK, work: 'bots' });
    expect((await far(backend, 'bots', 1)).of).toBe(90);
    expect((await ask(backend, 'shelf.list', {})).campaigns).toHaveLength(1);
    expect(await ask(backend, 'work.cancel', { work: 'bots' })).toEqual({ cancelled: true });
    const { id, acts, cancelled } = await soaking;
    expect(cancelled).toBe(true);
    expect(acts).toBeGreaterThan(10);
    expect(await ask(backend, 'work.get', { work: 'bots' })).toEqual({ progress: null });
    expect(await ask(backend, 'work.cancel', { work: 'bots' })).toEqual({ cancelled: false });

    // The campaign that the bots played is there, whole, and goes on like any other.
    const { identical, events } = await ask(backend, 'campaign.verify', { campaign: id });
    expect([identical, events > acts]).toEqual([true, true]);
    const { revision } = await ask(backend, 'campaign.get', { campaign: id });
    await ask(backend, 'campaign.rename', { campaign: id, revision, name: 'Mine now' });
  });

  it('are called off when the host closes, and leave what they played', async () => {
    const dataDir = tempDir();
    const backend = await started(dataDir);
    const soaking = ask(backend, 'campaign.soak', { ...SOAK, work: 'bots' });
    await far(backend, 'bots', 1);
    await backend.close();
    const { id } = await soaking;
    const again = await started(dataDir);
    expect((await ask(again, 'campaign.verify', { campaign: id })).identical).toBe(true);
    // Closed in order, the file needs no check for it.
    expect((await ask(again, 'file.check', {})).checked).toBe(true);
    await again.close();
    expect(await ask(await started(dataDir), 'file.check', {})).toEqual({
      checked: false,
      damage: null,
    });
  });
});

describe('what changes nothing until it is done', () => {
  it.each(['campaign.verify', 'chronicle.index'] as const)(
    '%s, called off, says so and leaves all as it was',
    async (method) => {
      const backend = await testBackend();
      const { campaign } = await settled(backend);
      const { id } = await ask(backend, 'campaign.copy', { campaign, name: 'What if' });
      const before = await ask(backend, 'campaign.log', { campaign: id });
      const working = failing(backend, method, { campaign: id, work: 'w' });
      expect(await ask(backend, 'work.cancel', { work: 'w' })).toEqual({ cancelled: true });
      expect(await working).toEqual({ code: 'cancelled', message: 'Cancelled; nothing was changed.' });
      expect(await ask(backend, 'campaign.log', { campaign: id })).toEqual(before);
      await ask(backend, method, { campaign: id });
      const { entries } = await ask(backend, 'chronicle.page', { campaign: id, search: 'begins' });
      expect((await ask(backend, 'campaign.verify', { campaign: id })).identical).toBe(true);
      expect(entries).toEqual((await ask(backend, 'chronicle.page', { campaign, search: 'begins' })).entries);
    },
  );
});
