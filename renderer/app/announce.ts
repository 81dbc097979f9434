/** Says to a screen reader what a sighted player sees happen elsewhere on the page. */
import { useSyncExternalStore } from 'react';

let said = { text: '', times: 0 };
const listeners = new Set<() => void>();

export function announce(text: string): void {
  said = { text, times: said.times + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useAnnounced = () => useSyncExternalStore(subscribe, () => said);
