/** Messages that the player sees when something can't be done. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { flipPage, flipTable } from '../support/db/flip-page.ts';
import { type App, beginCampaign, call, expect, test } from './support/app.ts';
import { press, tabTo } from './support/keyboard.ts';

async function scribbleOver(app: App): Promise<void> {
  await app.kill();
  writeFileSync(join(app.dataDir, 'holdout.sqlite'), 'a shopping list, by mistake'.repeat(400));
  await app.restart();
}

test('two windows: each follows what is done in the other', async ({ app, context, page }) => {
  const id = await beginCampaign(page);
  const first = await context.newPage();
  await app.open(first, `/c/${id}`);
  await app.open(page, `/c/${id}`);
  const named = (window: Page, name: string) =>
    window.getByRole('navigation', { name: 'Campaign' }).getByRole('button', { name });
  const rename = async (name: string) => {
    const { revision } = await call(page, 'campaign.get', { campaign: id });
    await call(page, 'campaign.rename', { campaign: id, revision, name });
  };
  // None of them is touched, and one listens for both.
  await rename('Renamed elsewhere');
  for (const window of [first, page]) await expect(named(window, 'Renamed elsewhere')).toBeVisible();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByText('New dice from here on.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Undo: New dice' })).toBeVisible();
  await first.close();
});

test('two windows that begin a note beside the same act: the later has it, and brings the earlier back', async ({
  app,
  context,
  page,
}) => {
  const id = await beginCampaign(page);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await app.open(window, `/c/${id}/chronicle`);
    await window.getByRole('button', { name: 'Write a note beside it' }).first().click();
  }
  const note = (window: Page) => window.getByRole('textbox', { name: 'A note' });
  await note(page).fill('The first.');
  await expect(note(other)).toHaveValue('');
  await note(other).fill('The second.');
  await expect(other.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await expect(note(page)).toHaveValue('The first.');
  await page.reload();
  await page.getByRole('button', { name: 'Write a note beside it' }).first().click();
  await expect(note(page)).toHaveValue('The second.');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(note(page)).toHaveValue('The first.');
  await other.close();
});

test('two windows that write at the same note: each its own, and the later one sees both', async ({
  app,
  context,
  page,
}) => {
  const id = await beginCampaign(page);
  const { acts } = await call(page, 'campaign.log', { campaign: id });
  await call(page, 'note.add', { campaign: id, act: acts.at(-1)?.act ?? 1, text: 'Rain.' });
  const other = await context.newPage();
  const note = (window: Page) => window.getByRole('textbox', { name: 'The note' });
  for (const window of [page, other]) {
    await app.open(window, `/c/${id}/chronicle?entry=${acts.at(-1)?.act}`);
    await window.getByRole('button', { name: /^Edit the note/ }).click();
  }
  await note(page).fill('Rain all day.');
  await note(other).fill('Rain, and wind.');
  await note(page).press('ControlOrMeta+Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(note(other)).toHaveValue('Rain, and wind.');
  await note(other).press('ControlOrMeta+Enter');
  await expect(other.getByText('It was changed elsewhere since you began.')).toBeVisible();
  await expect(other.getByRole('alert')).toContainText('Rain all day.');
  await other.getByRole('button', { name: 'Save mine in its place' }).click();
  await expect(page.getByRole('blockquote')).toContainText('Rain, and wind.');
  await other.close();
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
    // A screen can't show what it has not been told yet once the host is gone; without the shelf it shows nothing.
    const shelf = page.waitForResponse('**/call/shelf.list');
    await app.open(page, `/c/${id}/statistics`);
    await (await shelf).finished();
    const renew = page.getByRole('button', { name: 'New dice' });
    await expect(renew).toBeVisible();
    await app.kill();
    await renew.click();
    await expect(
      page.getByText('Holdout has stopped. Start it again; everything done so far is saved.'),
    ).toBeVisible();
  });

  test('a file damaged inside is found beside the first screen, and made whole the next time by keyboard alone', async ({
    app,
    page,
  }) => {
    await beginCampaign(page);
    // A file whose host was killed would be looked through before it is opened.
    await app.close();
    flipPage(join(app.dataDir, 'holdout.sqlite'), 'writing');
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
    const message = page.getByRole('alert').filter({ hasText: 'is damaged' });
    await expect(message).toContainText('It can be repaired: Settings, Backups.');
    await app.kill();
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'A damaged file' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Merrow Ford/ })).toContainText('whole');
    await press(page, 'Repair the file');
    await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
    expect(readdirSync(app.dataDir).filter((name) => name.startsWith('holdout-damaged'))).toEqual([]);
    await app.kill();
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  });

  test('a damaged file is repaired from a backup in Settings, by keyboard alone', async ({ app, page }) => {
    const whole = await beginCampaign(page);
    const { id: further } = await call(page, 'campaign.create', {
      name: 'The Weir',
      seed: 'K7QF-2MWD',
      division: 'months',
      startYear: 2,
      star: {},
    });
    await call(page, 'backup.now', {});
    // Acts after the backup can be read nowhere then.
    await call(page, 'campaign.rename', { campaign: further, revision: 1, name: 'Further on' });
    await app.close();
    flipTable(join(app.dataDir, 'holdout.sqlite'), 'campaign_event');
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('alert').filter({ hasText: 'is damaged' })).toContainText(
      'It can be repaired: Settings, Backups.',
    );
    await press(page, 'Settings');
    await tabTo(page, 'Everywhere');
    await page.keyboard.press('ArrowRight');
    const made = page.getByRole('region', { name: 'What can be recovered from the file' });
    await expect(made.getByRole('row', { name: 'Merrow Ford' })).toContainText(
      /with what was damaged from the backup of/,
    );
    await expect(made.getByRole('row', { name: 'The Weir' })).toContainText(/without act 2, done since/);
    await press(page, 'Repair the file');
    await expect(
      page.getByText(
        /^The file can be opened again, though not all of it is as it was\..* kept as holdout-mended-/,
      ),
    ).toBeVisible();
    await expect(made).toHaveCount(0);
    for (const campaign of [whole, further])
      expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
    expect((await call(page, 'file.check', {})).damage).toBe(null);
  });

  test('a damaged file is left alone, and the page says where its copy is', async ({ app, page }) => {
    await beginCampaign(page);
    await scribbleOver(app);
    await app.open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'A damaged file' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'holdout-damaged-' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(readFileSync(join(app.dataDir, 'holdout.sqlite'), 'utf8')).toContain(
      'a shopping list, by mistake',
    );
  });

  test('what a button opens further down is brought into a low window', async ({ app, page }) => {
    await beginCampaign(page);
    await call(page, 'backup.now', {});
    await scribbleOver(app);
    await page.setViewportSize({ width: 1024, height: 600 });
    await app.open(page);
    await page.getByRole('button', { name: 'Restore the newest backup' }).click();
    await expect(page.getByText('What stands there now can’t be read as it is.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore the whole file' })).toBeInViewport();
  });
});
