/** axe, in the middle of a story. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** Finds nothing on the page as it stands, neither in the dark nor by light. */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`);
    expect.soft(found, colorScheme).toEqual([]);
  }
}
