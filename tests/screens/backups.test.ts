/** Settings → Backups: made, restored, taken back and looked into, all by keyboard. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beginCampaign } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

const BACKUPS = '/settings?tab=backups';

async function rename(page: Page, campaign: string, name: string): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.rename', { campaign, revision, name });
}

const nameOf = async (page: Page, campaign: string) => (await call(page, 'campaign.get', { campaign })).name;

test('a backup is made, the whole file restored from it, and that restore taken back', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const before = await nameOf(page, campaign);
  await app.open(page, BACKUPS);
  await expect(page.getByText('A backup is made before the first act of each day')).toBeVisible();
  await press(page, 'Back up now');
  await expect(page.getByText(/^Backed up: /)).toBeVisible();
  await rename(page, campaign, 'The Weir');
  await rename(page, campaign, 'The Ford');
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.undo', { campaign, revision });
  await call(page, 'draft.put', { campaign, form: 'x', body: '{"a":"half"}' });

  await app.open(page, BACKUPS);
  await press(page, /^Restore from /);
  await expect(page.getByText(/^A backup of now is made first, so this can be undone\./)).toBeVisible();
  await expect(page.getByText('Restoring it changes these:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What changes' })).toHaveText(
    'The Weir loses two acts and one half-filled form',
  );
  await press(page, 'Restore the whole file');
  await expect(page.getByText(/^Restored from /)).toBeVisible();
  expect(await nameOf(page, campaign)).toBe(before);

  await press(page, /^Undo the restore, by/);
  await expect(page.getByText('This holds everything the file holds: nothing is lost.')).toBeVisible();
  await press(page, 'Undo the restore');
  await expect(page.getByText(/^Restore undone, back to /)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Before a restore' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Undo the restore, by/ })).toHaveCount(1);
  expect(await nameOf(page, campaign)).toBe('The Weir');
});

test('taking a restore back says which campaigns come back by it', async ({ app, page }) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await call(page, 'campaign.delete', { campaign: await beginCampaign(page, 'The Weir') });
  await beginCampaign(page, 'The Ford');
  await app.open(page, BACKUPS);
  await press(page, /^Restore from /);
  await expect(page.getByText('Restoring it changes these:')).toBeVisible();
  await press(page, 'Restore the whole file');
  await press(page, /^Undo the restore, by/);
  await expect(page.getByText('This holds everything the file holds: nothing is lost.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What changes' })).toHaveText(
    'The Ford comes backThe Weirdeleted comes back',
  );
});

test('one campaign comes back as a copy', async ({ app, page }) => {
  const campaign = await beginCampaign(page);
  await call(page, 'backup.now', {});
  await rename(page, campaign, 'The Weir');
  await app.open(page, BACKUPS);
  await press(page, /^Look inside /);
  await press(page, /^Restore .* as a copy$/);
  await expect(page.getByText('Restored as Merrow Ford.')).toBeVisible();
  // The second time one on the shelf is called so. There is no restore to be taken back: nothing has gone by it.
  await expect(page.getByRole('button', { name: /^Undo the restore, by/ })).toHaveCount(0);
  await press(page, /^Look inside /);
  await press(page, /^Restore .* as a copy$/);
  await expect(page.getByText(/^Restored as .* \(backup of 4 March 2026\)\.$/)).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  expect(campaigns).toHaveLength(3);
  await page.getByRole('button', { name: 'Open it' }).last().click();
  await expect(page.getByText(/\(backup of 4 March 2026\)/).first()).toBeVisible();
});

test('out of the backup that takes the last restore back, one campaign comes as a copy, too', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const { name: backup } = await call(page, 'backup.now', {});
  await rename(page, campaign, 'The Weir');
  await call(page, 'backup.restore', { backup });
  await app.open(page, BACKUPS);
  await press(page, /^Undo the restore, by/);
  await expect(page.getByText(/^Undo the restore, back to /)).toBeVisible();
  await page
    .getByRole('button', { name: /^Look inside / })
    .first()
    .click();
  await press(page, 'Restore The Weir as a copy');
  await expect(page.getByText('Restored as The Weir.')).toBeVisible();
  const { campaigns } = await call(page, 'shelf.list', {});
  expect(campaigns.map(({ name }) => name).toSorted()).toEqual(['Merrow Ford', 'The Weir']);
});

test('a backup is looked into: its campaigns are read as they stood, and can’t be changed', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  const before = await nameOf(page, campaign);
  await call(page, 'backup.now', {});
  await rename(page, campaign, 'The Weir');
  const sidebar = page.getByRole('navigation', { name: 'Campaign' });
  await app.open(page, `/c/${campaign}`);
  await app.open(page, BACKUPS);
  await press(page, /^Look inside the backup/);
  await press(page, before);
  await expect(
    page.getByText(/^You are looking at the backup of .* Nothing can be changed here\.$/),
  ).toBeVisible();
  await sidebar.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByText('This is a backup. Restore it to play on.')).toBeVisible();
  await press(page, 'Restore as a copy…');
  await expect(page.getByRole('button', { name: `Restore ${before} as a copy` })).toBeVisible();
  await press(page, before);
  await press(page, 'Back to the backups');
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  // The way back leads to the campaign the player came from.
  await expect(sidebar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', `/#/c/${campaign}`);
  expect(await nameOf(page, campaign)).toBe('The Weir');
});

test('a copy of the file that is kept is looked into, restored from, and deleted', async ({ app, page }) => {
  const campaign = await beginCampaign(page);
  const { folder } = await call(page, 'folder.get', {});
  const copy = 'holdout-kept-2026-03-04T05-06-07-089Z.sqlite';
  const { name } = await call(page, 'backup.now', {});
  const { folder: backups } = await call(page, 'backup.list', {});
  writeFileSync(join(folder, copy), gunzipSync(readFileSync(join(backups, `${name}.sqlite.gz`))));
  await rename(page, campaign, 'The Weir');
  await app.open(page, BACKUPS);
  await press(page, `Look inside ${copy}`);
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  await press(page, `Restore from ${copy}`);
  await expect(page.getByRole('list', { name: 'What changes' })).toHaveText('The Weir loses one act');
  await press(page, 'Restore the whole file');
  await expect(page.getByText(`Restored from ${copy}.`)).toBeVisible();
  await press(page, `Delete ${copy}`);
  await press(page, 'Delete for good');
  await expect(page.getByText(copy)).toHaveCount(0);
  expect(existsSync(join(folder, copy))).toBe(false);
});

test('Escape closes what was opened under a row, and its button has the focus again', async ({
  app,
  page,
}) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.open(page, BACKUPS);
  await press(page, /^Restore from /);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^A backup of now is made first/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Restore from / })).toBeFocused();
});

test('the room for backups is set; what is none of it stays as it was', async ({ app, page }) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.open(page, BACKUPS);
  await press(page, 'Use at most: one more');
  await expect.poll(async () => (await call(page, 'backup.list', {})).mostMegabytes).toBe(600);
  await page.getByRole('textbox', { name: 'Use at most' }).fill('5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Use at most' })).toHaveValue('600');
  await page.getByRole('textbox', { name: 'Use at most' }).fill('800');
  await expect.poll(async () => (await call(page, 'backup.list', {})).mostMegabytes).toBe(800);
});

test('a folder that can’t be had is refused beside its field', async ({ app, page }) => {
  await beginCampaign(page);
  await call(page, 'backup.now', {});
  await app.open(page, BACKUPS);
  await press(page, 'Choose another…');
  await page.getByLabel('Move all backups to this folder').fill('somewhere');
  await press(page, 'Move');
  await expect(page.getByText('The folder is needed whole, from the root of its disk on.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose another…' })).toBeFocused();
});

test('tabs are changed by arrows and stand in the address', async ({ app, page }) => {
  await app.open(page, '/settings');
  await tabTo(page, 'Everywhere');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  expect(page.url()).toContain('tab=backups');
});
