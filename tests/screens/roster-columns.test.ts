/** The columns of the roster, as a browser keeps them. */
import { campaignOf } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';

async function openRoster(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await expect(table(page)).toBeVisible();
  return campaign;
}

const table = (page: Page) => page.getByRole('table', { name: 'Living figures' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });

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
