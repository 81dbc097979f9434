/** Fetches the screens one may go to next while nobody waits for them, one after the other. */

import { whenIdle } from '../client/when-idle.ts';
import { SCREENS } from './screens.ts';

export function preloadScreens(): void {
  const loads = Object.values(SCREENS);
  const next = (at: number) => {
    const load = loads[at];
    if (load === undefined) return;
    whenIdle(() => {
      // A screen that can’t be fetched says so to whoever goes there.
      load().then(
        () => next(at + 1),
        () => undefined,
      );
    });
  };
  next(0);
}
