import { useSyncExternalStore } from 'react';
import { useUnderWay } from './state/play-context.ts';
import type { Room } from './state/tabs.ts';

/** Windows without room for Play in more than two columns, at a table of one’s own and with a board; `play.module.css` has the same widths. */
const TWO_COLUMNS = { own: '(max-width: 1239px)', board: '(max-width: 1599px)' } as const;

/** Windows without room for what to do beside the board, as at 200 %; at a table of one’s own all stands in one column there. */
const ONE_COLUMN = '(max-width: 920px)';

const matches = (query: string) => window.matchMedia(query).matches;

/** Room that the window has for the parts of the screen. */
export function useRoom(): Room {
  const board = useUnderWay('board');
  const two = TWO_COLUMNS[board ? 'board' : 'own'];
  const subscribe = (listener: () => void) => {
    const all = [two, ONE_COLUMN].map((query) => window.matchMedia(query));
    for (const media of all) media.addEventListener('change', listener);
    return () => {
      for (const media of all) media.removeEventListener('change', listener);
    };
  };
  return useSyncExternalStore(subscribe, () => {
    if (board && matches(ONE_COLUMN)) return 'one';
    return matches(two) ? 'two' : 'three';
  });
}
