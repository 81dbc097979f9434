/** Items of the desktop window's menu, with a stand-in for the window. */
import { beginCampaign, expect, test } from './support/app.ts';
import { choose, lendWindow } from './support/window.ts';

test('each item leads where it says', async ({ app, page }) => {
  const id = await beginCampaign(page, 'Led by the menu');
  const lent = await lendWindow(page);
  await app.open(page, `/c/${id}`);
  const title = page.getByRole('heading', { level: 1 });

  await choose(page, 'settings');
  await expect(title).toHaveText('Settings');
  await choose(page, 'about');
  await expect(title).toHaveText('About');
  await choose(page, 'new-campaign');
  await expect(title).toHaveText('New campaign');
  await choose(page, 'all-campaigns');
  await expect(title).toHaveText('Campaigns');
  // Nothing to print here.
  await choose(page, 'print');
  await expect(title).toHaveText('Campaigns');
  await page.getByRole('link', { name: 'Led by the menu' }).click();
  await choose(page, 'save-pdf');
  await expect(title).toHaveText('Print');
  await choose(page, 'find');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await lent.dispose();
});

test('undo belongs to the campaign, or to the field one types in', async ({ app, page }) => {
  const id = await beginCampaign(page);
  const lent = await lendWindow(page);
  await app.open(page, `/c/${id}/statistics`);
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();
  await choose(page, 'undo');
  await expect(page.getByRole('button', { name: /^Redo: New dice/ })).toBeVisible();
  await choose(page, 'redo');
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();

  await app.open(page, `/c/${id}`);
  await page.getByRole('button', { name: 'Correct the date' }).click();
  const why = page.getByLabel('Why');
  await why.click();
  await page.keyboard.type('a slip');
  await choose(page, 'undo');
  await expect(why).not.toHaveValue('a slip');
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();
  await lent.dispose();
});
