import { expect, test } from './support/app.ts';
import { head, openRoster, table } from './support/roster.ts';

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
