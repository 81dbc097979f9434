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

test('a figure outside of what the table takes is told beside its field, and not sent', async ({
  app,
  page,
}) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}/rules?rule=atz.activity.zombies`);
  await page
    .getByRole('button', { name: /^Correct / })
    .first()
    .press('Enter');
  const form = page.getByRole('form', { name: /^Correct: / }).first();
  const field = form.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('100000');
  await expect(form).toContainText(/From \d+ to \d+\./);
  app.calls();
  await field.press('Enter');
  await expect(field).toHaveValue('100000');
  expect(app.calls()).not.toContain('corrections.make');
  await field.fill('3');
  await expect(form).not.toContainText('From');
  await field.press('Enter');
  await expect(page.getByRole('insertion').filter({ hasText: '3' })).toBeVisible();
});

test('without a campaign the reference is the book’s, and nothing can be corrected', async ({
  app,
  page,
}) => {
  await app.open(page, '/rules?rule=atz.recovery');
  await expect(page.getByRole('heading', { name: 'Odds' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct 1', exact: true })).toHaveCount(0);
});
