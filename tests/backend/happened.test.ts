/** Whoever shows the campaigns is told what is done to them: by a call, in another worker, by another program. */
import { expect, it, onTestFinished } from 'vitest';
import { openBackend } from '../../src/backend/host/backend.ts';
import { startBackend } from '../../src/backend/host/client.ts';
import type { Happened } from '../../src/contract/happened.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

it('an act is told with where the campaign stands since; what changes nothing is not', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  const told: Happened[] = [];
  const stop = backend.happened((what) => told.push(what));
  const { revision } = await ask(backend, 'campaign.rename', { ...at, name: 'High Ferry' });
  const { campaign } = at;
  await ask(backend, 'note.add', { campaign, act: 1, text: 'A note.' });
  await ask(backend, 'settings.set', { dice: 'own' });
  // None of these shows anywhere else.
  await ask(backend, 'campaign.get', { campaign });
  await ask(backend, 'draft.put', { campaign, form: 'x', body: '1' });
  await failing(backend, 'campaign.rename', { ...at, name: 'Too late' });
  expect(told).toEqual([
    { campaign, revision },
    { campaign, revision: null },
    { campaign: null, revision: null },
  ]);
  stop();
  await ask(backend, 'campaign.undo', { campaign, revision });
  expect(told).toHaveLength(3);
});

it('over messages it is told before the reply', async () => {
  const backend = await startBackend({ dataDir: tempDir() });
  onTestFinished(() => backend.close());
  const told: Happened[] = [];
  backend.happened((what) => told.push(what));
  const { id } = await ask(backend, 'campaign.sample', {});
  expect(told).toEqual([{ campaign: null, revision: expect.any(Number) }]);
  const { revision } = await ask(backend, 'campaign.get', { campaign: id });
  await ask(backend, 'campaign.rename', { campaign: id, revision, name: 'High Ferry' });
  expect(told.at(-1)).toEqual({ campaign: id, revision: revision + 1 });
});

it('what another program writes into the file is told within moments', async () => {
  const dataDir = tempDir();
  const window = await openBackend({ dataDir });
  onTestFinished(() => window.close());
  const told: Happened[] = [];
  onTestFinished(window.happened((what) => told.push(what)));
  await ask(window, 'shelf.list', {});
  expect(told).toEqual([]);
  const line = await startBackend({ dataDir });
  onTestFinished(() => line.close());
  await settled(line);
  await expect.poll(() => told, { timeout: 5_000 }).toContainEqual({ campaign: null, revision: null });
});
