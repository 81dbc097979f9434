/** What can be read of a file where nothing can be written: nothing of it, and nothing beside it, is touched. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readUnwritten } from '../../db/file/unwritten.ts';
import { verifyCampaign } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { listCampaigns } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { ID, newCampaign } from '../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

/** Of an earlier version: as it would be brought up to date, and nothing of that is kept. */
it('a file of version 5 is read as one of today, and stays as it is', async () => {
  const dir = tempDir();
  const text = readFileSync(join(import.meta.dirname, 'fixtures/v5.sql'), 'utf8');
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${text}\ncommit;`));
  const before = readFileSync(fileIn(dir));
  const store = await readUnwritten(fileIn(dir));
  if (store === undefined) throw new Error('it can be read');
  onTestFinished(() => store.close());
  expect(await verifyCampaign(store.db, ID)).toMatchObject({ events: 68, differences: [] });
  expect((await listCampaigns(store.db)).map(({ name }) => name)).toEqual(['Merrow Ford']);
  await expect(sql`delete from campaign_head`.execute(store.db)).rejects.toMatchObject({ code: 'read-only' });
  expect(readFileSync(fileIn(dir)).equals(before)).toBe(true);
  expect(readdirSync(dir)).toEqual(['holdout.sqlite']);
});

it.each([
  ['is gone', () => undefined],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['is another program’s', (file: string) => tamper(file, (database) => database.exec('create table t (a)'))],
  ['is no database', (file: string) => writeFileSync(file, 'a note'.repeat(1000))],
])('nothing is read of a file that %s', async (_, make) => {
  const file = fileIn(tempDir());
  make(file);
  expect(await readUnwritten(file)).toBeUndefined();
});

it('nor of one that is newer, or damaged', async () => {
  const store = await tempStore();
  await newCampaign(store.db);
  await store.close();
  const { file } = store;
  const whole = readFileSync(file);
  const again = await readUnwritten(file);
  expect(again).toBeDefined();
  await again?.close();
  tamper(file, (database) => database.pragma('user_version = 99'));
  expect(await readUnwritten(file)).toBeUndefined();
  writeFileSync(file, whole);
  flipPage(file);
  expect(await readUnwritten(file)).toBeUndefined();
});
