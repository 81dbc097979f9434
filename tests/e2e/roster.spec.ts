/** The roster and the sheet beside it, every correction of it; what is told without a browser stands in tests/screens. */
import type { Page } from '@playwright/test';
import { type App, expect, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';

async function openRoster(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await expect(table(page)).toBeVisible();
  return campaign;
}

const table = (page: Page) => page.getByRole('table', { name: 'Living figures' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const lineOf = (page: Page, name: string) =>
  table(page)
    .locator('tbody')
    .filter({ has: page.getByRole('link', { name }) });
const sheetOf = (page: Page, name: string) => page.getByRole('complementary', { name });

test('hides a column, and remembers it', async ({ app, page }) => {
  const campaign = await openRoster(app, page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'O-rating' }).click();
  await page.keyboard.press('Escape');
  await expect(head(page, 'OR')).toHaveCount(0);
  await app.open(page, `/c/${campaign}/roster`);
  await expect(table(page)).toBeVisible();
  await expect(head(page, 'OR')).toHaveCount(0);
  await expect(head(page, 'Imp')).toBeVisible();
});

test('every kind of correction reaches the roster', async ({ app, page }) => {
  await openRoster(app, page);
  await page.getByRole('link', { name: 'Wren Ostrander' }).click();
  const sheet = sheetOf(page, 'Wren Ostrander');
  await sheet.getByRole('button', { name: 'Edit' }).click();
  const correct = async (button: string, fill: () => Promise<void>) => {
    await sheet.getByRole('button', { name: button, exact: true }).click();
    await fill();
    await sheet.getByLabel('Why').fill('As played');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('form')).toHaveCount(0);
  };
  const pick = async (label: string, option: RegExp) => {
    await sheet.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };

  await correct('Change Rep', () => sheet.getByLabel('Rep', { exact: true }).fill('5'));
  await correct('Change RAP', () => sheet.getByLabel('RAP', { exact: true }).fill('7'));
  await correct('Take away Runt', async () => undefined);
  await correct('Add an attribute', () => pick('Attribute', /^Brawler/));
  await correct('Change the body armour', async () => undefined);
  await correct('Change the leadership', async () => {
    await sheet.getByLabel('Leadership', { exact: true }).selectOption('Leader');
  });
  await correct('Grant an advantage, by house rule', () => pick('Advantage', /^Free will/));
  await correct('Change whether the assault rifle is loaded', async () => undefined);
  await correct('Add a weapon', () => pick('Weapon', /^Pistol 12″/));
  await correct('Take away the assault rifle', async () => undefined);

  const line = lineOf(page, 'Wren Ostrander').getByRole('row');
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('cell')).toHaveText([
    'Grunt',
    'Wren OstranderLeader',
    '5',
    'Agile, BrawlerHouse rule: Free will',
    '',
    'Pistol',
    '12″',
    '2',
    '1',
    '1',
    '3',
    // Rep 5 costs 25, a Leader 10, body armour 10, the pistol 3.
    '48',
    '7/8',
    'Ready',
  ]);
  const history = sheet.getByRole('table', { name: 'Every change, newest first' });
  await expect(history.getByText('As played')).toHaveCount(10);

  await sheet.getByRole('button', { name: 'Change RAP' }).click();
  await sheet.getByLabel('RAP', { exact: true }).fill('30');
  await sheet.getByLabel('Why').fill('Too many');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText('At Rep 5 RAP runs from 0 to 8.');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('form')).toHaveCount(0);
});
