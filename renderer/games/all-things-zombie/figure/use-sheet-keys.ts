import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from '../../../client/focus.ts';
import type { FieldKey } from './use-editing.ts';

/** Calls back for Escape pressed inside the panel, unless it belongs to an open list of options (Mantine marks its field). */
export function useEscape(onEscape: () => void): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.matches('textarea, [data-mantine-stop-propagation="true"]')) return;
      latest.current();
    };
    const element = panel.current;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return panel;
}

/** Takes the focus to the sheet's heading when it opens, and when what had it is gone after something was done. */
export function useFocusOn(heading: RefObject<HTMLElement | null>, open: FieldKey | undefined): void {
  useEffect(() => takeFocus(heading.current), [heading]);
  useEffect(() => {
    if (open === undefined && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [heading, open]);
}
