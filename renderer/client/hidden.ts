/** Parts of a screen that the player doesn’t want to see, remembered on this machine. */
import { useState } from 'react';

interface Hidden<Id extends string> {
  readonly hidden: readonly Id[];
  readonly toggle: (id: Id) => void;
}

/** `key` is theirs alone; what isn’t one of `all` is forgotten. */
export function useHidden<Id extends string>(key: string, all: readonly Id[]): Hidden<Id> {
  const [hidden, setHidden] = useState(() => remembered(key, all));
  const toggle = (id: Id) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    remember(key, next);
  };
  return { hidden, toggle };
}

/** Storage may be full, forbidden, or hold what another version wrote: then everything shows. */
function remembered<Id extends string>(key: string, all: readonly Id[]): readonly Id[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? all.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

function remember(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // The choice then lasts as long as the window.
  }
}
