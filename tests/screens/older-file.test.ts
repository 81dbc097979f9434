/** A file that something else has put back: what there is, and the two ways on. */
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';
import { type App, beginCampaign, call, expect, type Page, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

/** The campaign has come further in a backup, and its file is the one from before. */
async function putBack(app: App, page: Page): Promise<string> {
  const campaign = await beginCampaign(page);
  const aside = join(tempDir(), 'put-back');
  // With the end of the backend the write-ahead log goes into the file.
  await app.restart((dataDir) => copyFileSync(fileIn(dataDir), aside));
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  await call(page, 'backup.now', {});
  await app.restart((dataDir) => {
    for (const name of readdirSync(dataDir))
      if (name.startsWith('holdout.sqlite')) rmSync(join(dataDir, name));
    copyFileSync(aside, fileIn(dataDir));
  });
  return campaign;
}

const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This file is older than its backups' });

test('the newer backup is restored, by keyboard', async ({ app, page }) => {
  const campaign = await putBack(app, page);
  await app.open(page);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('The Weir has come further in that backup')).toBeVisible();
  await press(page, /^Restore from /);
  await expect(page.getByText('The backup holds everything the file holds: nothing is lost.')).toBeVisible();
  await press(page, 'Restore the whole file');
  await expect(page.getByRole('link', { name: 'The Weir' })).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});

test('the older file is gone on with, and not asked about again', async ({ app, page }) => {
  await putBack(app, page);
  await app.open(page);
  await expect(title(page)).toBeVisible();
  await press(page, 'Go on with this file');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  await app.restart();
  await app.open(page);
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});
