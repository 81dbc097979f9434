/** Moving about without a mouse. */
import { expect, type Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 400;

/** What a control is called, where the page can tell; a pattern is handed over by its source and flags. */
interface Name {
  readonly text: string | null;
  readonly source: string;
  readonly flags: string;
}

const nameOf = (name: RegExp | string): Name =>
  typeof name === 'string'
    ? { text: name, source: '', flags: '' }
    : { text: null, source: name.source, flags: name.flags };

/** In the page: whether the element with the focus, or any that can have it, is called so. */
function isThere({ text, source, flags, focused }: Name & { readonly focused: boolean }): boolean {
  const calledOf = (element: Element | null): string => {
    if (element === null) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const label = labels.map((each) => each.textContent).join(' ');
    return element.getAttribute('aria-label') ?? (label !== '' ? label : (element.textContent ?? ''));
  };
  const fits = (element: Element | null): boolean => {
    const called = calledOf(element);
    return text === null ? new RegExp(source, flags).test(called) : called.trim() === text;
  };
  if (focused) return fits(document.activeElement);
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].some(
    fits,
  );
}

/** Once it is on the screen, tabs on until it has the focus; fails when every stop has been passed. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = nameOf(name);
  await page.waitForFunction(isThere, { ...wanted, focused: false });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere, { ...wanted, focused: true })) return;
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
