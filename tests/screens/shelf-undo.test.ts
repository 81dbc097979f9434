/** Undo on the shelf: what was deleted comes back by its title in the top bar, by Ctrl+Z, and from the notice. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { button, press } from './support/parts.ts';

async function remove(page: Page, name: string): Promise<void> {
  await press(page, `What to do with ${name}`);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(button(page, `Undo: Delete ${name}`)).toBeVisible();
}

const own = test.extend({ data: 'own' });

own('what was deleted in this window comes back, the last one first', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await call(page, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
  await app.open(page);
  await remove(page, 'Merrow Ford');
  await press(page, 'Throw away What if');
  await expect(button(page, 'Undo: Throw away What if')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What if' })).toBeVisible();
  await expect(button(page, /^Undo/)).toHaveCount(0);

  await remove(page, 'Merrow Ford');
  await press(page, 'Undo');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
  await expect(button(page, /^Undo/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

own(
  'what came back by another way isn’t offered; in a field Ctrl+Z is the field’s',
  async ({ app, page }) => {
    const campaign = await campaignOf(page);
    await call(page, 'campaign.copy', { campaign, name: 'Another way' });
    await app.open(page);
    await remove(page, 'Another way');
    await remove(page, 'Merrow Ford');
    await page.getByText('Deleted', { exact: true }).click();
    await press(page, 'Bring back Merrow Ford');
    await expect(button(page, 'Undo: Delete Another way')).toBeVisible();
    await press(page, 'What to do with Merrow Ford');
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Escape');
    expect((await call(page, 'shelf.list', {})).deleted.map(({ name }) => name)).toEqual(['Another way']);
  },
);

own('a key pressed while a dialog that was left is fading is not lost', async ({ app, page }) => {
  await campaignOf(page);
  await app.open(page);
  await remove(page, 'Merrow Ford');
  const { document } = page.window;
  const fading = document.createElement('div');
  fading.setAttribute('role', 'dialog');
  document.body.append(fading);
  await button(page, 'Undo: Delete Merrow Ford').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});
