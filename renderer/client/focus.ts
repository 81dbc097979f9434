/** Focus after the element that had it has left the screen. Everything here runs in effects, on the elements drawn by then. */
import { type RefObject, useEffect, useRef } from 'react';
import { paletteStore } from './palette-store.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to this if nothing has it. */
export function keepFocus(instead: () => HTMLElement | null | undefined): void {
  if (isLost()) instead()?.focus();
}

/** Focuses an element that has just come, unless the player has called for the palette by then: letters are for that. */
export function takeFocus(come: HTMLElement | null | undefined): void {
  if (!paletteStore.getState().opened) come?.focus({ preventScroll: true });
}

/** A question that waits has the focus. */
export const isAsked = (): boolean => document.activeElement?.closest('[data-question]') != null;

/**
 * A form that has come takes the focus, but not from a question that waits: after a restart both come by themselves, in
 * whichever order, and dice may be half typed.
 */
export function takeFocusInForm(come: HTMLElement | null | undefined): void {
  if (!isAsked()) takeFocus(come);
}

export const title = () => document.querySelector<HTMLElement>('h1');

export const focusTitle = (): void => title()?.focus();

/** Element that last had the focus, even if it has left the screen since. */
let last: Element | null = null;

/** Remembers the element that had the focus last, from the start on. */
export function followFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
}

/** Gives the focus to the title, or to `instead`, when `state` changes and the focused element has gone with it. */
export function useKeptFocus(state: unknown, instead: () => HTMLElement | null | undefined = title): void {
  const before = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the state is another.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (last?.isConnected === false) keepFocus(instead);
  }, [state]);
}

/** Gives the focus back to the opener when `open` turns false. */
export function useFocusOnClose(open: boolean, opener: RefObject<HTMLElement | null>): void {
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) opener.current?.focus();
    was.current = open;
  }, [open, opener]);
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
