/** A campaign is kept as it was read last; what anybody else does to the file is seen all the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { FILE_NAME } from '../../db/index.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

const nameOf = async (backend: Awaited<ReturnType<typeof testBackend>>, campaign: string) =>
  (await ask(backend, 'campaign.get', { campaign })).name;

it('shows each state as it stands after acts, undo and redo', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  const { campaign } = at;
  const { revision } = await ask(backend, 'campaign.rename', { ...at, name: 'The Weir' });
  expect(await nameOf(backend, campaign)).toBe('The Weir');
  const undone = await ask(backend, 'campaign.undo', { campaign, revision });
  expect(await nameOf(backend, campaign)).toBe('Merrow Ford');
  await ask(backend, 'campaign.redo', { campaign, revision: undone.revision });
  expect(await nameOf(backend, campaign)).toBe('The Weir');
});

it('keeps nothing that an act refused has touched', async () => {
  const backend = await testBackend();
  const at = await settled(backend);
  const before = await ask(backend, 'campaign.get', { campaign: at.campaign });
  await failing(backend, 'figure.edit', { ...at, figure: 'f2', why: 'so', edit: { field: 'rap', to: 99 } });
  expect(await ask(backend, 'campaign.get', { campaign: at.campaign })).toEqual(before);
});

it('sees what another window has done, though this one holds the campaign', async () => {
  const dataDir = tempDir();
  const [one, other] = [await testBackend({ dataDir }), await testBackend({ dataDir })];
  const at = await settled(one);
  expect(await nameOf(other, at.campaign)).toBe('Merrow Ford');
  await ask(other, 'campaign.rename', { ...at, name: 'The Weir' });
  expect(await nameOf(one, at.campaign)).toBe('The Weir');
});

it('sees rows that changed under it without an act', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  await nameOf(backend, campaign);
  const database = new Database(join(dataDir, FILE_NAME));
  database.exec("update campaign_head set name = 'Elsewhere'");
  database.close();
  expect(await nameOf(backend, campaign)).toBe('Elsewhere');
});

it('lets go of those looked at longest ago', async () => {
  const backend = await testBackend();
  const all = [];
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) all.push((await settled(backend, { name })).campaign);
  for (const [index, campaign] of all.entries())
    expect(await nameOf(backend, campaign)).toBe('ABCDEF'[index]);
});

it('takes acts again once another program has put back the bytes that it had written half', async () => {
  const [dataDir, memory] = [tempDir(), tempDir()];
  const first = await testBackend({ dataDir, memory });
  const at = await settled(first);
  await first.close();
  const file = join(dataDir, FILE_NAME);
  const whole = readFileSync(file);
  const database = new Database(file);
  database.exec("update figure set rap = rap + 1 where figure_id = 'f2'");
  database.close();
  const torn = readFileSync(file);
  // Both stand at one commit, so that SQLite would tell neither from the other: its counter is in the header, at both places.
  for (const [from, to] of [
    [24, 40],
    [92, 100],
  ] as const)
    whole.copy(torn, from, from, to);
  writeFileSync(file, torn);
  const backend = await testBackend({ dataDir, memory });
  const rename = { ...at, name: 'The Weir' };
  expect((await failing(backend, 'campaign.rename', rename)).code).toBe('unreadable');
  writeFileSync(file, whole);
  expect((await ask(backend, 'campaign.rename', rename)).revision).toBeGreaterThan(at.revision);
});
