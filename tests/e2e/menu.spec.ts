/** What is chosen from the desktop window's menu, with a stand-in for the window. */
import type { Disposable, Page } from '@playwright/test';
import type { MenuItem } from '../../src/contract/desktop.ts';
import { beginCampaign, expect, test } from './support/app.ts';

/** Lends the page a window whose calls go to the same host, until it is disposed of. */
async function lendWindow(page: Page): Promise<Disposable> {
  return await page.addInitScript(() => {
    const listeners = new Set<(item: string) => void>();
    Object.assign(window, {
      choose: (item: string) => {
        for (const listener of listeners) listener(item);
      },
      holdout: {
        call: async (method: string, input: unknown) => {
          const response = await fetch(`/call/${method}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(input),
          });
          return response.json();
        },
        print: async () => undefined,
        savePdf: async () => null,
        onMenu: (listener: (item: string) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
  });
}

const choose = (page: Page, item: MenuItem) =>
  page.evaluate((chosen) => (window as unknown as { choose: (item: string) => void }).choose(chosen), item);

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
  await app.open(page, `/c/${id}`);
  await page.getByRole('button', { name: 'New dice' }).click();
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();
  await choose(page, 'undo');
  await expect(page.getByRole('button', { name: /^Redo: New dice/ })).toBeVisible();
  await choose(page, 'redo');
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();

  await page.getByRole('button', { name: 'Correct the date' }).click();
  const why = page.getByLabel('Why');
  await why.click();
  await page.keyboard.type('a slip');
  await choose(page, 'undo');
  await expect(why).not.toHaveValue('a slip');
  await expect(page.getByRole('button', { name: /^Undo: New dice/ })).toBeVisible();
  await lent.dispose();
});
