/** The page is left, loaded anew or closed: what was typed last goes to the file, and a browser asks before it leaves what can't. */
import { hasLost, sendRest } from '../client/kept-drafts.ts';

export function followLeaving(): void {
  window.addEventListener('pagehide', sendRest);
  // The desktop window goes with its host.
  if (window.holdout !== undefined) return;
  window.addEventListener('beforeunload', (event) => {
    if (hasLost()) event.preventDefault();
  });
}
