/** What the player sees when something can't be done. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flipPage } from '../support/db/flip-page.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';

test('two windows: the one that is behind is told, and shows how it stands', async ({
  app,
  context,
  page,
}) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  const other = await context.newPage();
  await app.open(other, `/c/${id}`);
  await call(other, 'campaign.rename', {
    campaign: id,
    revision: (await call(other, 'campaign.get', { campaign: id })).revision,
    name: 'Renamed elsewhere',
  });

  // The first window has not had the focus since: it still shows, and starts from, how it stood before.
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(
    page.getByText('This campaign was changed in another window. Here is how it stands now.'),
  ).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Renamed elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByText('New dice from here on.')).toBeVisible();
});

test('a campaign that isn’t there', async ({ app, page }) => {
  await app.open(page, '/c/0000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
});

test.describe('on data of its own', () => {
  test.use({ data: 'own' });

  test('a host that has stopped', async ({ app, page }) => {
    const id = await beginCampaign(page);
    // What a screen has not been told yet it can't show once the host is gone; without the shelf it shows nothing.
    const shelf = page.waitForResponse('**/call/shelf.list');
    await app.open(page, `/c/${id}`);
    await (await shelf).finished();
    await app.kill();
    await page.getByRole('button', { name: 'New dice' }).click();
    await expect(
      page.getByText('Holdout has stopped. Start it again; everything done so far is saved.'),
    ).toBeVisible();
  });

  test('a file damaged inside is found beside the first screen, and not opened the next time', async ({
    app,
    page,
  }) => {
    await beginCampaign(page);
    await app.kill();
    flipPage(join(app.dataDir, 'holdout.sqlite'), 'writing');
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
    const message = page.getByRole('alert').filter({ hasText: 'is damaged' });
    await expect(message).toContainText('Restore a backup: Settings, Backups.');
    await app.kill();
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'A damaged file' })).toBeVisible();
  });

  test('a damaged file is left alone, and the page says where its copy is', async ({ app, page }) => {
    await beginCampaign(page);
    await app.kill();
    // The journal beside it could mend the file again.
    for (const beside of ['-wal', '-shm'])
      rmSync(join(app.dataDir, `holdout.sqlite${beside}`), { force: true });
    writeFileSync(join(app.dataDir, 'holdout.sqlite'), 'a shopping list, by mistake'.repeat(400));
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'A damaged file' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('holdout-damaged-');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(readFileSync(join(app.dataDir, 'holdout.sqlite'), 'utf8')).toContain(
      'a shopping list, by mistake',
    );
  });
});
