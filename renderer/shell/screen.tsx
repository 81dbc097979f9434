/** A screen in a file of its own, fetched when somebody goes there. */
import type { ComponentType } from 'react';

/** The files of a screen couldn't be had: the host has stopped, or was started anew with other ones. */
export class ScreenMissing extends Error {
  constructor(cause: unknown) {
    super('This screen could not be loaded.', { cause });
    this.name = 'ScreenMissing';
  }
}

/** The router fetches it before it shows it: until then the screen that one comes from stays. */
export function screen(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  function Screen() {
    if (Loaded === undefined) throw new Error('expected the router to fetch a screen before it shows it');
    return <Loaded />;
  }
  const fetched = async () => {
    try {
      Loaded = await load();
    } catch (error) {
      // Another try may find the host there again.
      loading = undefined;
      throw new ScreenMissing(error);
    }
  };
  Screen.preload = () => {
    loading ??= fetched();
    return loading;
  };
  return Screen;
}
