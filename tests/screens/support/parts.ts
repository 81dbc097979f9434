/** Buttons and regions of a screen by their names. */
import type { Page } from './app.ts';

export const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

export async function press(page: Page, name: RegExp | string): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
