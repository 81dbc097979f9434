/** A little state outside React: whoever looks at it is drawn anew when it changes, and nobody else. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (to: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function storeOf<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (to) => {
      if (Object.is(to, value)) return;
      value = to;
      for (const listener of listeners) listener();
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
export function useStore<T, P>(store: Store<T>, part: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
