/** Moving about without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 400;

/** Name of a control, in a form that the page can take; a pattern is handed over by its source and flags. */
interface Name {
  readonly text: string | null;
  readonly source: string;
  readonly flags: string;
}

const nameOf = (name: RegExp | string): Name =>
  typeof name === 'string'
    ? { text: name, source: '', flags: '' }
    : { text: null, source: name.source, flags: name.flags };

/** The shorter way round, and the most stops it takes. */
interface Way {
  readonly key: 'Tab' | 'Shift+Tab';
  readonly stops: number;
}

declare global {
  interface Window {
    /** While somebody tabs on: whether the focus is where it is to come to; then the Tab key leads no further. */
    isReached?: () => boolean;
    /** The Tab key leads on again. */
    goOn?: () => void;
  }
}

/** In the page: the way there, once it is on it; from then on the Tab key leads there and no further. */
function wayTo(to: Element | Name): Way | null {
  // Nobody is told of a key beside the words.
  const spoken = (element: Element): string => {
    const words = element.cloneNode(true) as Element;
    for (const hidden of words.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return words.textContent ?? '';
  };
  const calledOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const label = labels.map((each) => each.textContent).join(' ');
    return element.getAttribute('aria-label') ?? (label !== '' ? label : spoken(element));
  };
  const fits = (element: Element): boolean => {
    if (to instanceof Element) return element === to;
    return to.text === null
      ? new RegExp(to.source, to.flags).test(calledOf(element))
      : calledOf(element).trim() === to.text;
  };
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  const wanted = stops.findIndex(fits);
  const found = stops[wanted];
  if (found === undefined) return null;

  window.goOn?.();
  const isReached = () => document.activeElement !== null && fits(document.activeElement);
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isReached()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, true);
  window.isReached = isReached;
  window.goOn = () => window.removeEventListener('keydown', stop, true);

  if (isReached()) return { key: 'Tab', stops: 0 };
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const back = from - wanted;
  // The key comes from behind to another of a group's radio buttons.
  const isRadio = found instanceof HTMLInputElement && found.type === 'radio';
  if (back > 0 && back < stops.length / 2 && !isRadio) return { key: 'Shift+Tab', stops: back };
  return { key: 'Tab', stops: (wanted - from + stops.length) % stops.length };
}

/** Goes that way; where it leads elsewhere, on by the Tab key until every stop has been passed. */
async function go(page: Page, { key, stops }: Way): Promise<boolean> {
  const isReached = async () => (await page.evaluate(() => window.isReached?.())) === true;
  try {
    for (let press = 0; press < stops; press += 1) await page.keyboard.press(key);
    for (let more = 0; more < MOST_STOPS; more += AT_ONCE) {
      if (await isReached()) return true;
      for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press('Tab');
    }
    return await isReached();
  } finally {
    await page.evaluate(() => window.goOn?.());
  }
}

/** Presses sent before it is asked where they have led: asking takes as long as a press. */
const AT_ONCE = 8;

/** Once it is on the screen, tabs on until it has the focus; fails when every stop has been passed. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const found = await page.waitForFunction(wayTo, nameOf(name));
  const way = await found.jsonValue();
  if (way === null || !(await go(page, way)))
    throw new Error(`nothing called ${name} was reached by the Tab key`);
}

/** Presses Tab up to this one, see `tabTo`. */
export async function tabToThis(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  await expect(wanted).toBeEnabled();
  const way = await wanted.evaluate(wayTo);
  if (way !== null) await go(page, way);
  await expect(wanted).toBeFocused();
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

/** Tabs to a menu, opens it, and goes down to an item of it. */
export async function choose(page: Page, menu: RegExp | string, item: string): Promise<void> {
  await press(page, menu);
  const wanted = page.getByRole('menuitem', { name: item });
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const most = await items.count();
  for (let at = 0; at < most; at += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
