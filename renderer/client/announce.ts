/** Says to a screen reader what a sighted player sees happen elsewhere on the page. */
import { storeOf, useStore } from './store.ts';

interface Said {
  readonly text: string;
  readonly times: number;
}

const said = storeOf<Said>({ text: '', times: 0 });
const whole = (now: Said) => now;

export function announce(text: string): void {
  said.set({ text, times: said.get().times + 1 });
}

export const useAnnounced = () => useStore(said, whole);
