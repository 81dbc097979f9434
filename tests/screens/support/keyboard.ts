/** Moving about without a mouse, as in the browser's stories. */
import type { Locator, Page as StoryPage } from '../../e2e/support/page.ts';
import { expect } from './expect.ts';
import { Page, Locator as PagesLocator } from './page.ts';
import { isShown } from './plain-style.ts';

/** More than any screen has. */
const MOST_STOPS = 400;

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Words of an element as they are spoken: nobody is told of a key beside them. */
function spoken(element: Element): string {
  // To copy each control of a page took as long as to press Tab.
  if (element.querySelector('[aria-hidden="true"]') === null) return element.textContent ?? '';
  const words = element.cloneNode(true) as Element;
  for (const hidden of words.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return words.textContent ?? '';
}

function calledOf(element: Element | null): string {
  if (element === null) return '';
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const label = labels.map((each) => each.textContent).join(' ');
  return element.getAttribute('aria-label') ?? (label !== '' ? label : spoken(element));
}

const isCalled = (element: Element | null, name: RegExp | string): boolean =>
  typeof name === 'string' ? calledOf(element).trim() === name : name.test(calledOf(element));

/** Once it is on the screen, or in that part of it, tabs on until it has the focus; fails when every stop has been passed. */
export async function tabTo(page: StoryPage, name: RegExp | string, part?: Locator): Promise<void> {
  if (!(page instanceof Page)) throw new Error('expected a page without a browser');
  const { document } = page.window;
  const within = part instanceof PagesLocator ? await part.one() : document;
  await page.until(
    () => [...within.querySelectorAll(STOPS)].some((stop) => isCalled(stop, name)) || undefined,
    () => `nothing is called ${name}`,
  );
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (isCalled(document.activeElement, name) && within.contains(document.activeElement)) return;
  }
  throw new Error(`nothing called ${name} was reached by the Tab key`);
}

/** Tabs to this control, whichever way is nearer, if it hasn't the focus already. */
export async function tabToThis(page: StoryPage, wanted: Locator): Promise<void> {
  if (!(page instanceof Page && wanted instanceof PagesLocator))
    throw new Error('expected a page without a browser');
  await expect(wanted).toBeVisible();
  await expect(wanted).toBeEnabled();
  const { document } = page.window;
  const to = await wanted.one();
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.hasAttribute('disabled') && isShown(stop),
  );
  const from = stops.indexOf(document.activeElement as HTMLElement);
  const back = from - stops.indexOf(to);
  const key = back > 0 && back < stops.length / 2 ? 'Shift+Tab' : 'Tab';
  for (let pressed = 0; document.activeElement !== to; pressed += 1) {
    if (pressed === MOST_STOPS) throw new Error(`${wanted} was not reached by the Tab key`);
    await page.keyboard.press(key);
  }
}

/** True if the focus is on this control as it stands. */
export function isFocused(wanted: Locator): boolean {
  if (!(wanted instanceof PagesLocator)) throw new Error('expected a page without a browser');
  const { activeElement } = wanted.page.window.document;
  return activeElement !== null && wanted.only() === activeElement;
}

/** Tabs to a control and presses it. */
export async function press(page: StoryPage, name: RegExp | string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Types dice, or a card, into the question that is asked: one that still waits for its first die. */
export async function answer(page: StoryPage, question: RegExp, keys: string): Promise<void> {
  const field = page.getByRole('group', { name: question }).getByRole('textbox').first();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type(keys);
}
