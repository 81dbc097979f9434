/** Deleting whole campaigns, and the opposite call that takes it back: nothing goes that doesn't lie among the deleted ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStore } from '../../db/index.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const names = async (backend: Backend) => {
  const { campaigns, deleted } = await ask(backend, 'shelf.list', {});
  return [campaigns, deleted].map((rows) => rows.map(({ name }) => name).toSorted());
};

async function fileOf(backend: Backend, dataDir: string, campaign: string): Promise<string> {
  const saved = await ask(backend, 'campaign-file.save', { campaign });
  const transfer = newTransfer(dataDir);
  writeFileSync(transferPath(dataDir, transfer), readFileSync(transferPath(dataDir, saved.transfer)));
  return transfer;
}

it('deleting, bringing back and keeping say whether anything has changed', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const copy = await ask(backend, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
  for (const method of ['campaign.keep', 'campaign.delete', 'campaign.restore'] as const)
    for (const changed of [true, false])
      expect(await ask(backend, method, { campaign: copy.id })).toEqual({ name: 'What if', changed });
  await ask(backend, 'campaign.delete', { campaign: copy.id });
  await ask(backend, 'campaign.delete-for-good', { campaign: copy.id });
  expect(await failing(backend, 'campaign.restore', { campaign: copy.id })).toMatchObject({
    code: 'not-found',
  });
  expect(await names(backend)).toEqual([['Merrow Ford'], []]);
});

it('a file that was opened says what came and what went, so that both can be turned round', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign, revision } = await settled(backend);
  const transfers = [
    await fileOf(backend, dataDir, campaign),
    await fileOf(backend, dataDir, campaign),
  ] as const;
  const opened = await ask(backend, 'campaign-file.open', { transfer: transfers[0], name: 'Opened' });
  expect([opened.came, opened.went]).toEqual([[opened.id], []]);
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'Further on' });
  const other = await ask(backend, 'campaign-file.open', { transfer: transfers[1], replace: campaign });
  expect([other.came, other.went]).toEqual([[other.id], [campaign]]);
  expect(await names(backend)).toEqual([['Merrow Ford', 'Opened'], ['Further on']]);
  for (const id of [...opened.came, ...other.came]) await ask(backend, 'campaign.delete', { campaign: id });
  for (const id of other.went) await ask(backend, 'campaign.restore', { campaign: id });
  expect(await names(backend)).toEqual([['Further on'], ['Merrow Ford', 'Opened']]);
});

it('what an earlier version kept of things done on the shelf goes from the file', async () => {
  const dataDir = tempDir();
  await (await testBackend({ dataDir })).close();
  tamper(fileIn(dataDir), (database) =>
    database.exec(`insert into setting (key, value) values ('shelf.deeds', '{"deeds":[]}')`),
  );
  const { db, close } = await openStore({ dir: dataDir, now: () => new Date() });
  const left = await db.selectFrom('setting').where('key', '=', 'shelf.deeds').selectAll().execute();
  await close();
  expect(left).toEqual([]);
});
