/** A little state outside React: whoever looks at it is drawn anew when it changes, and nobody else. */
import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What is looked at. */
export interface Seen<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What this changes, in stores and in views, is drawn at once. */
export const together = <T>(run: () => T): T => notifyManager.batch(run);

export interface Store<T> extends Seen<T> {
  readonly set: (to: T) => void;
}

export function storeOf<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (to) => {
      if (Object.is(to, value)) return;
      value = to;
      notifyManager.schedule(() => {
        for (const listener of listeners) listener();
      });
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
