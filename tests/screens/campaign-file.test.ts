/** The panel of a campaign's file: what it says, and how it is left, by keyboard; the bytes themselves travel in a browser's story. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('a file is brought, compared with the one on the shelf, let go by Escape, and opened as a copy', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await app.open(page);
  await app.drop(page, await app.savedFile(campaign));
  const panel = page.getByRole('region', { name: 'dropped.holdout' });
  // The frame of the drop stays round what is asked.
  await expect(page.locator('[data-testid="drop-frame"]')).toHaveCount(1);
  await expect(panel).toContainText('Merrow Ford as of January, O+2');
  await expect(panel).toContainText('the same campaign, exactly as in the file.');
  await expect(panel.getByRole('radio', { name: /^Open as a copy/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect(panel.getByRole('button', { name: 'Replace', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('[data-testid="drop-frame"]')).toHaveCount(0);

  await app.drop(page, await app.savedFile(campaign));
  await panel.getByRole('button', { name: 'Open as a copy' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Merrow Ford \(file of / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Merrow Ford', exact: true })).toBeVisible();
  // The copy's row says what it is, and its name belongs to its making.
  await expect(page.getByRole('row', { name: /^Merrow Ford \(file of / })).toContainText(
    'Copy of Merrow Ford, from a file',
  );
  const { campaigns } = await call(page, 'shelf.list', {});
  const copy = campaigns.find(({ copiedFrom }) => copiedFrom?.fromFile === true)?.id ?? '';
  expect((await call(page, 'campaign.get', { campaign: copy })).undo).toBeNull();
});

test('one that has gone on meanwhile isn’t replaced: it is compared again', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page);
  const file = await app.savedFile(campaign);
  await app.drop(page, file);
  const panel = page.getByRole('region', { name: 'dropped.holdout' });
  await expect(panel).toContainText('exactly as in the file.');
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.newDice', { campaign, revision });
  await page.keyboard.press('2');
  await panel.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await expect(page.getByText(/^Merrow Ford has gone on since/)).toBeVisible();
  await expect(panel).toContainText('one act further');
  // Enter does what was chosen, where it was chosen.
  await page.keyboard.press('2');
  await expect(panel.getByRole('radio', { name: /^Replace the one on the shelf/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Replaced Merrow Ford.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect
    .poll(async () => (await call(page, 'shelf.list', {})).campaigns.map(({ id }) => id))
    .toEqual([campaign]);
  await app.drop(page, file);
  await expect(panel).toContainText('one act further');
  await page.keyboard.press('2');
  await panel.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await expect(panel).toHaveCount(0);

  // The one replaced lies in Deleted, the file’s stands on the shelf: both are said, and neither as if it were alone.
  await app.drop(page, file);
  await expect(panel).toContainText('exactly as in the file.');
  await expect(panel).toContainText(
    'The one it was saved from lies in Deleted, and can be brought back from there.',
  );
  await expect(panel).not.toContainText('that one stays where it is');
  await page.keyboard.press('Escape');
  const [shown] = (await call(page, 'shelf.list', {})).campaigns;
  await call(page, 'campaign.delete', { campaign: shown?.id ?? '' });
  await app.drop(page, file);
  await expect(panel).toContainText('Opening the file puts it on the shelf; that one stays where it is.');
});

test('what is no campaign’s file gets one sentence, and nothing comes onto the shelf', async ({
  app,
  page,
}) => {
  await campaignOf(page);
  await app.open(page);
  await app.drop(page, Buffer.from('Dear diary'));
  const panel = page.getByRole('region', { name: 'dropped.holdout' });
  await expect(panel.getByRole('alert')).toHaveText(
    'This isn’t a file that Holdout saved. Choose one that was made by Save as file….',
  );
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Merrow Ford/ })).toHaveCount(1);
});

test('an empty file, and a picture, are called what they are, whatever their names say', async ({
  app,
  page,
}) => {
  await app.open(page);
  const panel = page.getByRole('region', { name: 'dropped.holdout' });
  for (const [bytes, said] of [
    [[], 'The file is empty: there is nothing in it. Copy it again from where it came from.'],
    [[0xff, 0xd8, 0xff, 0xe0], 'This is a picture. Choose a file that was made by Save as file….'],
  ] as const) {
    await app.drop(page, Buffer.from(bytes));
    await expect(panel.getByRole('alert')).toHaveText(said);
    await panel.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(panel).toHaveCount(0);
  }
});

test('names are replaced unless the player says otherwise, and everything goes only where that is said', async ({
  app,
  page,
}) => {
  await campaignOf(page);
  await app.open(page, '/settings?tab=report');
  const names = page.getByRole('checkbox', { name: /^Replace names/ });
  const all = page.getByRole('checkbox', { name: /^With everything/ });
  await expect(page.getByRole('combobox', { name: 'Campaign it is about' })).toHaveValue('None');
  await expect(names).toBeChecked();
  await expect(all).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Campaign it is about' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await expect(names).toBeChecked();
  await expect(all).not.toBeChecked();
});

test('a report of a problem is made and kept, and nothing is sent', async ({ app, page }) => {
  await campaignOf(page);
  await app.open(page, '/settings?tab=report');
  await page.getByRole('combobox', { name: 'Campaign it is about' }).click();
  await page.getByRole('option', { name: 'Merrow Ford' }).click();
  await expect(page.getByRole('checkbox', { name: /^Replace names/ })).toBeChecked();
  app.calls();
  await page.getByRole('button', { name: 'Save the report…' }).press('Enter');
  await expect(page.getByText('The report is saved; nothing was sent.')).toBeVisible();
  expect(app.calls()).toContain('campaign-file.report');
});

test('a campaign is saved as a file: what is shown, unless everything is wanted', async ({ app, page }) => {
  await campaignOf(page);
  await app.open(page);
  for (const [key, chosen] of [
    ['1', /^To give to others/],
    ['2', /^To keep for yourself/],
  ] as const) {
    await page.getByRole('button', { name: 'What to do with Merrow Ford', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Save as file…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save Merrow Ford as a file' });
    await expect(dialog.getByRole('radio', { name: /^To give to others/ })).toBeFocused();
    await expect(dialog.getByRole('radio', { name: /^To give to others/ })).toBeChecked();
    await expect(dialog).toContainText('half-filled forms');
    await page.keyboard.press(key);
    await expect(dialog.getByRole('radio', { name: chosen })).toBeChecked();
    const fetched = app.hold('campaign-file.save', key === '2' ? '"everything":true' : '"everything":false');
    await dialog.getByRole('button', { name: 'Save…' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    fetched();
    await expect(page.getByText('Saved Merrow Ford')).toBeVisible();
  }
});
