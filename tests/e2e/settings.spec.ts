/** The theme, as a browser wears it; what else holds for every campaign stands in tests/screens. */
import { call, expect, test } from './support/app.ts';

test('a theme is kept, and a window opens in it from the first moment', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Every scheme the page ever wears, from its first script on.
  const watching = await page.addInitScript(() => {
    const worn: (string | null)[] = [];
    Object.assign(window, { worn });
    new MutationObserver(() => {
      const scheme = document.documentElement.getAttribute('data-mantine-color-scheme');
      if (scheme !== null) worn.push(scheme);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await app.open(page, '/settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(async () => (await call(page, 'settings.get', {})).theme).toBe('dark');

  await app.restart();
  await app.open(page, '/settings');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const worn = await page.evaluate(() => (window as unknown as { worn: string[] }).worn);
  expect([...new Set(worn)]).toEqual(['dark']);

  await page.getByText('Same as the system', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await watching.dispose();
});

test('another window takes the theme over', async ({ app, context, page }) => {
  await app.open(page, '/settings');
  const other = await context.newPage();
  await app.open(other, '/settings');
  await other.getByText('Dark', { exact: true }).click();
  await expect.poll(async () => (await call(other, 'settings.get', {})).theme).toBe('dark');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
