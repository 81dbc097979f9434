import { useEffect } from 'react';
import { isAskedToGiveUp } from './giving-up.ts';
import type { TypeAhead } from './type-ahead.ts';

/** Keys that lead away from what has just been done. */
const ELSEWHERE = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape'];

/** Keeps the keys that come before their question, wherever the focus is, for as long as the screen stands. */
export function useTypeAhead({ press, turnAway }: Pick<TypeAhead, 'press' | 'turnAway'>): void {
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (isAskedToGiveUp()) return;
      if (ELSEWHERE.includes(event.key)) turnAway();
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (!press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', type, { capture: true });
    window.addEventListener('pointerdown', turnAway, { capture: true });
    return () => {
      window.removeEventListener('keydown', type, { capture: true });
      window.removeEventListener('pointerdown', turnAway, { capture: true });
    };
  }, [press, turnAway]);
}
