/** What a window of the browser host has heard of all that happens. */
import { ANYTHING, type Happened, type Told } from '../../src/contract/happened.ts';

export type Hear = (what: Happened) => void;

export interface Hearing {
  readonly told: (told: Told) => void;
  /** How far the host had come by what was told last. */
  readonly now: () => string;
}

/** Hears each thing once, from wherever it is told, and `ANYTHING` where something was missed. */
export function hearing(atFirst: string, hear: Hear): Hearing {
  let now = atFirst;
  return {
    now: () => now,
    told: (told) => {
      if (told.now === now) return;
      hear(told.what !== null && told.after === now ? told.what : ANYTHING);
      now = told.now;
    },
  };
}
