/** Moving about without a mouse. */
import type { Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 400;

/** Tabs on until this has the focus; fails once every stop of the fullest screen has been passed. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
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
