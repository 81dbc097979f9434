/** A little state outside React: whoever looks at it is drawn anew when it changes, and nobody else. */
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** State that can be read and watched, but not set. */
export interface Seen<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Seen<T> {
  readonly set: (to: T) => void;
}

let changingTogether = 0;

/** Draws all changes that `run` makes, in stores and in views, at once. */
export function together<T>(run: () => T): T {
  changingTogether += 1;
  try {
    return notifyManager.batch(run);
  } finally {
    changingTogether -= 1;
  }
}

export function storeOf<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set: (to) => {
      if (Object.is(to, value)) return;
      value = to;
      // Changes by a key are on the screen before the next key.
      if (changingTogether > 0) notifyManager.schedule(tell);
      else tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** `part` gives the same value as long as its part is the same. */
export function useStore<T, P>(store: Seen<T>, part: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
