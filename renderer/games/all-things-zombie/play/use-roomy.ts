import { useSyncExternalStore } from 'react';
import { useUnderWay } from './state/play-context.ts';

/** Windows without room for Play in more than two columns, at a table of one’s own and with a board; `play.module.css` has the same widths. */
const TWO_COLUMNS = { own: '(max-width: 1239px)', board: '(max-width: 1599px)' } as const;

/** There is room for figures, map and questions side by side. */
export function useRoomy(): boolean {
  const query = TWO_COLUMNS[useUnderWay('board') ? 'board' : 'own'];
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => !window.matchMedia(query).matches);
}
