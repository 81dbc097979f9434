/** Fetches the screens one may go to next while nobody waits for them, one after the other. */

import { whenIdle } from '../client/when-idle.ts';
import { SCREENS } from './screens.ts';

export function preloadScreens(): void {
  const loads = Object.values(SCREENS);
  const next = (at: number) => {
    const load = loads[at];
    if (load === undefined) return;
    whenIdle(() => {
      // Where one can't be had, whoever goes there is told.
      load().then(
        () => next(at + 1),
        () => undefined,
      );
    });
  };
  next(0);
}
