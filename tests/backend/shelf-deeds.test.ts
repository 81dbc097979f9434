/** What is done on the shelf is a fact of the file: it can be undone after a restart, in another window, and says what it undoes. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/host/transfers.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const shelf = async (backend: Backend) => await ask(backend, 'shelf.list', {});
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).toSorted();
const next = async (backend: Backend) => (await shelf(backend)).undo?.title;

async function undo(backend: Backend): Promise<string> {
  const { undo: last } = await shelf(backend);
  return (await ask(backend, 'shelf.undo', { deed: last?.deed ?? 0 })).title;
}

it('renaming, keeping, throwing away, deleting and bringing back are undone one after another, after a restart, too', async () => {
  const dataDir = tempDir();
  const first = await testBackend({ dataDir });
  const { campaign, revision } = await settled(first);
  expect(await next(first)).toBeUndefined();
  const copy = await ask(first, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
  await ask(first, 'campaign.rename', { campaign, revision, name: 'Ashby Weir' });
  await ask(first, 'campaign.keep', { campaign: copy.id });
  await ask(first, 'campaign.delete', { campaign: copy.id });
  await ask(first, 'campaign.restore', { campaign: copy.id });
  await first.close();

  const backend = await testBackend({ dataDir });
  expect(await undo(backend)).toBe('Undone: Bring back What if');
  expect(names((await shelf(backend)).deleted)).toEqual(['What if']);
  expect(await undo(backend)).toBe('Undone: Delete What if');
  expect((await shelf(backend)).deleted).toEqual([]);
  expect(await undo(backend)).toBe('Undone: Keep What if');
  const kept = (await shelf(backend)).campaigns.find(({ id }) => id === copy.id);
  expect(kept?.copiedFrom?.whatIf).toBe(true);
  expect(await undo(backend)).toBe('Undone: Rename Merrow Ford to Ashby Weir');
  expect(names((await shelf(backend)).campaigns)).toEqual(['Merrow Ford', 'What if']);
  expect(await next(backend)).toBe('Make the copy What if');
  await ask(backend, 'campaign.delete', { campaign: copy.id });
  expect(await next(backend)).toBe('Throw away What if');
});

it('keeping a copy isn’t undone any more once it is played on, or written in', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  for (const [name, on] of [
    ['Played on', async (at: At) => await ask(backend, 'campaign.newDice', at)],
    [
      'Written in',
      async (at: At) => await ask(backend, 'note.add', { campaign: at.campaign, act: 2, text: 'Rain.' }),
    ],
  ] as const) {
    const copy = await ask(backend, 'campaign.copy', { campaign, name, whatIf: true });
    const { deed } = await ask(backend, 'campaign.keep', { campaign: copy.id });
    expect(await next(backend)).toBe(`Keep ${name}`);
    await on({ campaign: copy.id, revision: copy.revision });
    expect(await next(backend)).not.toBe(`Keep ${name}`);
    expect(await failing(backend, 'shelf.undo', { deed: deed ?? 0 })).toMatchObject({ code: 'stale' });
  }
});

it('a copy, a file that was opened and what was restored go to the deleted ones, as long as nothing is done in them', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  const file = transferPath(dataDir, (await ask(backend, 'campaign-file.save', { campaign })).transfer);
  const transfer = newTransfer(dataDir);
  writeFileSync(transferPath(dataDir, transfer), readFileSync(file));
  await ask(backend, 'campaign.copy', { campaign, name: 'Another way' });
  const opened = await ask(backend, 'campaign-file.open', { transfer, name: 'Opened' });
  const { name: backup } = await ask(backend, 'backup.now', {});
  const restored = await ask(backend, 'backup.restore-campaign', { backup, campaign });
  expect(await undo(backend)).toBe(`Undone: Restore ${restored.name}`);
  expect(names((await shelf(backend)).deleted)).toEqual([restored.name]);
  await ask(backend, 'campaign.newDice', { campaign: opened.id, revision: opened.revision });
  expect(await failing(backend, 'shelf.undo', { deed: opened.deed ?? 0 })).toMatchObject({ code: 'stale' });
  expect(await undo(backend)).toBe('Undone: Make the copy Another way');
  expect(names((await shelf(backend)).campaigns)).toEqual(['Merrow Ford', 'Opened']);
});

it('a new name is taken back as long as nothing else was done in the campaign since; what is so already is no deed', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  const renamed = await ask(backend, 'campaign.rename', { campaign, revision, name: 'One' });
  const again = await ask(backend, 'campaign.rename', { campaign, revision: renamed.revision, name: 'Two' });
  expect(await next(backend)).toBe('Rename One to Two');
  await ask(backend, 'campaign.undo', { campaign, revision: again.revision });
  expect(await next(backend)).toBe('Rename Merrow Ford to One');
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done' });
  await ask(backend, 'note.add', { campaign, act: acts[0]?.act ?? 1, text: 'Named after the weir.' });
  expect(await next(backend)).toBeUndefined();
  expect(await ask(backend, 'campaign.keep', { campaign })).toEqual({ name: 'One', deed: null });
  expect(await ask(backend, 'campaign.restore', { campaign })).toEqual({ name: 'One', deed: null });
  expect((await ask(backend, 'campaign.delete', { campaign })).deed).not.toBeNull();
  expect(await ask(backend, 'campaign.delete', { campaign })).toEqual({ name: 'One', deed: null });
  await ask(backend, 'campaign.delete-for-good', { campaign });
  expect(await next(backend)).toBeUndefined();
});

it('two windows undo what each was shown, or are told that it was undone already', async () => {
  const dataDir = tempDir();
  const one = await testBackend({ dataDir });
  const other = await testBackend({ dataDir });
  const { campaign } = await settled(one);
  const { id } = await ask(one, 'campaign.copy', { campaign, name: 'The copy' });
  const { deed: mine } = await ask(one, 'campaign.delete', { campaign: id });
  const { deed: yours } = await ask(other, 'campaign.delete', { campaign });
  // What the first window shows is what it undoes, though the second has done something since.
  expect((await ask(one, 'shelf.undo', { deed: mine ?? 0 })).title).toBe('Undone: Delete The copy');
  expect(names((await shelf(one)).deleted)).toEqual(['Merrow Ford']);
  expect(await failing(other, 'shelf.undo', { deed: mine ?? 0 })).toMatchObject({ code: 'stale' });
  expect(names((await shelf(one)).deleted)).toEqual(['Merrow Ford']);
  expect((await ask(one, 'shelf.undo', { deed: yours ?? 0 })).title).toBe('Undone: Delete Merrow Ford');
  expect(names((await shelf(other)).campaigns)).toEqual(['Merrow Ford', 'The copy']);
});

it('a replaced campaign comes back in its place, and the one that replaced it goes', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign, revision } = await settled(backend);
  const saved = await ask(backend, 'campaign-file.save', { campaign });
  const transfer = newTransfer(dataDir);
  writeFileSync(transferPath(dataDir, transfer), readFileSync(transferPath(dataDir, saved.transfer)));
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'Further on' });
  const opened = await ask(backend, 'campaign-file.open', { transfer, replace: campaign });
  expect((await shelf(backend)).campaigns.map(({ id, name }) => [id, name])).toEqual([
    [opened.id, 'Merrow Ford'],
  ]);
  expect((await ask(backend, 'shelf.undo', { deed: opened.deed ?? 0 })).title).toBe(
    'Undone: Replace Further on',
  );
  const { campaigns, deleted } = await shelf(backend);
  expect([campaigns.map(({ id }) => id), deleted.map(({ id }) => id)]).toEqual([[campaign], [opened.id]]);
});

it('what has been played on, or written in, since it came back isn’t put away again by undo', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  const back = async () => {
    await ask(backend, 'campaign.delete', { campaign });
    await ask(backend, 'campaign.restore', { campaign });
    expect(await next(backend)).toBe('Bring back Merrow Ford');
  };
  await back();
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done' });
  await ask(backend, 'note.add', { campaign, act: acts[0]?.act ?? 1, text: 'They held the weir.' });
  expect(await next(backend)).toBeUndefined();
  await back();
  const { deed } = (await shelf(backend)).undo ?? { deed: 0 };
  await ask(backend, 'campaign.undo', { campaign, revision });
  expect(await failing(backend, 'shelf.undo', { deed })).toMatchObject({ code: 'stale' });
  expect(names((await shelf(backend)).campaigns)).toEqual(['Merrow Ford']);
});

it('a number that was shown undoes nothing else after the file was put back to an earlier one', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  const { name } = await ask(backend, 'backup.now', {});
  const { deed } = await ask(backend, 'campaign.delete', { campaign });
  await ask(backend, 'backup.restore', { backup: name });
  const other = await ask(backend, 'campaign.copy', { campaign, name: 'The copy' });
  await ask(backend, 'campaign.delete', { campaign: other.id });
  expect(await failing(backend, 'shelf.undo', { deed: deed ?? 0 })).toMatchObject({ code: 'stale' });
  expect(names((await shelf(backend)).deleted)).toEqual(['The copy']);
});

it('a new name is not taken back in a campaign that was damaged on the disk', async () => {
  const dataDir = tempDir();
  const first = await testBackend({ dataDir });
  const { campaign, revision } = await settled(first);
  const { deed } = await ask(first, 'campaign.rename', { campaign, revision, name: 'Ashby Weir' }).then(
    async () => (await shelf(first)).undo ?? { deed: 0 },
  );
  await first.close();
  tamper(fileIn(dataDir), (database) => database.exec("update figure set name = 'Nobody' where rowid = 1"));
  const backend = await testBackend({ dataDir });
  expect(await failing(backend, 'shelf.undo', { deed })).toMatchObject({ code: 'unreadable' });
  expect(names((await shelf(backend)).campaigns)).toEqual(['Ashby Weir']);
});
