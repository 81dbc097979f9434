/** Where the focus goes when what held it has left the screen. */
import { useEffect } from 'react';

/** By then the page has been drawn anew, and whatever opened has given the focus back if it could. */
const DRAWN_MS = 100;

/** Once the page is drawn, gives the focus to this if nothing has it. */
export function keepFocus(instead: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) instead()?.focus();
  }, DRAWN_MS);
}

const title = () => document.querySelector<HTMLElement>('h1');

export const focusTitle = (): void => title()?.focus();
/** Once the page is drawn, gives the focus to its title if nothing has it. */
export const keepFocusOnTitle = (): void => keepFocus(title);

/** What had the focus last, even if it has left the screen since. */
let last: Element | null = null;

/** From the start on. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
}

/** The element itself, or for an item of a menu, which closes, the button that opened the menu. */
function opener(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menu !== null && menu !== undefined) return document.getElementById(menu);
  return element instanceof HTMLElement ? element : null;
}

/** For a dialog that is taken away when it closes: gives the focus back to what opened it. */
export function useFocusBack(): void {
  useEffect(() => {
    const { activeElement } = document;
    // Without motion a menu is gone, and the focus with it, before what was chosen in it opens.
    const from = opener(activeElement === document.body ? last : activeElement);
    return () => keepFocus(() => (from?.isConnected ? from : title()));
  }, []);
}
