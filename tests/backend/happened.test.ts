/** Everybody who shows the campaigns is told what is done to them: by a call, in another worker, by another program. */
import { expect, it, onTestFinished } from 'vitest';
import { dataVersion, openStore } from '../../db/index.ts';
import { openBackend } from '../../src/backend/backend.ts';
import { othersWriting } from '../../src/backend/host/others-writing.ts';
import type { Happened } from '../../src/contract/happened.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
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
  const backend = await startBuilt({ dataDir: tempDir() });
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
  const line = await startBuilt({ dataDir });
  onTestFinished(() => line.close());
  const at = await settled(line);
  await expect.poll(() => told).toContainEqual({ campaign: null, revision: null });
  // The campaign is known by now: of an act it is told where that one stands.
  await ask(window, 'shelf.list', {});
  const { revision } = await ask(line, 'campaign.rename', { ...at, name: 'High Ferry' });
  await expect.poll(() => told.at(-1)).toEqual({ campaign: at.campaign, revision });
});

it('what this process keeps of the file itself, in whichever worker, is not told', async () => {
  const dataDir = tempDir();
  const first = await openBackend({ dataDir });
  onTestFinished(() => first.close());
  const told: Happened[] = [];
  const store = await openStore({ dir: dataDir, now: () => new Date() });
  onTestFinished(() => store.close());
  const { look } = othersWriting(
    async () => store,
    (what) => told.push(what),
  );
  await look();
  const before = await dataVersion(store.db);
  expect(await ask(first, 'file.check', {})).toMatchObject({ checked: true, damage: null });
  expect(await dataVersion(store.db)).not.toBe(before);
  await look();
  expect(told).toEqual([]);
  await ask(first, 'settings.set', { dice: 'own' });
  await look();
  expect(told).toEqual([{ campaign: null, revision: null }]);
});

it('nor is what this backend has done itself, once another worker keeps something', async () => {
  const dataDir = tempDir();
  const window = await openBackend({ dataDir });
  onTestFinished(() => window.close());
  const told: Happened[] = [];
  onTestFinished(window.happened((what) => told.push(what)));
  await ask(window, 'shelf.list', {});
  const at = await settled(window);
  await ask(window, 'note.add', { campaign: at.campaign, act: 1, text: 'A note.' });
  await ask(window, 'settings.set', { dice: 'own' });
  const other = await settled(window);
  await ask(window, 'campaign.rename', { ...other, name: 'Another' });
  const before = told.length;
  const beside = await openBackend({ dataDir, beside: true });
  onTestFinished(() => beside.close());
  await ask(beside, 'file.check', {});
  const { revision } = await ask(beside, 'campaign.rename', { ...at, name: 'High Ferry' });
  const renamed = { campaign: at.campaign, revision };
  await expect.poll(() => told.slice(before)).toContainEqual(renamed);
  expect(told.slice(before)).toEqual([renamed]);
});
