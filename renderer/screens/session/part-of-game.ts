/** Parts that a game adds to its screens, each fetched when it is first shown. */
import { type ComponentType, lazy } from 'react';

/** Parts by what loads them: whoever waits for one begins anew once it is there, and must find the same one. */
const parts = new WeakMap<object, unknown>();

export function partOfGame<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const found = parts.get(load) as ComponentType<P> | undefined;
  if (found !== undefined) return found;
  const part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (failure) {
      // Looked for anew the next time: a host that was away may be there again.
      parts.delete(load);
      throw failure;
    }
  });
  parts.set(load, part);
  return part as unknown as ComponentType<P>;
}
