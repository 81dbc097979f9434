/** Keeps the first thing found marked for Enter: what is found later than the letters were typed isn't, by itself. */
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the field that is searched by. `listOf` gives the list of what was found, null while none shows; `marked` is what
 * the one that Enter takes carries.
 */
export function useMarked(
  sought: boolean,
  listOf: (field: HTMLInputElement) => Element | null,
  marked: string,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!sought) return;
    const mark = (): boolean => {
      const list = field.current === null ? null : listOf(field.current);
      if (list === null) return false;
      if (list.querySelector(`[${marked}]`) !== null) return true;
      // The key that a player would press.
      field.current?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }));
      return list.querySelector(`[${marked}]`) !== null;
    };
    if (mark()) return;
    // The list opens by itself: it may stand there later than what was found, and than all that is drawn here.
    const comes = new MutationObserver(() => {
      if (mark()) comes.disconnect();
    });
    comes.observe(document.body, { childList: true, subtree: true });
    return () => comes.disconnect();
  });
  return field;
}

/** The options of a list to pick from. */
export const useMarkedOption = (sought: boolean) => useMarked(sought, optionsOf, 'data-combobox-selected');

const optionsOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-controls') ?? '');
