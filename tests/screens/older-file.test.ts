/** A file that something else has put back is opened as it is; what its backup has besides is said, and restored. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

test('the newer backup is restored, by keyboard', async ({ app, page }) => {
  const campaign = await beginCampaign(page);
  const aside = join(tempDir(), 'put-back');
  await app.restart((dataDir) => copyFileSync(fileIn(dataDir), aside));
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  await call(page, 'backup.now', {});
  await app.restart((dataDir) => copyFileSync(aside, fileIn(dataDir)));
  await app.open(page);
  await expect(
    page.getByText(/is older than its backup of .*, which also has one act of “The Weir”/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  await app.open(page, '/settings?tab=backups');
  await press(page, /^Restore from /);
  await page.keyboard.press('ArrowDown');
  await press(page, 'Restore the whole file');
  await expect(page.getByText(/^Restored from /)).toBeVisible();
  expect(await call(page, 'campaign.get', { campaign })).toMatchObject({ name: 'The Weir' });
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});
