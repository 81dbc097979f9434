/** Undo on the shelf: by its title in the top bar, by Ctrl+Z, and in another window. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

async function press(page: Page, name: RegExp | string): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

const own = test.extend({ data: 'own' });

own(
  'a what-if copy is renamed, kept and thrown away, and each is taken back by Ctrl+Z, across a reload',
  async ({ app, page }) => {
    const campaign = await campaignOf(page);
    await call(page, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
    await app.open(page);
    await expect(button(page, 'Undo: Make the copy What if')).toBeVisible();

    await press(page, 'What to do with What if');
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('What if Ines lives');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo: Rename What if to What if Ines lives')).toBeVisible();
    await press(page, 'Keep What if Ines lives');
    await expect(page.getByText('Kept What if Ines lives as a copy.')).toBeVisible();
    await expect(page.getByRole('row', { name: /What if Ines lives/ })).toContainText('Copy of Merrow Ford');
    await expect(button(page, 'Undo: Keep What if Ines lives')).toBeVisible();

    await app.open(page, '/settings');
    await app.open(page);
    await expect(button(page, 'Undo: Keep What if Ines lives')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    // The copy itself has been touched since it was made.
    await expect(button(page, /^Undo: /)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /What-if copy of Merrow Ford/ })).toContainText('What if');
    const { campaigns } = await call(page, 'shelf.list', {});
    expect(campaigns.map(({ name }) => name).toSorted()).toEqual(['Merrow Ford', 'What if']);

    await press(page, 'Throw away What if');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await press(page, 'Undo: Throw away What if');
    await expect(page.getByRole('row', { name: /What-if copy of Merrow Ford/ })).toBeVisible();
    // What says that it was done offers to undo it no more.
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
    await expect(button(page, /^Undo: /)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

own('deleted and brought back, both are undone; in a field Ctrl+Z is the field’s', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await call(page, 'campaign.delete', { campaign });
  await app.open(page);
  await page.getByText('Deleted', { exact: true }).click();
  await press(page, 'Bring back Merrow Ford');
  await expect(button(page, 'Undo: Bring back Merrow Ford')).toBeVisible();
  await press(page, 'What to do with Merrow Ford');
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  expect((await call(page, 'shelf.list', {})).undo?.title).toBe('Bring back Merrow Ford');
  await button(page, 'What to do with Merrow Ford').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(button(page, 'Undo: Delete Merrow Ford')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});

own('a key pressed while a dialog that was left is fading is not lost', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await call(page, 'campaign.delete', { campaign });
  await app.open(page);
  await expect(button(page, 'Undo: Delete Merrow Ford')).toBeVisible();
  const { document } = page.window;
  const fading = document.createElement('div');
  fading.setAttribute('role', 'dialog');
  document.body.append(fading);
  await button(page, 'Undo: Delete Merrow Ford').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});
