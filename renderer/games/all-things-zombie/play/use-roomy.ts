import { useSyncExternalStore } from 'react';

/** Windows without room for Play in two columns; `play.module.css` has the same width. */
const TWO_COLUMNS = '(max-width: 1239px)';

const query = () => window.matchMedia(TWO_COLUMNS);

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** There is room for figures, map and questions side by side. */
export const useRoomy = (): boolean => useSyncExternalStore(subscribe, () => !query().matches);
