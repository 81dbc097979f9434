/** What a browser keeps of the roster; what is told without one stands in tests/screens. */
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
