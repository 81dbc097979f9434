/** A figure of the reference corrected for a campaign by keyboard: struck, listed, counted with, taken back, undone. */
import { beginCampaign, expect, test } from './support/app.ts';

test('a figure is corrected beside its table, marked, listed and taken back', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}/rules?rule=atz.recovery`);
  const odds = page.getByRole('row').filter({ hasText: 'Returns one Rep lower' });
  await expect(odds.first()).toBeVisible();
  await page.getByRole('button', { name: 'Correct 1', exact: true }).press('Enter');
  const form = page.getByRole('form', { name: /^Correct: / });
  await expect(form.getByRole('combobox')).toBeFocused();
  await form.getByRole('combobox').selectOption('gone');
  await form.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('deletion').filter({ hasText: 'Returns one Rep lower' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'Dead, or never seen again' })).toBeVisible();
  await expect(form.getByRole('combobox')).toBeFocused();

  await app.open(page, `/c/${id}/house-rules`);
  await expect(page.getByRole('link', { name: 'Recovery, 1' })).toBeVisible();
  await page.getByRole('button', { name: 'As in the book: Recovery, 1' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Recovery, 1' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Undo: As in the book again/ }).press('Enter');
  await expect(page.getByRole('link', { name: 'Recovery, 1' })).toBeVisible();
});

test('without a campaign the reference is the book’s, and nothing can be corrected', async ({
  app,
  page,
}) => {
  await app.open(page, '/rules?rule=atz.recovery');
  await expect(page.getByRole('heading', { name: 'Odds' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct 1', exact: true })).toHaveCount(0);
});
