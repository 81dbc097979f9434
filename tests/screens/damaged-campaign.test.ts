/** A campaign that its check finds damaged: what the check says of it, and what can be recovered, by keyboard alone. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { beginCampaign, call, expect, type Page, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

/** Damage of a disk that has lost a bit. */
const spoilAct = (dataDir: string) =>
  tamperRows(fileIn(dataDir), (database) =>
    database.exec("update campaign_event set payload = replace(payload, 'Merrow', 'Mesrow') where act = 1"),
  );

async function check(page: Page): Promise<void> {
  await expect(
    page.getByText('Merrow Ford was damaged on the disk. Act 1 isn’t what was stored.').first(),
  ).toBeVisible();
}

test('it is named in Settings, Backups, and repaired from a backup', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.restart(spoilAct);
  await app.open(page, '/settings?tab=backups');
  await check(page);
  await expect(page.getByRole('cell', { name: /^with what was damaged from the backup of/ })).toBeVisible();
  await press(page, 'Repair the file');
  await expect(page.getByText('The file is repaired: everything is as it was.')).toBeVisible();
  await expect(page.getByText('everything in it is as it was saved')).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('a screen of a campaign that meets the damage leads to the repair', async ({ app, page }) => {
  const id = await beginCampaign(page);
  app.fail('chronicle.page', { code: 'damaged-file', message: 'The file is damaged.' });
  await app.open(page, `/c/${id}/chronicle`);
  await press(page, 'Settings, Backups');
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
});

test('one of which nothing can be had, and no backup has anything, is left as it is, which is said', async ({
  app,
  page,
}) => {
  const id = await beginCampaign(page);
  await app.restart((dataDir) => {
    rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
    spoilAct(dataDir);
  });
  await app.open(page, '/settings?tab=backups');
  await check(page);
  const told = 'nothing of it can be read, and no backup has it';
  await expect(page.getByRole('cell', { name: told })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repair the file' })).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign: id })).name).toBe('Merrow Ford');
});
