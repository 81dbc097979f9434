/** What the player sees when something can't be done. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flipPage } from '../support/db/flip-page.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';

const LONG = 'x'.repeat(81);

test('names are refused beside their field, with the limit', async ({ app, page }) => {
  await app.open(page, '/new');
  await page.getByLabel('Name').fill('   ');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(LONG);
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeHidden();
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeVisible();

  await page.getByLabel('Name').fill('👩‍👩‍👧‍👦'.repeat(80));
  await page.getByLabel('First year').fill('120');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('First year: enter a whole number from 0 to 99.')).toBeVisible();
  // Eighty families are eighty characters, but too long by any measure a file has.
  await expect(page.getByText(/enter 1 to 80 characters/)).toHaveCount(0);
});

test('a figure’s name is refused in its dialog, which stays open', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill(LONG);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog')).toContainText('Name: enter 1 to 80 characters.');
  await field.fill('Ashby');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ashby', exact: false }).first()).toBeVisible();
});

test('own dice: what is no card, and a card that was drawn already', async ({ app, page }) => {
  const made = await call(page, 'campaign.create', {
    name: 'Cards',
    seed: 'CARDS',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  const dice = [{ own: [3] }, { own: 'QD' }, { own: 'pump-shotgun' }];
  const first = await call(page, 'party.recruit', {
    campaign: made.id,
    revision: made.revision,
    dice: dice.slice(0, 2),
  });
  if (first.state === 'waiting') {
    await call(page, 'party.recruit', { campaign: made.id, revision: made.revision, dice });
  }
  await app.open(page, `/c/${made.id}/recruit`);
  await page.getByText('My own').click();
  await page.getByRole('button', { name: 'Enter a die and a card' }).click();
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  // Neither a letter nor a seven is a face; nothing is sent.
  await page.keyboard.type('x7');
  await expect(page.getByLabel('The die, 1 to 6')).toHaveValue('');
  await page.keyboard.type('3');
  const card = page.getByLabel('The card');
  await expect(card).toBeFocused();
  await page.keyboard.type('11s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That is not a card');
  await expect(card).toBeFocused();
  // What was refused is selected, and typed over.
  await page.keyboard.type('qd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The queen of diamonds is drawn already; 53 cards remain',
  );
  await expect(page.getByText('Two Grunts still to come')).toBeVisible();
});

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
  await expect(page.getByText('From now on other dice come.')).toBeVisible();
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
    flipPage(join(app.dataDir, 'holdout.sqlite'), 'journal_note');
    await app.restart();
    await app.open(page);
    await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
    const message = page.getByRole('alert').filter({ hasText: 'is damaged' });
    await expect(message).toContainText('Close Holdout and put a backup in its place.');
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
