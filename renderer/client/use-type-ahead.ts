import { useLayoutEffect } from 'react';
import { isAskedToGiveUp } from './giving-up.ts';
import type { TypeAhead } from './type-ahead.ts';

/** Keys that lead away from what has just been done. */
const ELSEWHERE = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape'];

/** A button or link that isn't part of the question. */
const isOfScreen = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a[href], button') !== null &&
  target.closest('fieldset') === null;

/** Key as it was typed, whatever Caps Lock makes of it: a letter is a capital with Shift alone. */
export function typedKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** A letter typed into a field that is gone, as if it were typed now. */
export function typeAgain(letter: string): void {
  const shiftKey = letter !== letter.toLowerCase();
  const event = new KeyboardEvent('keydown', { key: letter, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

/** Keeps the keys that come before their question, wherever the focus is, for as long as the screen stands. */
export function useTypeAhead({
  press,
  turnElsewhere,
  isElsewhere,
}: Pick<TypeAhead, 'press' | 'turnElsewhere' | 'isElsewhere'>): void {
  // Keys are taken from the moment the screen is seen.
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (isAskedToGiveUp()) return;
      if (ELSEWHERE.includes(event.key)) turnElsewhere();
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // Gone to by Tab, what Enter is pressed on is meant, whatever is still on its way.
      if (event.key === 'Enter' && isElsewhere() && isOfScreen(event.target)) return;
      if (!press(typedKey(event))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', type, { capture: true });
    window.addEventListener('pointerdown', turnElsewhere, { capture: true });
    return () => {
      window.removeEventListener('keydown', type, { capture: true });
      window.removeEventListener('pointerdown', turnElsewhere, { capture: true });
    };
  }, [press, turnElsewhere, isElsewhere]);
}
