/** Backups where a file and a process matter: the file is gone at the start, and comes back. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { tabTo } from './support/keyboard.ts';

test.use({ data: 'own' });

const DAY = 24 * 60 * 60 * 1000;

test('a file that is gone is asked about; yesterday’s backup is restored by keyboard, and that taken back', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  const { name } = await call(page, 'backup.now', {});
  await call(page, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  const { name: newest } = await call(page, 'backup.now', {});
  await app.kill();
  // The first of the two was made yesterday.
  const manifest = join(app.dataDir, 'backups', `${name}.json`);
  const at = new Date(Date.now() - DAY).toISOString();
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), at }));
  for (const file of readdirSync(app.dataDir))
    if (file.startsWith('holdout.sqlite')) rmSync(join(app.dataDir, file));
  await app.restart();

  await app.open(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your campaigns are gone from their folder' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin with an empty shelf' })).toBeVisible();
  await tabTo(page, /^Restore from Today/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Restore the whole file');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'The Weir' })).toBeVisible();

  await app.open(page, '/settings?tab=backups');
  await tabTo(page, /^Restore from Yesterday/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Restore the whole file');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/restored from yesterday/)).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
  await tabTo(page, /^Take back the restore/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Restore the whole file');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Before a restore' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Take back the restore/ })).toHaveCount(1);
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('The Weir');
  expect((await call(page, 'backup.list', {})).backups.map((one) => one.name)).toContain(newest);
});
