/** Listeners to news of one kind, each until it wants no more. */
export interface Listeners<T> {
  readonly add: (listener: (told: T) => void) => () => void;
  readonly tell: (what: T) => void;
}

/** `changed` is told whether anybody listens, whenever that is another. */
export function listeners<T>(changed: (any: boolean) => void = () => undefined): Listeners<T> {
  const all = new Set<(told: T) => void>();
  return {
    add: (listener) => {
      // The same one may listen twice.
      const own = (told: T) => listener(told);
      all.add(own);
      if (all.size === 1) changed(true);
      return () => {
        if (all.delete(own) && all.size === 0) changed(false);
      };
    },
    tell: (what) => {
      for (const listener of [...all]) listener(what);
    },
  };
}
