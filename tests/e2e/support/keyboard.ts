/** Moving about without a mouse. */
import { expect, type Page } from '@playwright/test';
import { atRest } from './app.ts';

/** More than any screen has. */
const MOST_STOPS = 400;

/**
 * Tabs on until this has the focus, once what was done before is over; fails when every stop of the fullest screen has
 * been passed.
 */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  await atRest(page);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return '';
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const label = labels.map((each) => each.textContent).join(' ');
      return focused.getAttribute('aria-label') ?? (label !== '' ? label : (focused.textContent ?? ''));
    });
    if (typeof name === 'string' ? found.trim() === name : name.test(found)) return;
  }
  throw new Error(`nothing called ${name} was reached by the Tab key`);
}

/** Tabs to a control and presses it. */
export async function press(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Types dice, or a card, into the question that is asked: one that still waits for its first die. */
export async function answer(page: Page, question: RegExp, keys: string): Promise<void> {
  const field = page.getByRole('group', { name: question }).getByRole('textbox').first();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type(keys);
}
